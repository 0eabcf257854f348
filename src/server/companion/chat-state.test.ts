import { expect, test } from 'vitest'
import { freshState } from './answering/state.ts'
import { emptyState, readState } from './chat-state.ts'

const stored = (voice: unknown, more: object = {}) => ({
  asked: ['q1'],
  openQuestion: null,
  avoid: ['work'],
  voice,
  ...more,
})

test('what is stored is read again as it was', () => {
  const state = { ...emptyState(), asked: ['q4'], voice: { ...freshState(), turn: 3 } }
  expect(readState(JSON.parse(JSON.stringify(state)))).toEqual({ state, isOld: false })
})

test('she still learns why she was answered so in a chat stored when the threshold was called a bar', () => {
  const why = { id: 'w1', from: 'moment', name: 'got the job', score: 0.8, missed: true }
  const older = stored({ ...freshState(), turn: 3, whys: [{ ...why, bar: 0.6 }] })
  const voice = { ...freshState(), turn: 3, whys: [{ ...why, threshold: 0.6 }] }
  expect(readState(older)).toEqual({ state: { ...stored(voice) }, isOld: false })
})

test('of a chat kept by the earlier voice her sentences, their days and what to leave alone stay', () => {
  const memories = [{ id: 'm1', turn: 2, said: 'My sister moved to Lisbon.', clause: 'your sister moved' }]
  const old = stored({ turn: 9, used: [], memories }, { memoryTimes: { m1: { saidAt: 5, lastUsedAt: 7 } } })
  const read = readState(old)
  expect(read).toMatchObject({ isOld: true, state: { asked: ['q1'], avoid: ['work'] } })
  expect(read?.state.voice.memories).toEqual([
    { id: 'm1', said: 'My sister moved to Lisbon.', at: 5, usedAt: 7, turn: 0 },
  ])
})

test.each([null, 7, 'x', { memories: 3 }, { version: 2, turn: 'x' }, []])(
  'a voice stored as %j is begun anew, and the rest stays',
  voice => {
    expect(readState(stored(voice))?.state).toEqual({ ...stored(freshState()) })
  },
)

test('what is no state at all is said to be none', () => {
  for (const value of [null, 3, {}, { asked: 7 }]) expect(readState(value)).toBeUndefined()
})
