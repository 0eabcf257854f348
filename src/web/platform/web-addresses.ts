/** Where web addresses stand in a text that somebody wrote. Pure. */

/** Only full http(s) addresses; other schemes are not worth the risk. */
const ADDRESS = /https?:\/\/[^\s<>"]+/giu
/** Punctuation that more often ends a sentence than an address. */
const AFTER_ADDRESS = ".,;:!?'’”»…*_~]"

export function webAddressesIn(text: string): { from: number; to: number }[] {
  return [...text.matchAll(ADDRESS)].flatMap(({ index, 0: found }) => {
    const address = withoutTheEnd(found)
    return isHarmless(address) ? [{ from: index, to: index + address.length }] : []
  })
}

/** "(see https://example.org/a_(b))." links to https://example.org/a_(b) */
function withoutTheEnd(found: string): string {
  let end = found.length
  let unopened = found.split(')').length - found.split('(').length
  for (; end > 0; end -= 1) {
    const last = found.charAt(end - 1)
    if (last === ')' && unopened > 0) unopened -= 1
    else if (!AFTER_ADDRESS.includes(last)) break
  }
  return found.slice(0, end)
}

/** User info before an @ can make an address look like another one. */
function isHarmless(address: string): boolean {
  const url = URL.parse?.(address) ?? null
  if (!url) return false
  return ['http:', 'https:'].includes(url.protocol) && url.username === '' && url.password === ''
}
