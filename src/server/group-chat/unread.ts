/** What somebody has not read: how much, from where on, and whether they are named in it. */
import { MOST_UNREAD, mentions, type Unread } from '#shared/group-chat.ts'
import type { ReadsStore } from './reads-store.ts'
import type { Apart } from './sight.ts'
import type { GroupStore } from './store.ts'
import type { ThreadKeys } from './thread-keys.ts'

/** Only the newest are opened to look for a name: beyond that, "many" is all anybody wants to know. */
const SEARCHED_FOR_NAME = 200

type Parts = { store: GroupStore; reads: ReadsStore; keys: ThreadKeys; apart: Apart }
/** Who asks: by what name they may be mentioned, and whose words do not count. */
type Asking = { userId: string; name: string; without: readonly string[] }

export function createUnread({ store, reads, keys, apart }: Parts) {
  async function asking(userId: string): Promise<Asking> {
    const [name, without] = await Promise.all([store.nameOf(userId), apart.apartFrom(userId)])
    return { userId, name, without: [...without] }
  }

  async function of(userId: string, threadId: string): Promise<Unread> {
    return beyond(await asking(userId), threadId, await reads.readSeq(userId, threadId))
  }

  async function beyond(
    { userId, name, without }: Asking,
    threadId: string,
    readSeq: number | null,
  ): Promise<Unread> {
    const none = { threadId, readSeq, unread: 0, firstUnread: null, mentions: 0, lastMessageAt: null }
    if (readSeq === null) return none
    const of = { userId, without, threadId, readSeq }
    const seqs = await reads.unreadSeqs(of, MOST_UNREAD)
    if (seqs.length === 0) return none
    const newest = await reads.newestUnread(of, SEARCHED_FOR_NAME)
    const key = await keys.of(threadId)
    return {
      ...none,
      unread: seqs.length,
      firstUnread: seqs[0]?.seq ?? null,
      mentions: newest.filter(({ id, body }) => body && mentions(key.open(id, body).text, name)).length,
      lastMessageAt: newest[0] ? new Date(newest[0].at).toISOString() : null,
    }
  }

  async function notifications(userId: string): Promise<Unread[]> {
    const who = await asking(userId)
    const opened = await reads.readsOf(userId)
    const found: Unread[] = []
    for (const { thread_id, read_seq, last_seq } of opened) {
      if (last_seq > read_seq) found.push(await beyond(who, thread_id, read_seq))
    }
    return found
      .filter(({ unread }) => unread > 0)
      .sort((a, b) => String(b.lastMessageAt).localeCompare(String(a.lastMessageAt)))
  }

  async function markRead(
    userId: string,
    threadId: string,
    to: { seq?: number | undefined; lastViewed?: number | undefined },
  ): Promise<Unread> {
    const head = await store.head(threadId)
    const seq =
      to.seq ?? (to.lastViewed === undefined ? head : await reads.seqAt(threadId, Math.floor(to.lastViewed)))
    await reads.markRead(userId, threadId, Math.min(seq, head))
    return of(userId, threadId)
  }

  return { of, notifications, markRead }
}
