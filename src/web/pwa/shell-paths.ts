/** Which addresses are screens of the app. Anything else is none of the service worker's business. */

/** The first part of each address in app.tsx; a test holds the two together. */
export const screenPaths: readonly string[] = [
  '',
  'signup',
  'login',
  'verify',
  'reset-password',
  'help-now',
  'safety',
  'terms',
  'privacy',
  'how-it-reads',
  'build-profile',
  'chat-intro',
  'chat2',
  'app',
  'archive',
  'emotion-check',
  'dashboard',
  'notifications',
  'contact',
  'settings',
  'community-home',
  'stream-selector',
  'stream-threads',
  'group-chat',
]
const known = new Set(screenPaths)

export function isScreenPath(pathname: string): boolean {
  return known.has(pathname.split('/')[1] ?? '')
}

/** Every file of the build that a page names; a page that names others belongs to another build. */
export function filesNamedIn(page: string): string[] {
  return [...page.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)].flatMap(([, path]) => path ?? [])
}
