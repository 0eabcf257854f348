/**
 * Keeps a thread in sync with the server: events are applied as they arrive, and after a gap in the connection exactly
 * what was missed is fetched before the thread counts as up to date.
 */
import { getMessages, HISTORY_PAGE, MAX_HISTORY_PAGE } from '#shared/group-chat.ts'
import { call } from '#web/platform/api.ts'
import type { Live, LiveNews } from '#web/platform/live.ts'
import type { KeptThread } from './kept-thread.ts'
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

type Parts = { threadId: string; kept: KeptThread; live: Live; onFailed(failed: boolean): void }

export function syncThread({ threadId, kept, live, onFailed }: Parts): ThreadSync {
  const params = { threadId }
  /** The connection delivers everything after this number; what happened up to it must be fetched. */
  let start = 0
  /** Whom one sees, as the server last said. */
  let view: string | undefined
  /** Delivered by the connection up to here. */
  let told = 0
  let isUpToDate = false
  let catchingUp = false
  let paging: Promise<void> | undefined
  let stopped = false
  let again: ReturnType<typeof setTimeout> | undefined

  function hear(news: LiveNews): void {
    if (news.type === 'opened' || news.type === 'gap') {
      start = told = news.seq
      if (news.type === 'opened') view = news.view
      void catchUp()
    } else if (news.type === 'lost') isUpToDate = false
    else if (news.type === 'group_message') {
      kept.change(thread => withMessage(thread, news))
      advance(news.seq)
    } else if (news.type === 'removed') {
      kept.change(thread => withRemoved(thread, news.id), 'now')
      advance(news.seq)
    } else if (news.type === 'restored' || news.type === 'edited') {
      kept.change(thread => withChanged(thread, news.message), 'now')
      advance(news.seq)
    } else if (news.type === 'ack') advance(news.seq)
  }

  function advance(seq: number): void {
    told = Math.max(told, seq)
    if (isUpToDate && told > kept.get().seq) kept.change(thread => ({ ...thread, seq: told }))
  }

  async function catchUp(): Promise<void> {
    isUpToDate = false
    if (catchingUp || stopped) return
    catchingUp = true
    clearTimeout(again)
    try {
      do await fetchNext()
      while (!stopped && (kept.get().seq < start || !isSameView()))
      isUpToDate = live.opened() !== undefined
      advance(told)
      onFailed(false)
    } catch (error) {
      console.warn('The thread did not load.', error)
      onFailed(true)
      if (!stopped) again = setTimeout(() => void catchUp(), AGAIN_MS)
    }
    catchingUp = false
  }

  const isSameView = () => view === undefined || view === kept.get().view

  async function fetchNext(): Promise<void> {
    const { loaded, seq } = kept.get()
    if (loaded && isSameView() && start <= seq && live.opened()) return
    if (!loaded || !isSameView() || start - seq > FAR_BEHIND) {
      const page = await call(getMessages, { params, query: {} })
      view = page.view
      return kept.change(thread => withNewest(thread, page), 'now')
    }
    const query = { after: String(seq), limit: String(MAX_HISTORY_PAGE) }
    const wanted = start
    const page = await call(getMessages, { params, query })
    view = page.view
    if (!isSameView()) return
    if (page.seq === seq && seq < wanted) throw new Error('The server knows less than the line told.')
    kept.change(thread => withMissed(thread, page), 'now')
    if (page.more) await fetchNext()
  }

  async function reach(seq: number): Promise<boolean> {
    const start = () => kept.get().messages[0]?.seq ?? Number.POSITIVE_INFINITY
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
    const { more, messages } = kept.get()
    const before = messages[0]?.seq
    if (!more || before === undefined) return
    try {
      const query = { before: String(before), limit: String(limit) }
      const page = await call(getMessages, { params, query })
      view = page.view
      if (!isSameView()) void catchUp()
      else if (!stopped) kept.change(thread => withEarlier(thread, page))
    } catch (error) {
      console.warn('Earlier messages did not load.', error)
    }
  }

  const stopHearing = live.hear(hear)
  const known = live.opened()
  if (known) {
    start = told = known.seq
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
      stopHearing()
    },
  }
}
