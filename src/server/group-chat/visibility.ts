/** Whom somebody sees in a thread: everybody except those who blocked them or whom they blocked. */
import { createHash } from 'node:crypto'
import type { ThreadKey } from './thread-keys.ts'

/** What the group chat must know of blocks. */
export type BlockLookup = {
  blockedEitherWay(userId: string): Promise<ReadonlySet<string>>
  /** Calls whenever that may have changed, until the returned function is called. */
  follow(userId: string, changed: () => void): () => void
}

export type Visibility = {
  /** Accounts whose words this person does not get. */
  without: readonly string[]
  /** The same people as they are known in the thread. */
  people: ReadonlySet<string>
  /** Another one whenever these are others; empty when there is nobody. */
  view: string
}

const VIEW_LENGTH = 16

export async function visibilityOf(blocks: BlockLookup, key: ThreadKey, userId: string): Promise<Visibility> {
  const without = [...(await blocks.blockedEitherWay(userId))]
  const people = without.map(key.personOf).sort()
  const view = people.length === 0 ? '' : createHash('sha256').update(people.join()).digest('base64url')
  return { without, people: new Set(people), view: view.slice(0, VIEW_LENGTH) }
}
