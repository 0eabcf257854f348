/** Splits a message into plain text, links and names of people. Pure. */
import { mentionsIn } from '#shared/group-chat.ts'

export type TextPart = { type: 'text' | 'link' | 'name' | 'me'; text: string }
type Span = { from: number; to: number; type: TextPart['type'] }

/** Only full http(s) addresses; other schemes are not worth the risk. */
const ADDRESS = /https?:\/\/[^\s<>"]+/giu
/** Punctuation that more often ends a sentence than an address. */
const AFTER_ADDRESS = ".,;:!?'’”»…*_~]"

/** `me` is named in any way that counts as a mention; `names`, everybody else's, only with an @ before them. */
export function textParts(text: string, me: string, names: readonly string[]): TextPart[] {
  const spans: Span[] = [
    ...addressesIn(text),
    ...mentionsIn(text, me).map(span => ({ ...span, type: 'me' as const })),
    ...names.flatMap(name =>
      mentionsIn(text, name)
        .filter(({ from }) => text[from] === '@')
        .map(span => ({ ...span, type: 'name' as const })),
    ),
  ].sort((a, b) => a.from - b.from || b.to - a.to)
  const parts: TextPart[] = []
  let at = 0
  for (const { from, to, type } of spans) {
    if (from < at) continue
    if (from > at) parts.push({ type: 'text', text: text.slice(at, from) })
    parts.push({ type, text: text.slice(from, to) })
    at = to
  }
  if (at < text.length) parts.push({ type: 'text', text: text.slice(at) })
  return parts
}

function addressesIn(text: string): Span[] {
  return [...text.matchAll(ADDRESS)].flatMap(({ index, 0: found }) => {
    const address = withoutTheEnd(found)
    return isHarmless(address) ? [{ from: index, to: index + address.length, type: 'link' as const }] : []
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
