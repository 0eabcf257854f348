import { afterEach, expect, test } from 'vitest'
import type { Care } from '#shared/care.ts'
import { storage } from '#web/platform/storage.ts'
import { careStore } from './care-store.ts'

const crisis: Care = { tier: 'crisis', category: 'suicide_active', show: 'panel' }
const concern: Care = { tier: 'concern', category: 'suicide_passive', show: 'row', checkIn: 'living' }
const nothing: Care = { tier: 'none', category: null, show: null }
const isOpen = () => careStore.get().panel !== null

afterEach(() => storage.clearPerson())

test('one message that is read, answered and delivered opens the panel once', () => {
  careStore.handle(crisis, { id: 'a', surface: 'group' })
  expect(isOpen()).toBe(true)
  careStore.close()
  careStore.handle(crisis, { id: 'a', row: 'reply a', surface: 'group' })
  expect(isOpen()).toBe(false)
  careStore.handle(nothing, { id: 'b', surface: 'group' })
  expect(isOpen()).toBe(false)
  careStore.handle(crisis, { id: 'c', surface: 'group' })
  expect(isOpen()).toBe(true)
})

test('support mode is kept for when the server is away, and leaves with the person', () => {
  careStore.handle(crisis, { id: 'd', surface: 'companion' })
  expect(careStore.get().until - Date.now()).toBeGreaterThan(23 * 3_600_000)
  expect(storage.get('twinbot_support_until')).not.toBeNull()
  storage.clearPerson()
  expect(careStore.get()).toEqual({
    panel: null,
    checkIns: {},
    questions: {},
    open: {},
    until: 0,
    young: false,
  })
  expect(storage.get('twinbot_support_until')).toBeNull()
})

test('a worry is asked about once; yes leads to the panel, the other answers do not', () => {
  careStore.handle(concern, { id: 'e', row: 'reply e', surface: 'companion' })
  expect(careStore.get().checkIns).toEqual({ 'reply e': 'asked' })
  expect(isOpen()).toBe(false)
  careStore.answer('reply e', 'unsaid', 'companion')
  careStore.handle(concern, { id: 'e', row: 'reply e', surface: 'companion' })
  expect(careStore.get().checkIns).toEqual({ 'reply e': 'unsaid' })
  expect([isOpen(), careStore.get().until]).toEqual([false, 0])
  careStore.answer('reply e', 'yes', 'companion')
  expect(isOpen()).toBe(true)
  expect(careStore.get().until).toBeGreaterThan(Date.now())
})

test('that somebody is under 18 is known to every panel of this tab, and leaves with the person', () => {
  careStore.handle({ ...concern, young: true }, { id: 'f', surface: 'companion' })
  expect(careStore.get().young).toBe(true)
  careStore.handle(crisis, { id: 'g', surface: 'companion' })
  expect(careStore.get().young).toBe(true)
  storage.clearPerson()
  expect([careStore.get().young, storage.getTab('twinbot_care_young')]).toEqual([false, null])
})

test('of the questions asked in one place the last waits for its answer, also after a reload', () => {
  careStore.handle(concern, { id: 'h', row: 'reply h', surface: 'companion' })
  careStore.handle(concern, { id: 'i', row: 'reply i', surface: 'companion' })
  careStore.handle(concern, { id: 'j', row: 'reply j', surface: 'group' })
  const { open } = careStore.get()
  expect(open).toEqual({ companion: 'reply i', group: 'reply j' })
  storage.clearPerson()
  careStore.handle(concern, { id: 'k', row: 'reply k', surface: 'group' })
  careStore.askAgain({
    companion: { row: open.companion ?? '', question: 'panic' },
    group: { row: open.group ?? '', question: 'living' },
  })
  expect(careStore.get().questions).toEqual({ 'reply k': 'living', 'reply i': 'panic' })
  // Something newer was asked here in the meantime.
  expect(careStore.get().open).toEqual({ companion: 'reply i', group: 'reply k' })
  expect(careStore.get().checkIns).toEqual({ 'reply k': 'asked', 'reply i': 'asked' })
  careStore.answer('reply i', 'no', 'companion')
  expect(careStore.get().open).toEqual({ group: 'reply k' })
})

test('a false alarm is over at once, by the button or by what she said', () => {
  careStore.handle(crisis, { id: 'l', surface: 'companion' })
  careStore.notMeant()
  expect([isOpen(), careStore.get().until, storage.get('twinbot_support_until')]).toEqual([false, 0, null])
  careStore.handle(crisis, { id: 'm', surface: 'companion' })
  careStore.handle({ ...nothing, over: true }, { id: 'n', surface: 'companion' })
  expect([isOpen(), careStore.get().until]).toEqual([false, 0])
})

test('a reply that asks nothing has no question under it, and no in words answers the one before', () => {
  careStore.handle(concern, { id: 'o', row: 'reply o', surface: 'companion' })
  careStore.handle({ ...nothing, answered: 'no' }, { id: 'p', row: 'reply p', surface: 'companion' })
  expect(careStore.get().checkIns).toEqual({ 'reply o': 'no' })
  const { checkIn: _, ...unasked } = concern
  careStore.handle(unasked, { id: 'q', row: 'reply q', surface: 'companion' })
  expect(careStore.get().checkIns).toEqual({ 'reply o': 'no' })
})
