/** What an operator may do in any thread. Every change is numbered and reaches every screen. */
import type { Clock } from '#server/platform/clock.ts'
import { changedEvent, type Feeds, messageEvent } from './feeds.ts'
import { storedMessage } from './messages.ts'
import type { GroupStore } from './store.ts'
import type { Body, HeldEdit, ThreadKeys } from './thread-keys.ts'

type Parts = {
  store: GroupStore
  keys: ThreadKeys
  feeds: Feeds
  clock: Clock
  releaseEdit(held: Body, replaces: HeldEdit): Promise<boolean>
}
type Change = (threadId: string, id: string, now: number) => Promise<number | undefined>

export function createOperatorActions({ store, keys, feeds, clock, releaseEdit }: Parts) {
  /** A message by id, with the account behind it: for operators only, never for a screen. */
  async function seen(id: string) {
    const row = await store.messageAnywhere(id)
    if (!row) return undefined
    const { body, thread_id: threadId, user_id: authorId, given_name } = row
    const text = body ? (await keys.of(threadId)).open(id, body).text : null
    return { id, threadId, authorId, from: given_name ?? '', text, hidden: await store.isHidden(id) }
  }

  async function change(id: string, by: Change): Promise<boolean> {
    const before = await store.messageAnywhere(id)
    if (!before) return false
    const threadId = before.thread_id
    const seq = await by(threadId, id, clock.now())
    const row = await store.messageAnywhere(id)
    if (seq === undefined || !row) return false
    feeds.deliver(threadId, [changedEvent(storedMessage(row, await keys.of(threadId)), seq)])
    return true
  }

  async function holds() {
    return Promise.all(
      (await store.holds()).map(async ({ id, thread_id: threadId, user_id, at, body, given_name }) => {
        const { text, replaces } = (await keys.of(threadId)).open(id, body)
        return { id, threadId, authorId: user_id, from: given_name ?? '', text, at, edits: replaces?.id }
      }),
    )
  }

  /** Posts held text as a new message; a held edit is applied to its message. */
  async function release(id: string): Promise<boolean> {
    const held = await store.held(id)
    if (!held) return false
    const { thread_id: threadId, user_id: userId, body } = held
    const said = (await keys.of(threadId)).open(id, body)
    if (said.replaces) return (await releaseEdit(said, said.replaces)) && store.dropHold(id)
    const [outcome] = await store.append([{ id, threadId, userId, body }], clock.now())
    await store.dropHold(id)
    const row = await store.messageAnywhere(id)
    if (outcome?.state !== 'fresh' || !row) return false
    feeds.deliver(threadId, [messageEvent(storedMessage(row, await keys.of(threadId)))])
    return true
  }

  return {
    seen,
    holds,
    hide: (id: string) => change(id, store.hide),
    restore: (id: string) => change(id, store.restore),
    release,
    reject: (id: string) => store.dropHold(id),
  }
}
