import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import type { GroupMessage } from '#shared/live.ts'
import { storage } from '#web/platform/storage.ts'
import { activeThreads, enterThread } from './active-threads.ts'
import { cachedThread, forgetPerson } from './cached-thread.ts'
import { parseThread, serializeThread } from './serialize-thread.ts'
import { emptyThread, withMessage, withOwn, withReaction } from './thread.ts'

const message = (seq: number, text = `words ${seq}`): GroupMessage => ({
  type: 'group_message',
  stream_id: 'sleep',
  id: `m${seq}`,
  seq,
  from: 'Ben',
  userId: 'p-ben',
  text,
  timestamp: new Date(seq).toISOString(),
})
const many = (count: number, text?: string) =>
  Array.from({ length: count }, (_, seq) => message(seq + 1, text)).reduce(withMessage, {
    ...emptyThread,
    loaded: true,
    seq: count,
  })

beforeEach(() => {
  storage.clearPerson()
  storage.set('auth_token', 'token')
  storage.set('auth_user', JSON.stringify({ sub: 'ada', email: 'ada@example.org' }))
})

test('what is written says nothing to a glance, and is read again as it was', () => {
  const thread = withReaction(
    withOwn(many(3), 'm2', () => ({ note: 'No tags', reply: { text: 'I hear you', at: '', help: false } })),
    'm1',
    '👍',
  )
  const written = serializeThread(thread, 'ada')
  for (const text of ['words 1', 'No tags', 'I hear you']) expect(written).not.toContain(text)
  expect(parseThread(written, 'ada')).toEqual(thread)
})

test('nobody reads what was kept for somebody else, and what is damaged is nothing', () => {
  const written = serializeThread(many(1), 'ada')
  expect(parseThread(written, 'ben')).toBeNull()
  expect(parseThread(written.replace(/"text":"..../, '"text":"xxxx'), 'ada')).toBeNull()
  expect(parseThread('{', 'ada')).toBeNull()
})

test('only the newest are kept, in number and in length, and it is known that there were more', () => {
  const kept = parseThread(serializeThread(many(500), 'ada'), 'ada')
  expect(kept?.messages).toHaveLength(200)
  expect(kept?.messages.at(-1)?.seq).toBe(500)
  expect(kept?.more).toBe(true)
  const long = parseThread(serializeThread(many(60, 'x'.repeat(8000)), 'ada'), 'ada')
  expect(long?.messages).toHaveLength(25)
})

test('one’s own side is written at once and there for the next page', () => {
  const kept = cachedThread('ada', 'sleep')
  kept.change(thread => withOwn(thread, 'mine', () => ({ said: true })), 'now')
  expect(parseThread(storage.getThread('sleep'), 'ada')?.own).toEqual({ mine: { said: true } })
})

test('after a sign-out nothing is written any more, not even late', () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const kept = cachedThread('ada', 'sleep')
  kept.change(thread => withMessage(thread, message(1)))
  storage.clearPerson()
  kept.change(thread => withReaction(thread, 'm1', '👍'), 'now')
  vi.runAllTimers()
  expect(storage.getThread('sleep')).toBeNull()
})

test('once Ada has blocked Ben, nothing that he said is left in her browser, in any thread', () => {
  const chloe: GroupMessage = { ...message(3), from: 'Chloé', userId: 'p-chloe', text: 'Hello both.' }
  const here = cachedThread('ada', 'sleep')
  onTestFinished(here.subscribe(() => {}))
  here.change(() => withMessage(many(2), chloe), 'now')
  // His messages cannot be told apart there: he has another id in each thread.
  cachedThread('ada', 'career').change(() => withOwn(many(2), 'mine', () => ({ note: 'No tags' })), 'now')
  storage.setThread('growth', serializeThread(many(2), 'ada'))

  forgetPerson('ada', 'sleep', 'p-ben')
  expect(here.get().messages).toEqual([chloe])
  expect(parseThread(storage.getThread('sleep'), 'ada')?.messages).toEqual([chloe])
  for (const threadId of ['career', 'growth']) {
    const emptied = { loaded: false, messages: [] }
    expect(cachedThread('ada', threadId).get()).toMatchObject(emptied)
    expect(parseThread(storage.getThread(threadId), 'ada')).toMatchObject(emptied)
  }
  expect(cachedThread('ada', 'career').get().own).toEqual({ mine: { note: 'No tags' } })
})

test('a tab in which Ada did not block Ben lets go of him too, but for the thread she sees there', () => {
  const seen = cachedThread('ada', 'sleep')
  const left = cachedThread('ada', 'career')
  onTestFinished(seen.subscribe(() => {}))
  for (const kept of [seen, left]) kept.change(() => many(2))
  window.dispatchEvent(new StorageEvent('storage', { key: 'twinbot_others_forgotten', newValue: 'now' }))
  expect(left.get().messages).toEqual([])
  // Its connection tells it what is visible from now on.
  expect(seen.get().messages).toHaveLength(2)
})

test('the five newest threads are remembered, each once, and only those are kept', () => {
  for (const id of ['sleep', 'career', 'anxiety', 'career', 'growth', 'purpose', 'trauma'] as const) {
    storage.setThread(id, '{}')
    enterThread(id)
  }
  expect(activeThreads()).toEqual(['trauma', 'purpose', 'growth', 'career', 'anxiety'])
  expect(storage.getThread('sleep')).toBeNull()
  storage.set('activeGroupThreads', '["nowhere", 7, "sleep"]')
  expect(activeThreads()).toEqual(['sleep'])
  storage.set('activeGroupThreads', 'no list')
  expect(activeThreads()).toEqual([])
})
