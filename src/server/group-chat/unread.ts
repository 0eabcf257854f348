/** Unread messages: how many, starting where, whether they mention the person, and an excerpt. */
import { threads } from '#shared/community.ts'
import {
  MOST_UNREAD,
  mentions,
  type Notification,
  type ThreadActivity,
  type Unread,
} from '#shared/group-chat.ts'
import { type Excerpt, excerptOf } from './excerpt.ts'
import type { ReadsStore } from './reads-store.ts'
import type { GroupStore } from './store.ts'
import type { ThreadKeys } from './thread-keys.ts'
import type { BlockLookup } from './visibility.ts'

/** Only the newest are searched for a mention; beyond that, "many" is enough. */
const SEARCHED_FOR_NAME = 200

type Parts = { store: GroupStore; reads: ReadsStore; keys: ThreadKeys; blocks: BlockLookup }
/** The person asking: the name they may be mentioned by, and whose messages to leave out. */
type Asking = { userId: string; name: string; without: readonly string[] }

export function createUnread({ store, reads, keys, blocks }: Parts) {
  async function asking(userId: string): Promise<Asking> {
    const [name, without] = await Promise.all([store.nameOf(userId), blocks.blockedEitherWay(userId)])
    return { userId, name, without: [...without] }
  }

  async function of(userId: string, threadId: string): Promise<Unread> {
    const { excerpt: _, ...unread } = await beyond(
      await asking(userId),
      threadId,
      await reads.readSeq(userId, threadId),
    )
    return unread
  }

  async function beyond(
    { userId, name, without }: Asking,
    threadId: string,
    readSeq: number | null,
  ): Promise<Unread & { excerpt: Excerpt | null }> {
    const none = {
      threadId,
      readSeq,
      unread: 0,
      firstUnread: null,
      mentions: 0,
      lastMessageAt: null,
      excerpt: null,
    }
    if (readSeq === null) return none
    const of = { userId, without, threadId, readSeq }
    const seqs = await reads.unreadSeqs(of, MOST_UNREAD)
    const rows = seqs.length === 0 ? [] : await reads.newestUnread(of, SEARCHED_FOR_NAME)
    const key = await keys.of(threadId)
    const newest = rows.flatMap(({ id, user_id, at, body }) =>
      body ? [{ userId: user_id, at, body: key.open(id, body) }] : [],
    )
    const naming = newest.filter(({ body }) => mentions(body.text, name))
    const shown = naming[0] ?? newest[0]
    // Everything may have been unsent between the two queries.
    if (!newest[0] || !shown) return none
    return {
      ...none,
      unread: seqs.length,
      firstUnread: seqs[0]?.seq ?? null,
      mentions: naming.length,
      lastMessageAt: new Date(newest[0].at).toISOString(),
      excerpt: excerptOf(await store.nameOf(shown.userId), shown.body, naming.length > 0),
    }
  }

  async function notifications(userId: string): Promise<Notification[]> {
    return unreadThreads(await asking(userId))
  }

  async function unreadThreads(who: Asking): Promise<Notification[]> {
    const found: Notification[] = []
    for (const { thread_id, read_seq, last_seq } of await reads.readsOf(who.userId)) {
      if (last_seq <= read_seq) continue
      const { excerpt, ...unread } = await beyond(who, thread_id, read_seq)
      if (excerpt) found.push({ ...unread, excerpt })
    }
    return found.sort((a, b) => String(b.lastMessageAt).localeCompare(String(a.lastMessageAt)))
  }

  async function activity(userId: string): Promise<ThreadActivity[]> {
    const who = await asking(userId)
    const [unread, last] = await Promise.all([unreadThreads(who), reads.lastMessages(who.without)])
    const unreadIn = new Map(unread.map(one => [one.threadId, one]))
    const lastIn = new Map(last.map(({ thread_id, last_at }) => [thread_id, last_at]))
    return threads.map(threadId => {
      const at = lastIn.get(threadId)
      return {
        threadId,
        unread: unreadIn.get(threadId)?.unread ?? 0,
        mentions: unreadIn.get(threadId)?.mentions ?? 0,
        lastMessageAt: at == null ? null : new Date(at).toISOString(),
      }
    })
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

  return { of, notifications, activity, markRead }
}
