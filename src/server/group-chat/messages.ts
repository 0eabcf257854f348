/** Rows as people see them: words opened, names given, accounts hidden. */
import type { GroupMessage, Person } from '#shared/live.ts'
import type { NamedRow } from './tables.ts'
import type { Body, ThreadKey } from './thread-keys.ts'

type Place = { threadId: string; id: string; seq: number; at: number }

export function freshMessage({ threadId, id, seq, at }: Place, author: Person, body: Body): GroupMessage {
  return {
    type: 'group_message',
    stream_id: threadId,
    id,
    seq,
    from: author.from,
    userId: author.userId,
    text: body.text,
    timestamp: new Date(at).toISOString(),
    ...(body.care.tier === 'crisis' && { cover: true }),
  }
}

export function storedMessage(row: NamedRow, key: ThreadKey): GroupMessage {
  const { thread_id: threadId, id, seq, at } = row
  const author = { userId: key.personOf(row.user_id), from: row.given_name ?? '' }
  if (row.body) return freshMessage({ threadId, id, seq, at }, author, key.open(id, row.body))
  const timestamp = new Date(at).toISOString()
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
