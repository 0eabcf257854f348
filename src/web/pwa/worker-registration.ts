/**
 * The service worker as the page sees it: registered once the page has come to rest, asked for updates now and then,
 * and never replaced before somebody says so. After a sign-out this browser is told nothing by push any more.
 */
import { storage } from '#web/platform/storage.ts'

const LOOK_EVERY_MS = 30 * 60_000
/** A page that never rests gets its worker all the same. */
const REST_WITHIN_MS = 3000

export type Updates = {
  /** Whether a newer version waits, or another tab has changed over to one. */
  isReady(): boolean
  subscribe(listener: () => void): () => void
  /** Changes over to it; the page is loaded anew. */
  apply(): void
}

export function watchWorker(workers: ServiceWorkerContainer, reload: () => void): Updates {
  const listeners = new Set<() => void>()
  let registration: ServiceWorkerRegistration | undefined
  let [ready, asked] = [false, false]
  /** The first worker of a browser is no update. */
  let before = workers.controller

  function become(): void {
    ready = true
    for (const listener of listeners) listener()
  }

  function watch(installing: ServiceWorker | null): void {
    installing?.addEventListener('statechange', () => {
      if (installing.state === 'installed' && workers.controller) become()
    })
  }

  workers.addEventListener('controllerchange', () => {
    if (asked) return reload()
    // Another tab took the update: this one goes on as it is until it is asked to.
    if (before) become()
    before = workers.controller
  })

  whenAtRest(async () => {
    registration = await workers.register('/service-worker.js')
    if (registration.waiting && workers.controller) become()
    watch(registration.installing)
    registration.addEventListener('updatefound', () => watch(registration?.installing ?? null))
    lookNowAndThen(registration)
  })

  return {
    isReady: () => ready,
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    apply() {
      const waiting = registration?.waiting
      if (!waiting) return reload()
      asked = true
      waiting.postMessage({ type: 'update' })
    },
  }
}

function whenAtRest(start: () => Promise<void>): void {
  // A browser that refuses workers (private mode) is served as before.
  const begin = () => void start().catch(error => console.warn('No service worker.', error))
  const rest = () => {
    if (window.requestIdleCallback) window.requestIdleCallback(begin, { timeout: REST_WITHIN_MS })
    else setTimeout(begin)
  }
  if (document.readyState === 'complete') rest()
  else window.addEventListener('load', rest, { once: true })
}

function lookNowAndThen(registration: ServiceWorkerRegistration): void {
  let lookedAt = Date.now()
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden' || Date.now() - lookedAt < LOOK_EVERY_MS) return
    lookedAt = Date.now()
    registration.update().catch(() => {})
  })
}

/** The server forgets the device too, but it may be out of reach just then. */
export function endPushAtSignOut(workers: ServiceWorkerContainer): () => void {
  return storage.onPersonCleared(async () => {
    const registration = await workers.getRegistration()
    const subscription = await registration?.pushManager?.getSubscription()
    await subscription?.unsubscribe()
    for (const shown of (await registration?.getNotifications?.()) ?? []) shown.close()
  })
}
