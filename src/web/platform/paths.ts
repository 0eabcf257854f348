/** Addresses that are made from what people wrote. */
import { DEFAULT_COMPANION_NAME } from '#shared/profile.ts'

/**
 * A companion may be called anything. Browsers fold `.` and `..` out of an address, encoded or not, so
 * those two names are reached under the default one, which always leads to one's own chat.
 */
export function chatPath(companionName: string | null): string {
  const name = companionName || DEFAULT_COMPANION_NAME
  const reachable = name === '.' || name === '..' ? DEFAULT_COMPANION_NAME : name
  return `/chat2/${encodeURIComponent(reachable.toWellFormed())}`
}

/**
 * The way back: what a chat's address calls it. Read from the address itself, because the router takes a
 * name that looks like an encoded slash for one.
 */
export function chatIdIn(pathname: string): string {
  const last = pathname.split('/').at(-1) ?? ''
  try {
    return decodeURIComponent(last)
  } catch {
    return last
  }
}
