/**
 * What a tap on a notification does: it leads to what it is about, in the window that was used last or in a new one. An
 * open page goes there by itself, so that nothing is loaded anew and what is being written or shown there stays.
 */
export type NoticeKind = 'unread' | 'reminder'

const PLACES: Record<NoticeKind, string> = { unread: '/notifications', reminder: '/chat2' }
const ASKED = 'open-notifications'
/** A page that has nobody signed in does not listen; then it is loaded at that address. */
const PATIENCE_MS = 1000

type OpenWindow = Pick<WindowClient, 'focus' | 'navigate' | 'postMessage'>
type Windows = {
  matchAll(which: { type: 'window' }): Promise<readonly OpenWindow[]>
  openWindow(address: string): Promise<unknown>
}

/** In the worker. */
export async function openTapped(windows: Windows, kind: string): Promise<void> {
  const place = placeOf(kind)
  const [last] = await windows.matchAll({ type: 'window' })
  if (!last) return void (await windows.openWindow(place))
  // A browser may refuse to bring it to the front; it still goes there.
  await last.focus().catch(() => {})
  if (await goesThere(last, kind)) return
  // Not ours to lead, as when it was opened before this worker: then another one.
  await last.navigate(place).catch(() => windows.openWindow(place))
}

const placeOf = (kind: unknown) => (kind === 'reminder' ? PLACES.reminder : PLACES.unread)

function goesThere(window: OpenWindow, kind: string): Promise<boolean> {
  const { port1, port2 } = new MessageChannel()
  return new Promise<boolean>(resolve => {
    port1.onmessage = () => resolve(true)
    setTimeout(() => resolve(false), PATIENCE_MS)
    window.postMessage({ type: ASKED, kind }, [port2])
  }).finally(() => port1.close())
}

/** In the page; answers how to stop. */
export function goWhenTapped(workers: EventTarget, go: (place: string) => void): () => void {
  const hear = (event: Event) => {
    const { data, ports } = event as MessageEvent
    if (data?.type !== ASKED) return
    ports[0]?.postMessage('going')
    go(placeOf(data.kind))
  }
  workers.addEventListener('message', hear)
  return () => workers.removeEventListener('message', hear)
}
