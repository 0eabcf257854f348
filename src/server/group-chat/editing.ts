/**
 * Edits a message within a few minutes. The new text is read and judged like a new message before anybody
 * sees it; if it is held for review, the old text stays until an operator releases it.
 */
import { createHash } from 'node:crypto'
import type { Classification } from '#server/classification/classification.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Caller } from '#server/platform/endpoint.ts'
import { FailureWithCare } from '#server/platform/failure-with-care.ts'
import type { Classified } from '#shared/classification.ts'
import type { Answer } from '#shared/endpoint.ts'
import { Refusal } from '#shared/errors.ts'
import { EDIT_WITHIN_MS, type editMessage } from '#shared/group-chat.ts'
import type { GroupMessage } from '#shared/live.ts'
import { changedEvent, type Feeds } from './feeds.ts'
import type { MessageCare } from './message-care.ts'
import { storedMessage } from './messages.ts'
import type { GroupStore } from './store.ts'
import type { NamedRow } from './tables.ts'
import type { Body, HeldEdit, ThreadKeys } from './thread-keys.ts'

export type Readings = Pick<Classification, 'read' | 'replaceReading'>

type Parts = {
  store: GroupStore
  keys: ThreadKeys
  feeds: Feeds
  judge: MessageCare
  readings: Readings
  /** The reason somebody may not post, if any. */
  refusalFor(userId: string): Refusal | undefined
  clock: Clock
}
type MessageKey = { threadId: string; id: string }
type Author = Pick<Caller, 'userId' | 'timeZone'>

export function createEditing({ store, keys, feeds, judge, readings, refusalFor, clock }: Parts) {
  async function mine({ userId }: Caller, { threadId, id }: MessageKey) {
    const row = await store.message(threadId, id)
    if (!row) throw new Refusal('message-unknown')
    if (row.user_id !== userId) throw new Refusal('not-yours')
    if (!row.body) throw new Refusal('message-unknown')
    if (clock.now() - row.at > EDIT_WITHIN_MS) throw new Refusal('too-late')
    return { row, sealed: row.body, before: (await keys.of(threadId)).open(id, row.body) }
  }

  async function edit(
    caller: Caller,
    messageKey: MessageKey,
    written: string,
  ): Promise<Answer<typeof editMessage>> {
    const { threadId, id } = messageKey
    const text = written.toWellFormed()
    const { row, sealed, before } = await mine(caller, messageKey)
    const key = await keys.of(threadId)
    if (text === before.text) return { message: storedMessage(row, key), care: before.care, results: null }
    const reading = await readings.read(text, undefined, caller.userId).catch(() => undefined)
    const judged = await judge(caller.userId, id, text, { chat: threadId, reading })
    const refusal = refusalFor(caller.userId)
    if (refusal) throw new FailureWithCare(refusal, judged)
    const body: Body = { ...before, text, care: judged, edited: true }
    // A message in a crisis is not counted.
    const counted = judged.tier === 'crisis' || !reading ? undefined : countedIn(reading)
    try {
      if (judged.show === 'held') {
        const { timeZone } = caller
        await hold(caller, threadId, body, { id, version: digest(sealed), timeZone, reading: counted })
        throw new Refusal('held')
      }
      const message = await replace(caller, row, body, counted)
      return { message, care: judged, results: counted?.results ?? null }
    } catch (error) {
      throw new FailureWithCare(error, judged)
    }
  }

  async function replace(
    author: Author,
    row: NamedRow,
    body: Body,
    counted: Classified | undefined,
  ): Promise<GroupMessage> {
    const { thread_id: threadId, id } = row
    const key = await keys.of(threadId)
    // First, so an interrupted call can be repeated. This also replaces the reading of the old text.
    const said = { text: body.text, context: 'group', messageId: id, threadId }
    await readings.replaceReading(author, said, counted)
    const sealed = key.seal(id, body)
    const seq = await store.edit(threadId, id, sealed, clock.now())
    if (seq === undefined) throw new Refusal('message-unknown')
    const message = storedMessage({ ...row, body: sealed }, key)
    feeds.deliver(threadId, [changedEvent(message, seq)])
    return message
  }

  /** Held under its own id: different edits are reviewed separately, a repeated one only once. */
  async function hold(author: Author, threadId: string, body: Body, replaces: HeldEdit): Promise<void> {
    const id = `edit-${digest(`${replaces.version}\n${body.text}`)}`
    const sealed = (await keys.of(threadId)).seal(id, { ...body, replaces })
    await store.hold({ id, thread_id: threadId, user_id: author.userId, at: clock.now(), body: sealed })
  }

  /** Returns whether the edit was applied: a message its author has edited or unsent since stays as it is. */
  async function release(held: Body, replaces: HeldEdit): Promise<boolean> {
    const { id, version, timeZone, reading } = replaces
    const row = await store.messageAnywhere(id)
    if (!row?.body || digest(row.body) !== version) return false
    const { replaces: _, ...body } = held
    await replace({ userId: row.user_id, timeZone }, row, body, reading)
    return true
  }

  return { edit, release }
}

const countedIn = ({ results, labels }: Classified): Classified => ({ results, labels })

/** Sealing is randomised, so this identifies a version of a message even if the text is the same. */
const digest = (content: string | Uint8Array) =>
  createHash('sha256').update(content).digest('base64url').slice(0, 32)
