import { afterEach, expect, test } from 'vitest'
import { storage } from '#web/platform/storage.ts'
import { loadLocalPlan, saveLocalPlan } from './local-plan.ts'

const plan = { signs: '', helps: 'The long way round the lake', company: '', people: 'Mum', surroundings: '' }
const keyOf = (letter: string) => btoa(letter.repeat(32))

afterEach(() => storage.clearPerson())

test('her plan opens again on her device, and says nothing to whoever looks into the browser', async () => {
  storage.set('twinbot_outbox_key', keyOf('a'))
  expect(await saveLocalPlan({ plan, waiting: true })).toBe(true)
  expect(await loadLocalPlan()).toEqual({ plan, waiting: true })
  expect(storage.get('twinbot_safety_plan')).not.toMatch(/lake|Mum/)
})

test('another’s key opens nothing, and signing out takes it away', async () => {
  storage.set('twinbot_outbox_key', keyOf('a'))
  await saveLocalPlan({ plan, waiting: false })
  storage.set('twinbot_outbox_key', keyOf('b'))
  expect(await loadLocalPlan()).toBeNull()
  storage.clearPerson()
  expect(storage.get('twinbot_safety_plan')).toBeNull()
})

test('without a key there is no copy rather than an open one', async () => {
  expect(await saveLocalPlan({ plan, waiting: true })).toBe(false)
  expect(storage.get('twinbot_safety_plan')).toBeNull()
})
