// Runs of words that only another language has, in the midst of English: at an edge of what is said they are left out, so
// that the rest can be told, and what still has some is not told back.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const { elsewhere: strange, near: weak } = JSON.parse(
  readFileSync(join(import.meta.dirname, '..', 'lexicon', 'dialect.json'), 'utf8'),
) as { elsewhere: string[]; near: string[] }
const elsewhere = new Set(strange)
const near = new Set(weak)
const words = /[\p{L}][\p{L}'-]*/gu

/** What is before a noun: "the sabayang pagbigkas" names a thing. */
const names =
  /^(?:the|an?|my|your|his|her|our|their|this|that|of|with|for|to|at|in|on|from|called|some|as|and|eat|ate|cook|cooked|make|made|like|love|speak|speaks)$/i

type Token = { word: string; at: number; kind: number }
const loneWords = /[.!?;,:\n]+|[\p{L}\p{N}][\p{L}\p{N}'’-]*/gu
/** Beside a slip of the fingers these are English: "no jbo". */
const alsoEnglish = /^(?:no|me|man|go|at|wan|don|o|te|su|es|das|don|du|des|la|pa|ka|sa)$/i
const linkAfter = (tokens: readonly Token[], to: number): Token | undefined =>
  tokens.slice(to, to + 2).find(token => /^(?:and|but|so|because)$/i.test(token.word))

/** Runs of another language at an edge of what is said are left out, and a part that is hardly anything else. */
export function withoutOthers(text: string, isWord: (word: string) => boolean): string {
  if (text.length > 1200) return text
  const tokens = [...text.matchAll(loneWords)].map(found => ({ word: found[0], at: found.index, kind: 0 }))
  for (const token of tokens) {
    const lower = token.word.toLowerCase()
    if (elsewhere.has(lower)) {
      token.kind = 2
    } else if (near.has(lower)) token.kind = 1
    else if (token.word === lower && lower.length > 3 && /^[a-zñáéíóúü]+$/.test(lower) && !isWord(lower))
      token.kind = 2
    else if (/^[.!?;,:\n]/.test(token.word)) token.kind = -1
  }
  if (!tokens.some(token => token.kind === 2)) return text
  const cut: [number, number][] = []
  for (let from = 0; from < tokens.length; ) {
    let to = from
    while (to < tokens.length && tokens[to]!.kind > 0) to += 1
    const run = tokens.slice(from, to)
    const strong = run.filter(token => token.kind === 2).length
    const before = tokens[from - 1]
    const next = tokens[to]
    const opens = !before || before.kind < 0
    const closes = !next || next.kind < 0
    const sure = run.some(token => elsewhere.has(token.word.toLowerCase()))
    // "Papa ne mana kiya so I can't go": what can be told begins after the "so".
    const first = opens ? from : (tokens[from - 2]?.kind ?? -1) < 0 ? from - 1 : -1
    const link = run.length > 1 && strong && sure && first >= 0 ? linkAfter(tokens, to) : undefined
    if (link) cut.push([tokens[first]!.at, link.at])
    else if (
      run.length > 1 &&
      strong &&
      (opens || closes) &&
      (sure || (opens && closes && !run.some(token => alsoEnglish.test(token.word)))) &&
      !(before && names.test(before.word))
    )
      cut.push([before ? before.at + before.word.length : 0, next ? next.at : text.length])
    from = Math.max(to, from + 1)
  }
  if (!cut.length) return partsOf(text, tokens)
  let left = text
  for (const [start, end] of cut.reverse()) {
    const lead = left.slice(0, start).trimEnd()
    left = `${lead}${/[.!?]$/.test(lead) ? ' ' : lead ? ', ' : ''}${left.slice(end)}`
  }
  left = left
    .replace(/,(?:\s*[,;])+/g, ',')
    .replace(/,\s*([.!?]|$)/g, '$1')
    .replace(/^[\s,.!]*(?:(?:but|and|so)\b)?\s*/i, '')
    .trim()
  return (left.match(words)?.length ?? 0) > 2 ? left : text
}

/** "Super pagod na ako sa work, the boss keeps adding tasks": the second part can be told. */
function partsOf(text: string, tokens: readonly Token[]): string {
  const parts = text.split(/(?<=[,.!?;])\s+/)
  if (parts.length < 2) return text
  let at = 0
  const kept = parts.filter(part => {
    const start = text.indexOf(part, at)
    at = start + part.length
    const inside = tokens.filter(token => token.at >= start && token.at < at && token.kind >= 0)
    const strange = inside.filter(token => token.kind > 0).length
    return !(
      strange > 1 &&
      strange * 2 >= inside.length &&
      inside.some(token => elsewhere.has(token.word.toLowerCase()))
    )
  })
  return kept.length && kept.length < parts.length && kept.join(' ').split(' ').length > 2
    ? kept.join(' ')
    : text
}

const leftOver = new RegExp(
  `\\b(?:${[...elsewhere].filter(word => word.length > 3 && !/^(?:hindi|wala|isa|todo|dito|mere|pala|sabi|mana|init|nada|oga|rien|hain|wahala|japa|immer|pour|minha|mein|meri|kami|bahay|mahal|gusto)$/.test(word)).join('|')}|dey|tae|fae|(?:did|was|is|ca|would|could|have|has)nae)\\b`,
  'i',
)
/** Whether words of another language still stand in what would be told. */
export const speaksOtherwise = (told: string): boolean => leftOver.test(told)
