/**
 * The only WebSocket of the web app: the connection to one thread. It reconnects after every loss, with growing pauses,
 * until it is closed on purpose; detects a silent peer; and passes on whatever arrives.
 */
import { me, socketToken } from '#shared/accounts.ts'
import { type ClientFrame, closeCodes, type ServerFrame } from '#shared/live.ts'
import { call } from './api.ts'
import { addressOf, readFrame } from './live-frames.ts'

const PAUSES_MS = [1000, 2000, 4000, 8000, 15_000]
const POLL_MS = 400
/** After this long without a frame we ping, and wait this long for the answer. */
const SILENCE_MS = 25_000
const ANSWER_MS = 8000

export type LiveStatus = {
  state: 'connecting' | 'open' | 'closed'
  /** Has been open at least once. */
  everOpen: boolean
  /** The server knows no such thread; the connection stays closed. */
  unknown: boolean
}

/** What arrives: frames, anything else as raw text, and the loss of the connection. */
export type LiveEvent = ServerFrame | { type: 'raw'; text: string } | { type: 'lost' }
export type Opened = Extract<ServerFrame, { type: 'opened' }>

export type Live = ReturnType<typeof openLive>

export function openLive(threadId: string) {
  let socket: WebSocket | undefined
  /** The thread's greeting on this connection. */
  let opened: Opened | undefined
  let attempts = 0
  let turn = 0
  let retrying: ReturnType<typeof setTimeout> | undefined
  let closedOnPurpose = false
  let receivedAt = 0
  let pingedAt = 0
  let status: LiveStatus = { state: 'connecting', everOpen: false, unknown: false }
  const watchers = new Set<() => void>()
  const listeners = new Set<(event: LiveEvent) => void>()

  function emit(event: LiveEvent): void {
    for (const listener of [...listeners]) listener(event)
  }

  /** The specification asks for the state to be polled every 400 ms. */
  function poll(): void {
    const state = stateOf(socket, retrying !== undefined || status.unknown)
    if (state !== status.state) {
      status = { ...status, state, everOpen: status.everOpen || state === 'open' }
      for (const watcher of watchers) watcher()
    }
    if (state === 'open') checkSilence()
  }

  function checkSilence(): void {
    const now = Date.now()
    if (pingedAt > receivedAt) {
      if (now - pingedAt > ANSWER_MS) lose()
    } else if (now - receivedAt > SILENCE_MS) ping()
  }

  function ping(): void {
    pingedAt = Date.now()
    send({ action: 'ping' })
  }

  async function connect(): Promise<void> {
    clearTimeout(retrying)
    retrying = undefined
    turn += 1
    const mine = turn
    try {
      const { token } = await call(socketToken)
      if (mine === turn && !closedOnPurpose) open(token)
    } catch {
      // A missing session is handled by the call itself; anything else is retried.
      if (mine === turn && !closedOnPurpose) retry()
    }
  }

  function open(token: string): void {
    const tries = attempts
    const line = new WebSocket(addressOf(threadId, token))
    socket = line
    line.onopen = () => {
      attempts = 0
      receivedAt = Date.now()
    }
    line.onmessage = ({ data }) => receive(String(data))
    line.onclose = ({ code }) => {
      // Closed by the server before the thread was opened: not a success.
      if (!opened) attempts = Math.max(attempts, tries)
      lost(code)
    }
  }

  function receive(data: string): void {
    receivedAt = Date.now()
    const event = readFrame(data)
    if (event?.type === 'opened') opened = event
    if (event) emit(event)
  }

  function lost(code: number): void {
    socket = undefined
    opened = undefined
    emit({ type: 'lost' })
    if (closedOnPurpose) return
    if (code === closeCodes.threadUnknown) {
      status = { ...status, unknown: true }
      return
    }
    // A call learns that the session has ended and tells the rest of the app.
    if (code === closeCodes.sessionEnded) call(me).catch(() => {})
    if (code === closeCodes.flooding) attempts = PAUSES_MS.length
    retry()
  }

  /** A silent connection would take minutes to close on its own. */
  function lose(): void {
    const silent = socket
    if (!silent) return
    silent.onopen = silent.onmessage = silent.onclose = null
    silent.close()
    lost(closeCodes.tryAgain)
  }

  function retry(): void {
    retrying = setTimeout(() => void connect(), PAUSES_MS[Math.min(attempts, PAUSES_MS.length - 1)])
    attempts += 1
  }

  /** When the network is back or the tab becomes visible: no need to wait for the next retry. */
  function reconnectNow(): void {
    if (document.visibilityState === 'hidden' || closedOnPurpose) return
    if (retrying !== undefined) void connect()
    else if (socket?.readyState === WebSocket.OPEN && pingedAt <= receivedAt) ping()
  }

  function send(frame: ClientFrame): boolean {
    if (socket?.readyState !== WebSocket.OPEN) return false
    socket.send(JSON.stringify(frame))
    return true
  }

  const polling = setInterval(poll, POLL_MS)
  window.addEventListener('online', reconnectNow)
  window.addEventListener('offline', lose)
  document.addEventListener('visibilitychange', reconnectNow)
  void connect()

  return {
    getStatus: () => status,
    subscribe(watcher: () => void): () => void {
      watchers.add(watcher)
      return () => void watchers.delete(watcher)
    },
    listen(listener: (event: LiveEvent) => void): () => void {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    /** The reader's identity in the thread, once it has answered. */
    opened: () => opened,
    /** Returns whether it was sent: only while the connection is open. */
    send,
    close(): void {
      closedOnPurpose = true
      clearTimeout(retrying)
      clearInterval(polling)
      window.removeEventListener('online', reconnectNow)
      window.removeEventListener('offline', lose)
      document.removeEventListener('visibilitychange', reconnectNow)
      socket?.close()
    },
  }
}

function stateOf(socket: WebSocket | undefined, waiting: boolean): LiveStatus['state'] {
  if (socket?.readyState === WebSocket.OPEN) return 'open'
  return waiting ? 'closed' : 'connecting'
}
