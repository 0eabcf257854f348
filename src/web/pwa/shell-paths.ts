/** Which addresses are screens of the app. The service worker ignores all others. */

/** The first segment of each path in app.tsx; a test keeps the two in sync. */
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

/** The built files that a page names, which tell its build. */
export function filesNamedIn(page: string): string[] {
  return [...page.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)].flatMap(([, path]) => path ?? [])
}
