/** Opens a thread with the people somebody may see, and again whenever blocks change while it is open. */

import type { ThreadKey } from './thread-keys.ts'
import { type BlockLookup, type Visibility, visibilityOf } from './visibility.ts'

const AGAIN_MS = 1000

type Parts = {
  blocks: BlockLookup
  key: ThreadKey
  userId: string
  /** Called before this resolves, and at each change. */
  open(visibility: Visibility): void
  changed(): void
}

export async function watchVisibility({
  blocks,
  key,
  userId,
  open,
  changed,
}: Parts): Promise<{ stop(): void }> {
  let view: string | undefined
  let stopped = false
  let looking: Promise<void> = Promise.resolve()

  async function look(): Promise<void> {
    if (stopped) return
    const visibility = await visibilityOf(blocks, key, userId)
    if (stopped || visibility.view === view) return
    const isFirst = view === undefined
    view = visibility.view
    open(visibility)
    if (!isFirst) changed()
  }

  /** One at a time, so an older result never replaces a newer one. */
  function lookAgain(): void {
    looking = looking.then(look).catch(() => {
      if (!stopped) setTimeout(lookAgain, AGAIN_MS).unref()
    })
  }

  // Before the first lookup, so changes during it trigger another one.
  const stopFollowing = blocks.follow(userId, lookAgain)
  const stop = () => {
    stopped = true
    stopFollowing()
  }
  const first = look()
  looking = first.catch(() => {})
  try {
    await first
  } catch (error) {
    stop()
    throw error
  }
  return { stop }
}
