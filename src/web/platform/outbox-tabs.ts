/** Keeps the person's other tabs informed about their shared outbox. */
import type { Delivered, Progress } from './unsent.ts'

type News =
  | { type: 'changed' }
  | { type: 'progress'; id: string; at: Progress }
  | { type: 'delivered'; news: Delivered }

type TabListener = {
  changed(): void
  progress(id: string, at: Progress): void
  delivered(news: Delivered): void
}

export function createTabs(owner: string, listener: TabListener) {
  let channel: BroadcastChannel | undefined

  function receive({ data }: MessageEvent<News>): void {
    if (data.type === 'changed') listener.changed()
    else if (data.type === 'progress') listener.progress(data.id, data.at)
    else listener.delivered(data.news)
  }

  const say = (news: News) => channel?.postMessage(news)

  return {
    changed: () => say({ type: 'changed' }),
    progress: (id: string, at: Progress) => say({ type: 'progress', id, at }),
    delivered: (news: Delivered) => say({ type: 'delivered', news }),

    listen(): () => void {
      if (typeof BroadcastChannel === 'undefined') return () => {}
      channel = new BroadcastChannel(`twinbot-outbox ${owner}`)
      channel.onmessage = receive
      return () => {
        channel?.close()
        channel = undefined
      }
    },
  }
}
