/// <reference types="node" />
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { WebSocket as Peer, WebSocketServer } from 'ws'
import { me, socketToken } from '#shared/accounts.ts'
import { closeCodes } from '#shared/live.ts'
import { openStubApi, type StubApi } from '#test/support/stub-api.ts'
import { onSessionRefused } from './api.ts'
import { type Live, type LiveEvent, openLive } from './live.ts'
import { getPageConfig } from './page-config.ts'
import { shareConnection } from './shared-connections.ts'

let api: StubApi
let server: WebSocketServer
const peers: Peer[] = []
const addresses: string[] = []
const lines: Live[] = []
let welcome: (peer: Peer) => void

const opened = { type: 'opened', stream_id: 'sleep', seq: 7, view: '', userId: 'p-ada', from: 'Ada' } as const

/** As in a browser: closing a socket before it is open must not crash the page. */
class Line extends Peer {
  constructor(address: string | URL) {
    super(address)
    this.on('error', () => {})
  }
}

// The socket of this test environment cannot dispatch events to its own window.
vi.stubGlobal('WebSocket', Line)

beforeEach(async () => {
  peers.length = 0
  addresses.length = 0
  welcome = peer => peer.send(JSON.stringify(opened))
  api = await openStubApi()
  api.answer(socketToken, { token: 'short', expiresAt: new Date().toISOString() })
  server = new WebSocketServer({ port: 0, host: '127.0.0.1' })
  server.on('connection', (peer, request) => {
    peers.push(peer)
    addresses.push(request.url ?? '')
    welcome(peer)
  })
  await once(server, 'listening')
  // Calls and socket use two ports here, so the socket's address is absolute.
  getPageConfig().apiBaseUrl = api.url
  getPageConfig().socketPath = `http://127.0.0.1:${(server.address() as AddressInfo).port}/production`
})

afterEach(async () => {
  for (const line of lines.splice(0)) line.close()
  for (const peer of peers) peer.terminate()
  await new Promise(resolve => server.close(resolve))
})

function open(threadId = 'sleep') {
  const live = openLive(threadId)
  lines.push(live)
  const heard: LiveEvent[] = []
  live.listen(event => heard.push(event))
  return { live, heard }
}

const realSetTimeout = globalThis.setTimeout
afterEach(() => {
  globalThis.setTimeout = realSetTimeout
})

/** Skips the pauses between retries, and records how long they would have been. */
function hurried(): number[] {
  const pauses: number[] = []
  const hurry = (work: () => void, ms = 0) => {
    const isPause = [1000, 2000, 4000, 8000, 15_000].includes(ms)
    if (isPause) pauses.push(ms)
    return realSetTimeout(work, isPause ? 1 : ms)
  }
  globalThis.setTimeout = hurry as typeof setTimeout
  return pauses
}

const until = (check: () => unknown) => expect.poll(check).toBeTruthy()

test('the line carries a short-lived token and the thread, and says when it is open', async () => {
  const { live } = open()
  expect(live.getStatus()).toEqual({ state: 'connecting', everOpen: false, unknown: false })
  await until(() => live.getStatus().state === 'open')
  expect(live.getStatus().everOpen).toBe(true)
  expect(addresses).toEqual(['/production?token=short&threadId=sleep'])
  expect(live.opened()).toEqual(opened)
})

test('frames are passed on, anything else as the text it came in', async () => {
  const { live, heard } = open()
  await until(() => live.opened())
  peers[0]?.send('hello there')
  peers[0]?.send('{"type":"from-a-later-version"}')
  peers[0]?.send('{"type":"pong"}')
  await until(() => heard.length === 3)
  expect(heard).toEqual([opened, { type: 'raw', text: 'hello there' }, { type: 'pong' }])
})

test('nothing is sent while the line is not open', async () => {
  const { live } = open()
  expect(live.send({ action: 'typing' })).toBe(false)
  await until(() => live.opened())
  const got = once(peers[0]!, 'message')
  expect(live.send({ action: 'typing' })).toBe(true)
  expect(String((await got)[0])).toBe('{"action":"typing"}')
})

test('a lost line comes back after 1, 2, 4, 8, 15 and 15 seconds, and after 1 again once it was open', async () => {
  api.refuse(socketToken, 'unavailable')
  const pauses = hurried()
  const { live } = open()
  await until(() => pauses.length >= 6)
  api.answer(socketToken, { token: 'short', expiresAt: '' })
  await until(() => live.opened())
  expect(pauses.slice(0, 6)).toEqual([1000, 2000, 4000, 8000, 15_000, 15_000])
  pauses.length = 0
  peers.at(-1)?.terminate()
  await until(() => peers.length === 2 && live.opened())
  expect(pauses).toEqual([1000])
})

test('a server that takes every opening back at once is left more and more time', async () => {
  welcome = peer => peer.close(closeCodes.tryAgain)
  const pauses = hurried()
  open()
  await until(() => pauses.length >= 4)
  expect(pauses.slice(0, 4)).toEqual([1000, 2000, 4000, 8000])
})

test('for a thread that is not there the line stays closed and says so', async () => {
  welcome = peer => peer.close(closeCodes.threadUnknown)
  const pauses = hurried()
  const { live } = open('nowhere')
  await until(() => live.getStatus().unknown && live.getStatus().state === 'closed')
  expect(pauses).toEqual([])
  expect(peers).toHaveLength(1)
})

test('a session that has ended is told to the whole app', async () => {
  const { live } = open()
  await until(() => live.opened())
  api.refuse(me, 'not-signed-in')
  const told: string[] = []
  const stop = onSessionRefused(refusal => told.push(refusal))
  peers[0]?.close(closeCodes.sessionEnded)
  await until(() => told.length > 0)
  expect(told).toEqual(['signed-out'])
  stop()
})

test('closed on purpose, it does not come back', async () => {
  const pauses = hurried()
  const { live, heard } = open()
  await until(() => live.opened())
  live.close()
  await until(() => heard.some(({ type }) => type === 'lost'))
  expect(pauses).toEqual([])
  expect(peers).toHaveLength(1)
})

test('without a network the line is lost at once, and tried again when there is one', async () => {
  const { live } = open()
  await until(() => live.opened())
  window.dispatchEvent(new Event('offline'))
  expect(live.opened()).toBeUndefined()
  window.dispatchEvent(new Event('online'))
  await until(() => peers.length === 2 && live.opened())
})

test('two parts of a page share the line of a thread, and the last one closes it', async () => {
  const screen = shareConnection('sleep')
  const carrier = shareConnection('sleep')
  expect(carrier.live).toBe(screen.live)
  await until(() => screen.live.opened())
  carrier.leave()
  carrier.leave()
  expect(screen.live.send({ action: 'ping' })).toBe(true)
  screen.leave()
  await until(() => peers[0]?.readyState === peers[0]?.CLOSED)
})
