import { afterEach, expect, test } from 'vitest'
import type { Care } from '#shared/care.ts'
import { CallError } from '#web/platform/api.ts'
import { storage } from '#web/platform/storage.ts'
import { handleUnanswered } from './care.tsx'
import { careStore } from './care-store.ts'

afterEach(() => storage.clearPerson())

const failure = (care?: Care) => new CallError('unexpected', 500, '', care && { care })
const surface = 'companion'

test('a server that could store nothing is believed in what it heard', () => {
  const care: Care = { tier: 'crisis', category: 'abuse_violence', show: 'panel', young: true }
  handleUnanswered('He came into my room again.', { id: 'a', surface }, failure(care))
  expect(careStore.get()).toMatchObject({ panel: { category: 'abuse_violence' }, young: true })
})

test('nothing is asked under words that have no reply yet', () => {
  const care: Care = { tier: 'concern', category: null, show: 'row', checkIn: 'living' }
  handleUnanswered('I am so tired of it all.', { id: 'b', surface }, failure(care))
  expect(careStore.get().panel).toBeNull()
  expect(careStore.get().checkIns).toEqual({})
})

test('where nothing was heard there, the plainest words are heard here', () => {
  handleUnanswered('Today was long.', { id: 'c', surface }, failure())
  expect(careStore.get().panel).toBeNull()
  handleUnanswered('I want to die', { id: 'd', surface }, failure())
  expect(careStore.get()).toMatchObject({ panel: { category: null } })
})
