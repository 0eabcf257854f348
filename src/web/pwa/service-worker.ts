/// <reference lib="webworker" />
/**
 * Caches the app shell, its page and its built files, so that it opens offline, and shows notifications. It never
 * caches API calls, replies or anything personal.
 */
import en from '#web/platform/texts/en/notice.json' with { type: 'json' }
import es from '#web/platform/texts/es/notice.json' with { type: 'json' }
import { type NoticeKind, openTapped } from './open-notifications.ts'
import { filesNamedIn, isScreenPath } from './shell-paths.ts'

declare const self: ServiceWorkerGlobalScope
/** Filled in by the build. */
declare const BUILT_FILES: { url: string; revision: string | null }[]

const PREFIX = 'twinbot-shell '
/** The address of the page with the server's settings in it, unlike the built file. */
const PAGE = '/'
/** After this long without a response, the cached page is used. */
const PATIENCE_MS = 4000

const built = BUILT_FILES
const files = new Set(built.filter(({ url }) => url !== 'index.html').map(({ url }) => `/${url}`))
const cacheName = PREFIX + fingerprint(built.map(({ url, revision }) => url + revision).join())

const notices: Record<string, typeof en> = { en, es }

self.addEventListener('install', event => {
  const keep = async () => {
    const cache = await caches.open(cacheName)
    await cache.addAll([...files].map(requestFor))
    await cache.add(requestFor(PAGE))
  }
  event.waitUntil(keep())
})

/** Files with a hash in their name never change, and are often in the HTTP cache already. */
function requestFor(path: string): Request {
  return new Request(path, { cache: path.startsWith('/assets/') ? 'default' : 'no-cache' })
}

self.addEventListener('activate', event => {
  const tidy = async () => {
    const kept = (await caches.keys()).filter(name => name.startsWith(PREFIX))
    // Tabs opened before the update still load screens of the previous build.
    const [before] = kept.filter(name => name !== cacheName).slice(-1)
    await Promise.all(
      kept.filter(name => name !== cacheName && name !== before).map(name => caches.delete(name)),
    )
    await self.clients.claim()
  }
  event.waitUntil(tidy())
})

self.addEventListener('message', event => {
  if (event.data?.type === 'update') event.waitUntil(self.skipWaiting())
})

self.addEventListener('fetch', event => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== self.location.origin) return
  if (request.mode === 'navigate') {
    if (isScreenPath(pathname)) event.respondWith(page(event))
  } else if (pathname.startsWith('/assets/') || files.has(pathname)) event.respondWith(file(request))
})

/** From the server if it responds, because its settings may have changed; otherwise from the cache. */
async function page(event: FetchEvent): Promise<Response> {
  const cache = await caches.open(cacheName)
  const kept = await cache.match(PAGE)
  const fresh = fetch(event.request).then(response => {
    if (response.ok) event.waitUntil(keepPage(cache, response.clone()))
    return response.status >= 500 && kept ? kept : response
  })
  if (!kept) return fresh
  const late = new Promise<Response>(resolve => setTimeout(() => resolve(kept.clone()), PATIENCE_MS))
  return Promise.race([fresh, late]).catch(() => kept)
}

/** Only a page of this build: another build's page names files that are not cached here. */
async function keepPage(cache: Cache, response: Response): Promise<void> {
  const text = await response.clone().text()
  const named = filesNamedIn(text)
  if (named.length > 0 && named.every(path => files.has(path))) await cache.put(PAGE, response)
}

async function file(request: Request): Promise<Response> {
  return (await caches.match(request, { ignoreVary: true })) ?? fetch(request)
}

self.addEventListener('push', event => {
  event.waitUntil(tell(kindOf(event.data)))
})

/** The payload may be unreadable or from a newer server; a notification is shown anyway. */
function kindOf(data: PushMessageData | null): NoticeKind {
  try {
    return data?.json().type === 'reminder' ? 'reminder' : 'unread'
  } catch {
    return 'unread'
  }
}

/** The payload contains no text; it is chosen here. Not shown while the app is visible. */
async function tell(kind: NoticeKind): Promise<void> {
  const windows = await self.clients.matchAll({ type: 'window' })
  if (windows.some(({ visibilityState }) => visibilityState === 'visible')) return
  const language = self.navigator.languages.map(name => name.split('-')[0] ?? '').find(name => notices[name])
  const words = notices[language ?? 'en'] ?? en
  await self.registration.showNotification(words.title, {
    body: words[kind],
    tag: kind,
    icon: '/icons/icon-192.png',
    badge: '/icons/badge-96.png',
  })
}

self.addEventListener('notificationclick', event => {
  event.notification.close()
  event.waitUntil(openTapped(self.clients, event.notification.tag))
})

/** A short fingerprint of the file list; it does not need to be cryptographic. */
function fingerprint(text: string): string {
  let hash = 0
  for (let i = 0; i < text.length; i += 1) hash = (Math.imul(hash, 31) + text.charCodeAt(i)) | 0
  return (hash >>> 0).toString(36)
}
