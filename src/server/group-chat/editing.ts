/**
 * Changes what somebody said, for a few minutes. The new words are read and judged like those of a new message before
 * anybody sees them; those that would be held are held, and the message stays as it was.
 */
import { createHash } from 'node:crypto'
import type { Classification } from '#server/classification/classification.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Caller } from '#server/platform/endpoint.ts'
import { HeardFailure } from '#server/platform/heard-failure.ts'
import type { Log } from '#server/platform/log.ts'
import type { Answer } from '#shared/endpoint.ts'
import { Refusal } from '#shared/errors.ts'
import { EDIT_WITHIN_MS, type editMessage } from '#shared/group-chat.ts'
import { changedEvent, type Feeds } from './feeds.ts'
import { createJudge, type GroupCare } from './judging.ts'
import { storedMessage } from './messages.ts'
import type { GroupStore } from './store.ts'
import type { Body, ThreadKeys } from './thread-keys.ts'

export type Readings = Pick<Classification, 'read' | 'replaceReading'>

type Parts = {
  store: GroupStore
  keys: ThreadKeys
  feeds: Feeds
  care: GroupCare
  readings: Readings
  /** Why somebody may not post, if they may not. */
  refusalFor(userId: string): Refusal | undefined
  clock: Clock
  log: Log
}
type MessageKey = { threadId: string; id: string }

export function createEditing({ store, keys, feeds, care, readings, refusalFor, clock, log }: Parts) {
  const judge = createJudge(care, log)

  async function mine({ userId }: Caller, { threadId, id }: MessageKey) {
    const row = await store.message(threadId, id)
    if (!row) throw new Refusal('message-unknown')
    if (row.user_id !== userId) throw new Refusal('not-yours')
    if (!row.body) throw new Refusal('message-unknown')
    if (clock.now() - row.at > EDIT_WITHIN_MS) throw new Refusal('too-late')
    return { row, before: (await keys.of(threadId)).open(id, row.body) }
  }

  return async function edit(
    caller: Caller,
    place: MessageKey,
    written: string,
  ): Promise<Answer<typeof editMessage>> {
    const { threadId, id } = place
    const text = written.toWellFormed()
    const { row, before } = await mine(caller, place)
    const key = await keys.of(threadId)
    if (text === before.text) return { message: storedMessage(row, key), care: before.care, results: null }
    const reading = await readings.read(text, undefined, caller.userId).catch(() => undefined)
    const judged = await judge(caller.userId, id, text, { chat: threadId, reading })
    const refusal = refusalFor(caller.userId)
    if (refusal) throw new HeardFailure(refusal, judged)
    const body: Body = { ...before, text, care: judged, edited: true }
    if (judged.show === 'held') {
      await hold(caller, place, body)
      throw new HeardFailure(new Refusal('held'), judged)
    }
    try {
      // First, so that a call that was cut off can be made again. What was read in the old words counts no longer, and
      // in a crisis nothing is counted.
      const said = { text, context: 'group', messageId: id, threadId }
      const counted = judged.tier === 'crisis' ? undefined : reading
      await readings.replaceReading(caller, said, counted)
      const sealed = key.seal(id, body)
      const seq = await store.edit(threadId, id, sealed, clock.now())
      if (seq === undefined) throw new Refusal('message-unknown')
      const message = storedMessage({ ...row, body: sealed }, key)
      feeds.deliver(threadId, [changedEvent(message, seq)])
      return { message, care: judged, results: counted?.results ?? null }
    } catch (error) {
      throw new HeardFailure(error, judged)
    }
  }

  /** Under an id of its own: if it is released, it is said as a message, and the old one stays. */
  async function hold({ userId }: Caller, { threadId, id }: MessageKey, body: Body): Promise<void> {
    const own = `edit-${createHash('sha256').update(`${id}\n${body.text}`).digest('base64url').slice(0, 32)}`
    const { edited: _, ...said } = body
    const sealed = (await keys.of(threadId)).seal(own, said)
    await store.hold({ id: own, thread_id: threadId, user_id: userId, at: clock.now(), body: sealed })
  }
}
