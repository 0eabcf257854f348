/**
 * Registers the service worker once the page is idle, checks for updates now and then, and applies them only on
 * request. Ends push notifications at sign-out.
 */
import { storage } from '#web/platform/storage.ts'

const LOOK_EVERY_MS = 30 * 60_000
/** A page that is never idle registers it anyway. */
const REST_WITHIN_MS = 3000

export type Updates = {
  /** Whether a newer version is waiting, or another tab has switched to one. */
  isReady(): boolean
  subscribe(listener: () => void): () => void
  /** Switches to it and reloads the page. */
  apply(): void
}

export function watchWorker(workers: ServiceWorkerContainer, reload: () => void): Updates {
  const listeners = new Set<() => void>()
  let registration: ServiceWorkerRegistration | undefined
  let [ready, asked] = [false, false]
  /** The first installation is not an update. */
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
    // Another tab applied the update: this one stays as it is until asked.
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
  // Where workers are refused (private mode), the app works without.
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

/** The server forgets the device too, but may be unreachable at that moment. */
export function endPushAtSignOut(workers: ServiceWorkerContainer): () => void {
  return storage.onPersonCleared(async () => {
    const registration = await workers.getRegistration()
    const subscription = await registration?.pushManager?.getSubscription()
    await subscription?.unsubscribe()
    for (const shown of (await registration?.getNotifications?.()) ?? []) shown.close()
  })
}
