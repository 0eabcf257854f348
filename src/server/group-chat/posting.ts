/**
 * Posts judged messages: stores everything of one event-loop turn together, and only then delivers it.
 * Nothing is acknowledged before it is stored, and nothing is stored twice.
 */
import { createBatch } from '#server/platform/batch.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Connection } from '#server/platform/connection.ts'
import { isDiskFailure, isUnreachable } from '#server/platform/database-errors.ts'
import { textFrame } from '#server/platform/text-frame.ts'
import type { Care } from '#shared/care.ts'
import { Refusal } from '#shared/errors.ts'
import type { Person, SendMessage } from '#shared/live.ts'
import type { AppendResult, NewMessage } from './append-store.ts'
import type { Event } from './feed.ts'
import type { Feeds } from './feeds.ts'
import { freshMessage, timeOf } from './messages.ts'
import type { GroupStore } from './store.ts'
import type { Body, ThreadKey } from './thread-keys.ts'

/** Waiting this long joins more messages into one write per client, and nobody notices. */
const GATHER_MS = 2

/** Somebody in a thread, on one connection. */
export type Author = { connection: Connection; me: Person; key: ThreadKey }

type Posted = Author & { id: string; body: Body }
type Outcome = AppendResult | { state: 'failed'; error: unknown }
type Parts = {
  store: GroupStore
  feeds: Feeds
  /** The reason somebody may not post, if any. */
  refusalFor(userId: string): Refusal | undefined
  clock: Clock
}

export type Posting = ReturnType<typeof createPosting>

export function createPosting({ store, feeds, refusalFor, clock }: Parts) {
  /** The message being replied to, if it is in this thread. */
  async function answered({ connection }: Author, replyTo: string | undefined): Promise<string | undefined> {
    if (replyTo === undefined) return undefined
    const row = await store.message(connection.threadId, replyTo)
    return row?.id
  }

  async function post(author: Author, frame: SendMessage, judged: Care, replyTo?: string): Promise<void> {
    const { id } = frame
    const refusal = refusalFor(author.connection.caller.userId)
    if (refusal) throw refusal
    const body: Body = {
      text: frame.text.toWellFormed(),
      care: judged,
      ...(replyTo !== undefined && { replyTo }),
    }
    if (judged.show === 'held') return hold(author, id, body)
    const outcome = await write({ ...author, id, body })
    if (outcome.state === 'failed') throw outcome.error
    if (outcome.state === 'taken') throw new Refusal('id-taken')
  }

  async function hold({ connection, key }: Author, id: string, body: Body): Promise<void> {
    const { caller, threadId } = connection
    await store.hold({
      id,
      thread_id: threadId,
      user_id: caller.userId,
      at: clock.now(),
      body: key.seal(id, body),
    })
    throw new Refusal('held')
  }

  async function writeAll(posted: Posted[]): Promise<Outcome[]> {
    try {
      const outcomes = await store.append(posted.map(asNewMessage), clock.now())
      deliver(posted, outcomes)
      return outcomes
    } catch (error) {
      // Retrying one by one would only take longer to fail.
      if (isUnreachable(error) || isDiskFailure(error)) return posted.map(() => ({ state: 'failed', error }))
      throw error
    }
  }
  const write = createBatch(writeAll, { gatherMs: GATHER_MS })

  function deliver(posted: Posted[], outcomes: AppendResult[]): void {
    const byThread = new Map<string, Event[]>()
    posted.forEach((message, i) => {
      const outcome = outcomes[i]!
      if (outcome.state === 'fresh') add(byThread, message.connection.threadId, eventOf(message, outcome))
    })
    for (const [threadId, events] of byThread) feeds.deliver(threadId, events)
    posted.forEach((message, i) => {
      const outcome = outcomes[i]!
      if (outcome.state === 'known') acknowledgeAgain(message, outcome)
    })
  }

  function acknowledgeAgain({ connection, key, id }: Posted, known: AppendResult & { state: 'known' }): void {
    const judged = known.body ? key.open(id, known.body).care : noCare
    connection.write(ackFrame(id, known, judged))
  }

  return { answered, post, waiting: write.waiting }
}

function add<T>(lists: Map<string, T[]>, name: string, item: T): void {
  const list = lists.get(name)
  if (list) list.push(item)
  else lists.set(name, [item])
}

const noCare: Care = { tier: 'none', category: null, show: null }

function asNewMessage({ connection, key, id, body }: Posted): NewMessage {
  const { caller, threadId } = connection
  return { id, threadId, userId: caller.userId, body: key.seal(id, body) }
}

function eventOf({ connection, me, id, body }: Posted, { seq, at }: { seq: number; at: number }): Event {
  const message = freshMessage({ threadId: connection.threadId, id, seq, at }, me, body)
  return {
    seq,
    by: me.userId,
    frame: textFrame(JSON.stringify(message)),
    author: { connection, ack: ackFrame(id, { seq, at }, body.care) },
  }
}

function ackFrame(id: string, { seq, at }: { seq: number; at: number }, care: Care): Buffer {
  return textFrame(JSON.stringify({ type: 'ack', id, seq, timestamp: timeOf(at), care }))
}
