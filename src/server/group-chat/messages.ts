/** Rows as members see them: text decrypted, names filled in, accounts hidden. */
import type { GroupMessage, Person } from '#shared/live.ts'
import type { NamedRow } from './tables.ts'
import type { Body, ThreadKey } from './thread-keys.ts'

/** All messages of one turn share a timestamp, so it is formatted once. */
let written = { at: Number.NaN, time: '' }

export function timeOf(at: number): string {
  if (written.at !== at) written = { at, time: new Date(at).toISOString() }
  return written.time
}

/** Whether a message is hidden behind a cover until it is opened. */
export const isCovered = ({ care }: Body) => care.tier === 'crisis'

type MessagePosition = { threadId: string; id: string; seq: number; at: number }

export function freshMessage(
  { threadId, id, seq, at }: MessagePosition,
  author: Person,
  body: Body,
): GroupMessage {
  return {
    type: 'group_message',
    stream_id: threadId,
    id,
    seq,
    from: author.from,
    userId: author.userId,
    text: body.text,
    timestamp: timeOf(at),
    ...(isCovered(body) && { cover: true }),
    ...(body.edited && { edited: true }),
    ...(body.replyTo !== undefined && { replyTo: body.replyTo }),
  }
}

export function storedMessage(row: NamedRow, key: ThreadKey): GroupMessage {
  const { thread_id: threadId, id, seq, at } = row
  const author = { userId: key.personOf(row.user_id), from: row.given_name ?? '' }
  if (row.body) return freshMessage({ threadId, id, seq, at }, author, key.open(id, row.body))
  const timestamp = timeOf(at)
  return {
    type: 'group_message',
    stream_id: threadId,
    id,
    seq,
    ...author,
    text: '',
    timestamp,
    removed: true,
  }
}
