/** Splits a message into plain text, links and names of people. Pure. */
import { mentionsIn } from '#shared/group-chat.ts'
import { webAddressesIn } from '#web/platform/web-addresses.ts'

export type TextPart = { type: 'text' | 'link' | 'name' | 'me'; text: string }
type Span = { from: number; to: number; type: TextPart['type'] }

/** `me` is named in any way that counts as a mention; `names`, everybody else's, only with an @ before them. */
export function textParts(text: string, me: string, names: readonly string[]): TextPart[] {
  const spans: Span[] = [
    ...webAddressesIn(text).map(span => ({ ...span, type: 'link' as const })),
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
