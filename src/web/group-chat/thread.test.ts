import { assert, constantFrom, property, shuffledSubarray, uniqueArray } from 'fast-check'
import { expect, test } from 'vitest'
import type { GroupMessage } from '#shared/live.ts'
import {
  emptyThread,
  type Page,
  type Thread,
  withChanged,
  withEarlier,
  withMessage,
  withMissed,
  withNewest,
  withOwn,
  withoutPerson,
  withQuoted,
  withReaction,
  withRemoved,
} from './thread.ts'

const message = (seq: number, more: Partial<GroupMessage> = {}): GroupMessage => ({
  type: 'group_message',
  stream_id: 'sleep',
  id: `m${seq}`,
  seq,
  from: 'Ben',
  userId: 'p-ben',
  text: `words ${seq}`,
  timestamp: new Date(seq * 1000).toISOString(),
  ...more,
})
const page = (messages: GroupMessage[], more: Partial<Page> = {}): Page => ({
  userId: 'p-ada',
  view: '',
  messages,
  changes: [],
  seq: messages.at(-1)?.seq ?? 0,
  more: false,
  ...more,
})
const seqs = (thread: Thread) => thread.messages.map(({ seq }) => seq)
const loaded = withNewest(emptyThread, page([1, 2, 3].map(seq => message(seq))))

test('messages stand once and in the server’s order, however often and in whatever order they come', () => {
  const all = [4, 5, 6, 7, 8].map(seq => message(seq))
  assert(
    property(
      shuffledSubarray(all, { minLength: 5 }),
      uniqueArray(constantFrom(...all), { minLength: 0, maxLength: 5 }),
      (once, again) => {
        const live = [...once, ...again].reduce(withMessage, loaded)
        expect(seqs(live)).toEqual([1, 2, 3, 4, 5, 6, 7, 8])
        // Live events and a fresh fetch lead to the same thread.
        const fetched = withMissed(loaded, page(all))
        expect(live.messages).toEqual(fetched.messages)
      },
    ),
  )
})

test('what was missed joins what came live meanwhile', () => {
  const live = withMessage(loaded, message(6))
  const caughtUp = withMissed(live, page([message(4), message(5)]))
  expect(seqs(caughtUp)).toEqual([1, 2, 3, 4, 5, 6])
  expect(caughtUp.seq).toBe(5)
})

test('too far behind, one begins anew and keeps only what came later', () => {
  const live = withMessage(loaded, message(1003))
  expect(seqs(withNewest(live, page([message(1001), message(1002)], { more: true })))).toEqual([
    1001, 1002, 1003,
  ])
})

test('earlier messages go above', () => {
  const thread = withNewest(emptyThread, page([message(9)], { more: true }))
  expect(seqs(withEarlier(thread, page([message(7), message(8)])))).toEqual([7, 8, 9])
})

test('words taken back are gone with everything said about them, and a late confirmation brings nothing back', () => {
  const mine = message(4, { id: 'mine', userId: 'p-ada', text: 'I regret this' })
  const said = withReaction(
    withOwn(withMessage(loaded, mine), 'mine', () => ({ note: 'No tags', said: true })),
    'mine',
    '👍',
  )
  const gone = withRemoved(said, 'mine')
  expect(JSON.stringify(gone)).not.toContain('I regret this')
  expect(gone.own).toEqual({})
  expect(gone.reactions).toEqual({})
  expect(withMessage(gone, mine)).toBe(gone)
  const missed = withMissed(said, page([], { changes: [{ ...mine, text: '', removed: true }], seq: 5 }))
  expect(missed.messages).toEqual(gone.messages)
  expect(missed.own).toEqual({})
})

test('a reaction is set by one click and taken back by the next', () => {
  const once = withReaction(loaded, 'm1', '❤️')
  expect(once.reactions).toEqual({ m1: ['❤️'] })
  expect(withReaction(once, 'm1', '❤️').reactions).toEqual({})
})

test('when one sees other people than before, nothing of what was known stays but one’s own', () => {
  const known = [message(4, { userId: 'p-ada' }), message(5)].reduce(withMessage, loaded)
  const seen = withNewest(known, page([message(1, { userId: 'p-chloe' })], { view: 'without ben', seq: 3 }))
  expect(seqs(seen)).toEqual([1, 4])
  expect(seen.view).toBe('without ben')
  expect(seqs(withNewest(known, page([message(3)])))).toEqual([3, 4, 5])
  expect(seqs(withoutPerson(known, 'p-ben'))).toEqual([4])
})

test('an edit replaces the words where they stand, and once unsent nothing brings them back', () => {
  const edited = message(2, { text: 'other words', edited: true })
  const after = withChanged(loaded, edited)
  expect(after.messages[1]).toEqual(edited)
  expect(withMissed(loaded, page([], { changes: [edited], seq: 4 })).messages).toEqual(after.messages)
  expect(JSON.stringify(withRemoved(after, 'm2'))).not.toContain('other words')
})

test('a quoted message further up changes with it, and goes when it is unsent or its author blocked', () => {
  const quoting = withQuoted(loaded, ['far', 'hidden'], [message(0, { id: 'far', text: 'far words' })])
  expect(quoting.quoted).toMatchObject({ far: { text: 'far words' }, hidden: null })
  const far = message(0, { id: 'far', text: 'edited', edited: true })
  expect(withChanged(quoting, far).quoted.far).toEqual(far)
  expect(withMissed(quoting, page([], { changes: [far], seq: 4 })).quoted.far).toEqual(far)
  expect(withRemoved(quoting, 'far').quoted.far).toBeNull()
  expect(withoutPerson(quoting, 'p-ben').quoted.far).toBeNull()
  expect(withNewest(quoting, page([], { view: 'without ben' })).quoted).toEqual({})
})

test('what the operator brings back stands where it stood; what is not known here stays away', () => {
  const hidden = withRemoved(loaded, 'm2')
  expect(hidden.messages[1]).toMatchObject({ text: '', removed: true })
  expect(withChanged(hidden, message(2)).messages).toEqual(loaded.messages)
  expect(withChanged(hidden, message(9))).toBe(hidden)
})
