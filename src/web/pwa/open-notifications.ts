/**
 * What a tap on a notification does: opens its screen in the window that was used last, or in a new one. An open page
 * navigates without reloading, so that drafts and open dialogs stay.
 */
export type NoticeKind = 'unread' | 'reminder'

const PATHS: Record<NoticeKind, string> = { unread: '/notifications', reminder: '/chat2' }
const ASKED = 'open-notifications'
/** A signed-out page does not listen, so it is loaded at that address. */
const PATIENCE_MS = 1000

type OpenWindow = Pick<WindowClient, 'focus' | 'navigate' | 'postMessage'>
type Windows = {
  matchAll(which: { type: 'window' }): Promise<readonly OpenWindow[]>
  openWindow(address: string): Promise<unknown>
}

/** In the worker. */
export async function openTapped(windows: Windows, kind: string): Promise<void> {
  const path = pathOf(kind)
  const [last] = await windows.matchAll({ type: 'window' })
  if (!last) return void (await windows.openWindow(path))
  // The browser may refuse to focus it; it still navigates.
  await last.focus().catch(() => {})
  if (await goesThere(last, kind)) return
  // Not controlled by this worker, for example opened before it: open a new window.
  await last.navigate(path).catch(() => windows.openWindow(path))
}

const pathOf = (kind: unknown) => (kind === 'reminder' ? PATHS.reminder : PATHS.unread)

function goesThere(window: OpenWindow, kind: string): Promise<boolean> {
  const { port1, port2 } = new MessageChannel()
  return new Promise<boolean>(resolve => {
    port1.onmessage = () => resolve(true)
    setTimeout(() => resolve(false), PATIENCE_MS)
    window.postMessage({ type: ASKED, kind }, [port2])
  }).finally(() => port1.close())
}

/** In the page; returns how to stop. */
export function goWhenTapped(workers: EventTarget, go: (path: string) => void): () => void {
  const listener = (event: Event) => {
    const { data, ports } = event as MessageEvent
    if (data?.type !== ASKED) return
    ports[0]?.postMessage('going')
    go(pathOf(data.kind))
  }
  workers.addEventListener('message', listener)
  return () => workers.removeEventListener('message', listener)
}
