import { expect, test } from 'vitest'
import type { ChatMessage } from '#shared/companion.ts'
import type { CompanionAnswer } from './companion.ts'
import { type Page, spokenIn, withAnswer, withEarlier, withNewest } from './conversation.ts'

const message = (id: string, from: ChatMessage['from'] = 'bot'): ChatMessage => ({
  id,
  from,
  text: `text of ${id}`,
  timestamp: '2026-11-10T09:00:00.000Z',
})
const page = (ids: string[], before: number | null = null): Page => ({
  messages: ids.map(id => message(id)),
  before,
  title: null,
  archived: false,
})
const ids = ({ messages }: { messages: readonly ChatMessage[] }) => messages.map(({ id }) => id)

const answer = (show: NonNullable<CompanionAnswer>['care']['show'] = null): NonNullable<CompanionAnswer> => ({
  messages: [message('m', 'user'), message('r')],
  reply: 'text of r',
  followUp: { id: 'q7', text: 'What then?', category: 'feelings', messageId: 'q' },
  care: { tier: show ? 'crisis' : 'none', category: null, show },
})

test('what came earlier goes before, once', () => {
  const known = withEarlier(withNewest(null, page(['c', 'd'], 2)), page(['a', 'b', 'c']))
  expect(ids(known)).toEqual(['a', 'b', 'c', 'd'])
  expect(known.before).toBeNull()
})

test('looking again joins the newest page to what was paged back', () => {
  const known = withEarlier(withNewest(null, page(['c', 'd'], 2)), page(['a', 'b'], 1))
  const again = withNewest(known, page(['d', 'e'], 3))
  expect(ids(again)).toEqual(['a', 'b', 'c', 'd', 'e'])
  expect(again.before).toBe(1)
  expect([...again.fresh]).toEqual(['e'])
})

test('a new session takes the place of the one before', () => {
  const again = withNewest(withNewest(null, page(['a', 'b'])), page(['x', 'y']))
  expect(ids(again)).toEqual(['x', 'y'])
})

test('nothing moves in when a conversation is opened', () => {
  expect(withNewest(null, page(['a'])).fresh.size).toBe(0)
})

test('an answer adds the words, the reply and the question, however often it comes', () => {
  const known = withAnswer(withNewest(null, page(['a'])), answer())
  expect(ids(known)).toEqual(['a', 'm', 'r', 'q'])
  expect(known.messages.at(-1)).toMatchObject({ questionId: 'q7', text: 'What then?' })
  expect(ids(withAnswer(known, answer()))).toEqual(['a', 'm', 'r', 'q'])
  expect(spokenIn(answer())).toBe('text of r What then?')
})

test.each(['panel', 'row', 'help'] as const)('with help (%s) under the reply, no question follows', show => {
  const known = withAnswer(withNewest(null, page(['a'])), answer(show))
  expect(ids(known)).toEqual(['a', 'm', 'r'])
})
