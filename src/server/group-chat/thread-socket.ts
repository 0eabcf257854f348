/**
 * One client's connection to a thread: each frame is checked against its sender and thread, then posted or
 * refused.
 */
import type { Connection } from '#server/platform/connection.ts'
import { isDiskFailure, isUnreachable } from '#server/platform/database-errors.ts'
import type { Live } from '#server/platform/live.ts'
import type { Log } from '#server/platform/log.ts'
import type { SocketHandler } from '#server/platform/sockets.ts'
import { textFrame } from '#server/platform/text-frame.ts'
import type { Care } from '#shared/care.ts'
import { isThreadId } from '#shared/community.ts'
import { Refusal } from '#shared/errors.ts'
import { type Person, type SendMessage, TYPING_EVERY_MS } from '#shared/live.ts'
import { type Feeds, packTyping, typingTopic } from './feeds.ts'
import type { MessageCare } from './message-care.ts'
import type { Author, Posting } from './posting.ts'
import type { Presence } from './presence.ts'
import type { GroupStore } from './store.ts'
import type { ThreadKeys } from './thread-keys.ts'
import type { BlockLookup } from './visibility.ts'
import { watchVisibility } from './visibility-watch.ts'

/** Messages of one connection that may wait for care; beyond that the sender is asked to wait. */
const MOST_UNJUDGED = 100

type Parts = {
  store: GroupStore
  keys: ThreadKeys
  feeds: Feeds
  judge: MessageCare
  posting: Posting
  presence: Presence
  blocks: BlockLookup
  live: Live
  log: Log
  /** For the metrics. */
  onNotStored(): void
}

export function createThreadSocket(parts: Parts) {
  const { store, keys, feeds, judge, posting, presence, blocks, live, log, onNotStored } = parts
  return async function onConnection(connection: Connection): Promise<SocketHandler> {
    const { threadId, caller } = connection
    const [key, feed, from] = await Promise.all([
      keys.of(threadId),
      feeds.of(threadId),
      store.nameOf(caller.userId),
    ])
    const me: Person = { userId: key.personOf(caller.userId), from }
    const author: Author = { connection, me, key }
    const watch = await watchVisibility({
      blocks,
      key,
      userId: caller.userId,
      open({ people, view }) {
        // Synchronous, so no event is lost between the head sent here and the first event delivered.
        connection.say({ type: 'opened', stream_id: threadId, seq: feed.head(), view, ...me })
        feed.join(connection, people)
      },
      changed: () => presence.tellAgain(threadId),
    })
    presence.enter(threadId, me)

    let said: Promise<unknown> = Promise.resolve()
    let unjudged = 0
    let typedAt = 0

    function send(frame: SendMessage): void {
      const { id } = frame
      const wrong = whatIsWrong(frame, connection)
      if (wrong) return connection.refuse(wrong, { id })
      if (unjudged >= MOST_UNJUDGED)
        return connection.refuse(new Refusal('busy', { retryAfterSeconds: 2 }), { id })
      unjudged += 1
      // One at a time until stored: keeps a person's messages in order, and each verdict depends on those
      // before.
      said = said.then(async () => {
        try {
          const [care, replyTo] = await Promise.all([
            judge(caller.userId, id, frame.text),
            // A message is worth posting even if the one it quotes cannot be loaded.
            posting.answered(author, frame.replyTo).catch(() => undefined),
          ])
          posting.post(author, frame, care, replyTo).catch(error => refuse(error, id, care))
        } catch (error) {
          refuse(error, id)
        } finally {
          unjudged -= 1
        }
      })
    }

    function refuse(error: unknown, id: string, care?: Care): void {
      if (error instanceof Refusal) {
        return connection.refuse(error, { id, ...(care && isCareTold(error) && { care }) })
      }
      const isAway = isUnreachable(error) || isDiskFailure(error)
      log.error({ err: error }, 'a message was not stored')
      onNotStored()
      const refusal = isAway
        ? new Refusal('unavailable', { retryAfterSeconds: 2 })
        : new Refusal('unexpected')
      connection.refuse(refusal, { id })
    }

    function type(): void {
      const now = performance.now()
      if (typedAt && now - typedAt < TYPING_EVERY_MS) return
      typedAt = now
      const frame = textFrame(JSON.stringify({ type: 'typing', stream_id: threadId, ...me }))
      feed.broadcast(frame, { by: me.userId, from: connection })
      live.tellOthers(typingTopic(threadId), packTyping(me.userId, frame))
    }

    return {
      receive: frame => (frame.action === 'typing' ? type() : send(frame)),
      gone() {
        watch.stop()
        feed.leave(connection)
        presence.leave(threadId, me)
      },
    }
  }
}

/** The author gets the care verdict even though the message reaches nobody else. */
function isCareTold({ code }: Refusal): boolean {
  return code === 'held' || code === 'suspended'
}

/** Checks every field against the connection's token and thread. */
function whatIsWrong(frame: SendMessage, { caller, threadId }: Connection): Refusal | undefined {
  if (frame.userId !== caller.userId) return new Refusal('not-yours', { field: 'userId' })
  if (frame.stream_id === threadId) return undefined
  return new Refusal(isThreadId(frame.stream_id) ? 'wrong-thread' : 'thread-unknown', { field: 'stream_id' })
}
