/**
 * Keeps a thread in sync with the server: events are applied as they arrive, and after a gap in the connection exactly
 * what was missed is fetched before the thread counts as up to date.
 */
import { getMessages, HISTORY_PAGE, MAX_HISTORY_PAGE } from '#shared/group-chat.ts'
import { call } from '#web/platform/api.ts'
import type { Live, LiveEvent } from '#web/platform/live.ts'
import type { CachedThread } from './cached-thread.ts'
import { withChanged, withEarlier, withMessage, withMissed, withNewest, withRemoved } from './thread.ts'

/** Further behind than this, it starts again from the newest page. */
const FAR_BEHIND = 2 * MAX_HISTORY_PAGE
const AGAIN_MS = 3000

export type ThreadSync = {
  earlier(): void
  /** Loads earlier pages until the message of this number is there; returns whether it is. */
  reach(seq: number): Promise<boolean>
  look(): void
  stop(): void
}

type Parts = { threadId: string; cached: CachedThread; live: Live; onFailed(failed: boolean): void }

export function syncThread({ threadId, cached, live, onFailed }: Parts): ThreadSync {
  const params = { threadId }
  /** The connection delivers everything after this number; what happened up to it must be fetched. */
  let start = 0
  /** The view, as the server last named it. */
  let view: string | undefined
  /** Delivered by the connection up to here. */
  let delivered = 0
  let isUpToDate = false
  let catchingUp = false
  let paging: Promise<void> | undefined
  let stopped = false
  let again: ReturnType<typeof setTimeout> | undefined

  function receive(event: LiveEvent): void {
    if (event.type === 'opened' || event.type === 'gap') {
      start = delivered = event.seq
      if (event.type === 'opened') view = event.view
      void catchUp()
    } else if (event.type === 'lost') isUpToDate = false
    else if (event.type === 'group_message') {
      cached.change(thread => withMessage(thread, event))
      advance(event.seq)
    } else if (event.type === 'removed') {
      cached.change(thread => withRemoved(thread, event.id), 'now')
      advance(event.seq)
    } else if (event.type === 'restored' || event.type === 'edited') {
      cached.change(thread => withChanged(thread, event.message), 'now')
      advance(event.seq)
    } else if (event.type === 'ack') advance(event.seq)
  }

  function advance(seq: number): void {
    delivered = Math.max(delivered, seq)
    if (isUpToDate && delivered > cached.get().seq) cached.change(thread => ({ ...thread, seq: delivered }))
  }

  async function catchUp(): Promise<void> {
    isUpToDate = false
    if (catchingUp || stopped) return
    catchingUp = true
    clearTimeout(again)
    try {
      do await fetchNext()
      while (!stopped && (cached.get().seq < start || !isSameView()))
      isUpToDate = live.opened() !== undefined
      advance(delivered)
      onFailed(false)
    } catch (error) {
      console.warn('The thread did not load.', error)
      onFailed(true)
      if (!stopped) again = setTimeout(() => void catchUp(), AGAIN_MS)
    }
    catchingUp = false
  }

  const isSameView = () => view === undefined || view === cached.get().view

  async function fetchNext(): Promise<void> {
    const { loaded, seq } = cached.get()
    if (loaded && isSameView() && start <= seq && live.opened()) return
    if (!loaded || !isSameView() || start - seq > FAR_BEHIND) {
      const page = await call(getMessages, { params, query: {} })
      view = page.view
      return cached.change(thread => withNewest(thread, page), 'now')
    }
    const query = { after: String(seq), limit: String(MAX_HISTORY_PAGE) }
    const wanted = start
    const page = await call(getMessages, { params, query })
    view = page.view
    if (!isSameView()) return
    if (page.seq === seq && seq < wanted) throw new Error('The server knows less than the line delivered.')
    cached.change(thread => withMissed(thread, page), 'now')
    if (page.more) await fetchNext()
  }

  async function reach(seq: number): Promise<boolean> {
    const start = () => cached.get().messages[0]?.seq ?? Number.POSITIVE_INFINITY
    for (let above = Number.POSITIVE_INFINITY; seq < start() && start() < above && !stopped; ) {
      above = start()
      await (paging ?? earlier(MAX_HISTORY_PAGE))
    }
    return seq >= start()
  }

  function earlier(limit = HISTORY_PAGE): Promise<void> {
    paging ??= page(limit).finally(() => {
      paging = undefined
    })
    return paging
  }

  async function page(limit: number): Promise<void> {
    const { more, messages } = cached.get()
    const before = messages[0]?.seq
    if (!more || before === undefined) return
    try {
      const query = { before: String(before), limit: String(limit) }
      const page = await call(getMessages, { params, query })
      view = page.view
      if (!isSameView()) void catchUp()
      else if (!stopped) cached.change(thread => withEarlier(thread, page))
    } catch (error) {
      console.warn('Earlier messages did not load.', error)
    }
  }

  const stopListening = live.listen(receive)
  const known = live.opened()
  if (known) {
    start = delivered = known.seq
    view = known.view
  }
  void catchUp()

  return {
    earlier: () => void earlier(),
    reach,
    look: () => void catchUp(),
    stop() {
      stopped = true
      clearTimeout(again)
      stopListening()
    },
  }
}
