/** Paths built from names that people chose. */
import { DEFAULT_COMPANION_NAME } from '#shared/profile.ts'

/**
 * A companion can have any name. Browsers remove `.` and `..` from an address, encoded or not, so those two use the
 * default name, which always leads to your own chat.
 */
export function chatPath(companionName: string | null): string {
  const name = companionName || DEFAULT_COMPANION_NAME
  const reachable = name === '.' || name === '..' ? DEFAULT_COMPANION_NAME : name
  return `/chat2/${encodeURIComponent(reachable.toWellFormed())}`
}

/**
 * The inverse: the chat id in an address. Read from the address itself, because the router would decode a name that
 * looks like an encoded slash.
 */
export function chatIdIn(pathname: string): string {
  const last = pathname.split('/').at(-1) ?? ''
  try {
    return decodeURIComponent(last)
  } catch {
    return last
  }
}
