/**
 * A group chat client on a bad network: keeps each message until it is acknowledged, resends when in doubt,
 * fetches what it missed, and is disconnected, duplicated and killed at random. When its node dies it
 * connects to the next.
 */
import { getMessages } from '#shared/group-chat.ts'
import type { GroupMessage, ServerFrame } from '#shared/live.ts'
import { createCaller } from '#test/support/call.ts'

export type Waiting = { id: string; text: string }
export type Account = { token: string; sub: string }

export type Faults = {
  /** Probabilities per message: disconnect, send the frame twice, lose the ack, kill the tab. */
  cut: number
  double: number
  loseAck: number
  killTab: number
}

export type Person = {
  outbox: Waiting[]
  /** What this client shows, by id. */
  view: Map<string, number>
  /** Events that arrived out of the thread's order. */
  disorder: number
  counts: { reconnects: number; tabs: number }
  stop(): void
}

export function createPerson(urls: string[], threadId: string, account: Account, faults: Faults): Person {
  const happens = (chance: number) => Math.random() < chance
  const counts = { reconnects: 0, tabs: 0 }
  const person: Person = { outbox: [], view: new Map(), disorder: 0, counts, stop }
  let cursor = { seq: 0 }
  let node = Math.floor(Math.random() * urls.length)
  let socket: WebSocket | undefined
  let stopped = false
  let underWay: string | undefined
  const pulse = setInterval(sendNext, 5)

  function stop(): void {
    stopped = true
    clearInterval(pulse)
    socket?.close()
  }

  function connect(): void {
    if (stopped) return
    const url = urls[node % urls.length]!
    const address = new URL('/production', url.replace('http', 'ws'))
    address.search = new URLSearchParams({ token: account.token, threadId }).toString()
    const opening = new WebSocket(address)
    let told = -1
    opening.onmessage = ({ data }) => {
      if (opening !== socket) return
      const frame: ServerFrame = JSON.parse(String(data))
      // Acks may repeat for old messages; everything else has exactly one position.
      if ('seq' in frame && frame.type !== 'ack') {
        if (frame.seq <= told) person.disorder += 1
        told = frame.seq
      }
      receive(frame, url)
    }
    opening.onclose = () => {
      if (opening !== socket) return
      socket = undefined
      underWay = undefined
      counts.reconnects += 1
      node += 1
      setTimeout(connect, 50 + Math.random() * 300)
    }
    opening.onerror = () => {}
    socket = opening
  }

  function receive(frame: ServerFrame, url: string): void {
    if (frame.type === 'opened' || frame.type === 'gap') return void catchUp(url)
    if (frame.type === 'group_message') show(frame)
    if (frame.type === 'error') underWay = undefined
    if (frame.type !== 'ack' || frame.id !== underWay) return
    if (happens(faults.loseAck)) return socket?.close()
    person.view.set(frame.id, frame.seq)
    person.outbox = person.outbox.filter(({ id }) => id !== frame.id)
    underWay = undefined
    if (happens(faults.killTab)) killTab()
  }

  function show({ id, seq }: GroupMessage): void {
    person.view.set(id, seq)
  }

  async function catchUp(url: string): Promise<void> {
    const call = createCaller(url, account.token)
    const own = cursor
    try {
      for (let more = true; more; ) {
        const query = { after: String(own.seq), limit: '200' }
        const page = await call(getMessages, { params: { threadId }, query })
        // The tab that made this call may have been killed since.
        if (own !== cursor) return
        page.messages.forEach(show)
        own.seq = page.seq
        more = page.more
      }
    } catch {
      socket?.close()
    }
  }

  /** Memory is lost; the outbox is in the browser's storage and stays. */
  function killTab(): void {
    counts.tabs += 1
    person.view.clear()
    cursor = { seq: 0 }
    socket?.close()
  }

  function sendNext(): void {
    const [next] = person.outbox
    if (!next || underWay || socket?.readyState !== WebSocket.OPEN) return
    underWay = next.id
    const frame = JSON.stringify({
      action: 'sendMessage',
      type: 'group_message',
      stream_id: threadId,
      userId: account.sub,
      timestamp: new Date().toISOString(),
      ...next,
    })
    socket.send(frame)
    if (happens(faults.double)) socket.send(frame)
    if (happens(faults.cut)) socket.close()
  }

  connect()
  return person
}
