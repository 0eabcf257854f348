import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { postChat } from '#shared/companion.ts'
import { adasBrowser } from '#test/support/browser.ts'
import { sendToCompanion } from './companion.ts'
import { prefersNoDelay, replyDelay, waitForReplyDelay } from './reply-delay.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'performance'] }))
afterEach(() => void vi.useRealTimers())

test('a longer reply takes a little longer, and none longer than 1.2 seconds from sending', () => {
  expect(replyDelay('Oh no.')).toBeLessThan(replyDelay('That was a long day, and it is over now.'))
  expect(replyDelay('Oh no.')).toBeGreaterThan(300)
  expect(replyDelay('x'.repeat(8000))).toBe(1200)
})

test('only what is left of the moment is waited, and nothing when the server took that long', async () => {
  const due = vi.fn()
  const sentAt = performance.now()
  vi.advanceTimersByTime(500)
  void waitForReplyDelay('x'.repeat(8000), sentAt).then(due)
  await vi.advanceTimersByTimeAsync(699)
  expect(due).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(due).toHaveBeenCalled()
  await waitForReplyDelay('x'.repeat(8000), sentAt)
})

test('where no movement is wanted nobody waits', () => {
  // jsdom has no media queries, which counts as reduced motion.
  expect(prefersNoDelay()).toBe(true)
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
  expect(prefersNoDelay()).toBe(false)
  vi.unstubAllGlobals()
})

test('a reply with help is shown at once, any other when it is due', async () => {
  vi.useRealTimers()
  const api = await adasBrowser()
  const words = { id: 'm', kind: 'companion' as const, place: 'Robin', text: 'Hello', writtenAt: 0 }
  const answer = { messages: [], reply: 'Hello there.', followUp: null }
  const paused: string[] = []
  const pause = async (reply: string) => void paused.push(reply)
  api.answer(postChat, { ...answer, care: { tier: 'concern', category: null, show: 'help' } })
  await sendToCompanion(words, pause)
  expect(paused).toEqual([])
  api.answer(postChat, { ...answer, care: { tier: 'none', category: null, show: null } })
  await sendToCompanion(words, pause)
  expect(paused).toEqual(['Hello there.'])
})
