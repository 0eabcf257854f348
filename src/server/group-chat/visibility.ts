/** Whom somebody sees in a thread: everybody except those who blocked them or whom they blocked. */
import { createHash } from 'node:crypto'
import type { ThreadKey } from './thread-keys.ts'

/** What group chat needs to know about blocks. */
export type BlockLookup = {
  blockedEitherWay(userId: string): Promise<ReadonlySet<string>>
  /** Calls `changed` whenever the blocks may have changed, until the returned function is called. */
  follow(userId: string, changed: () => void): () => void
}

export type Visibility = {
  /** Accounts whose messages this person does not get. */
  without: readonly string[]
  /** The same people by their ids in the thread. */
  people: ReadonlySet<string>
  /** Changes whenever the set of people does; empty if there is nobody. */
  view: string
}

const VIEW_LENGTH = 16

export async function visibilityOf(blocks: BlockLookup, key: ThreadKey, userId: string): Promise<Visibility> {
  const without = [...(await blocks.blockedEitherWay(userId))]
  const people = without.map(key.personOf).sort()
  const view = people.length === 0 ? '' : createHash('sha256').update(people.join()).digest('base64url')
  return { without, people: new Set(people), view: view.slice(0, VIEW_LENGTH) }
}
