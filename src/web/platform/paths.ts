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
