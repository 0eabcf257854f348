/// <reference types="node" />
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { WebSocket as Peer, WebSocketServer } from 'ws'
import { socketToken } from '#shared/accounts.ts'
import type { Care } from '#shared/care.ts'
import { classify, getHierarchy, getTags } from '#shared/classification.ts'
import { postChat } from '#shared/companion.ts'
import { type RefusalCode, refusals } from '#shared/errors.ts'
import { closeCodes, type SendMessage, type ServerFrame } from '#shared/live.ts'
import { openStubApi, type StubApi } from '#test/support/stub-api.ts'
import { createOutbox } from '#web/platform/outbox.ts'
import { memoryStore } from '#web/platform/outbox-store.ts'
import { getPageConfig } from '#web/platform/page-config.ts'
import { shareConnection } from '#web/platform/shared-connections.ts'
import { newMessageId, type Unsent } from '#web/platform/unsent.ts'
import { sendToThread } from './group-chat.ts'
import { useThread } from './use-thread.ts'

const care: Care = { tier: 'none', category: null, show: null }
const PAUSES_MS = [1000, 2000, 4000, 8000, 15_000]
const setTimeoutOfBrowser = globalThis.setTimeout

let api: StubApi
let server: WebSocketServer
/** The busy server's answers to the next messages, in order. */
let answers: (RefusalCode | 'cut off')[]
/** Everything that was received, and what of it was accepted. */
let tried: SendMessage[]
let taken: SendMessage[]
/** How long the pauses between retries would have been, and how long they are. */
let paused: number[]
let pauseMs: number
/** One per test: messages still being sent must not share the next test's connection. */
let threadId: string
const stops: (() => void)[] = []

beforeEach(async () => {
  answers = []
  tried = []
  taken = []
  paused = []
  pauseMs = 5
  threadId = `sleep-${newMessageId()}`
  // The socket of this test environment cannot dispatch events to its own window.
  vi.stubGlobal('WebSocket', Peer)
  // Unless a test says otherwise, retries happen at once.
  vi.stubGlobal('setTimeout', (work: () => void, ms = 0) => {
    const isPause = PAUSES_MS.includes(ms)
    if (isPause) paused.push(ms)
    return setTimeoutOfBrowser(work, isPause ? pauseMs : ms)
  })
  api = await openStubApi()
  api.answer(socketToken, { token: 'short', expiresAt: '' })
  api.answer(getTags, {})
  api.answer(getHierarchy, {})
  api.answer(classify, { results: {}, labels: [], care })
  api.answer(postChat, { messages: [], reply: 'I am here.', followUp: null, care })
  server = new WebSocketServer({ port: 0, host: '127.0.0.1' })
  server.on('connection', peer => {
    tell(peer, { type: 'opened', stream_id: threadId, seq: 0, view: '', userId: 'p-ada', from: 'Ada' })
    peer.on('message', data => hear(peer, JSON.parse(String(data))))
  })
  await once(server, 'listening')
  getPageConfig().apiBaseUrl = api.url
  getPageConfig().socketPath = `http://127.0.0.1:${(server.address() as AddressInfo).port}/production`
})

afterEach(async () => {
  cleanup()
  for (const stop of stops.splice(0)) stop()
  for (const peer of server.clients) peer.terminate()
  await new Promise(resolve => server.close(resolve))
  vi.unstubAllGlobals()
})

function tell(peer: Peer, frame: ServerFrame): void {
  peer.send(JSON.stringify(frame))
}

function hear(peer: Peer, frame: SendMessage): void {
  tried.push(frame)
  const answer = answers.shift()
  if (answer === 'cut off') return peer.close(closeCodes.flooding)
  if (answer) {
    const [, error] = refusals[answer]
    return tell(peer, { type: 'error', code: answer, error, id: frame.id, retryAfterSeconds: 2 })
  }
  taken.push(frame)
  tell(peer, { type: 'ack', id: frame.id, seq: taken.length, timestamp: new Date().toISOString(), care })
}

/** Ada's screen with a thread open. */
function openThread() {
  const store = memoryStore()
  const sender = (words: Unsent) => sendToThread(words, 'ada')
  const outbox = createOutbox({
    owner: 'ada',
    store: Promise.resolve(store),
    senders: { companion: sender, group: sender },
    isOwner: () => true,
  })
  const progress: string[] = []
  outbox.subscribe(() => {
    const now = outbox.get()[0]?.progress
    if (now && now !== progress.at(-1)) progress.push(now)
  })
  stops.push(shareConnection(threadId).leave, outbox.start())
  /** Returns the id of the message she sends. */
  async function say(text: string): Promise<string> {
    const id = newMessageId()
    await outbox.add({ id, kind: 'group', place: threadId, text, writtenAt: 0 })
    return id
  }
  return { outbox, store, progress, say }
}

test.each([
  ['told that the server is busy', ['busy', 'busy']],
  ['told that she is too fast', ['rate-limited', 'rate-limited']],
  ['cut off because she was far too fast', ['cut off']],
] as const)(
  'Ada is %s: her words wait on her screen and go out by themselves, once and in order',
  async (_, given) => {
    const { outbox, store, progress, say } = openThread()
    answers = [...given]
    const [first, second] = await Promise.all([say('Is anybody up?'), say('I am.')])
    await vi.waitFor(() => expect(taken).toHaveLength(2), { timeout: 20_000 })
    expect(taken.map(({ id, text }) => [id, text])).toEqual([
      [first, 'Is anybody up?'],
      [second, 'I am.'],
    ])
    // Nothing overtook the refused message, and every attempt sent the same one.
    expect(tried.map(({ id }) => id)).toEqual([...given.map(() => first), first, second])
    expect(progress).toContain('waiting')
    expect(progress).not.toContain('refused')
    await vi.waitFor(() => expect(outbox.get()).toEqual([]))
    expect(await store.list()).toEqual([])
    // Classified and answered once, not again for each attempt.
    expect(api.asked.filter(({ call }) => call === 'POST /api/chat')).toHaveLength(2)
  },
)

test('as long as the server is busy, Ada’s screen keeps what she wrote and asks less and less often', async () => {
  const { outbox, store, say } = openThread()
  answers = Array.from({ length: 1000 }, () => 'busy')
  await Promise.all([say('Is anybody up?'), say('I am.')])
  await vi.waitFor(() => expect(tried.length).toBeGreaterThan(10), { timeout: 20_000 })
  expect((await store.list()).map(({ text, refused }) => [text, refused])).toEqual([
    ['Is anybody up?', undefined],
    ['I am.', undefined],
  ])
  expect(outbox.get().map(({ text }) => text)).toEqual(['Is anybody up?', 'I am.'])
  expect(taken).toEqual([])
  // The longest pause is also how long we wait for the connection to open.
  expect(paused.filter(ms => ms < PAUSES_MS.at(-1)!)).toEqual(PAUSES_MS.slice(0, -1))
})

test('once the thread is open on Ada’s screen, what waited goes out at once', async () => {
  pauseMs = 3_600_000
  answers = ['busy']
  const { outbox, say } = openThread()
  const id = await say('Is anybody up?')
  await vi.waitFor(() => expect(paused).toContain(PAUSES_MS[0]), { timeout: 20_000 })
  renderHook(() => useThread(threadId, 'ada', outbox))
  await vi.waitFor(() => expect(taken).toMatchObject([{ id }]), { timeout: 20_000 })
})
