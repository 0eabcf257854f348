/**
 * Cuts a sentence where a new clause begins, so that a part of it can be quoted: "it rained, and she never rang" is two. What
 * is said only on a condition, in a relative clause or of somebody else's thought stays whole, and so does every "not".
 */
import grammar from './grammar.json' with { type: 'json' }
import { wordsOf } from './words.ts'

const joining = new Set(grammar.joining)
const linking = new Set(grammar.linking)
const subjects = new Set(grammar.subjects)
const binding = new Set(grammar.binding)
const opening = grammar.opening.join('|')
const conditions = new Set(grammar.conditions)
/** "Since Cerys and I moved in": one subject. */
const named = /(?:\p{Lu}[\p{L}'’-]*|\bmy \p{L}+)$/u
const isSpeech = (before: string): boolean =>
  (before.match(/(?<![\p{L}\p{N}])["“'‘](?=\S)/gu)?.length ?? 0) >
  (before.match(/(?<=\S)["”'’](?![\p{L}\p{N}])/gu)?.length ?? 0)
const FEWEST_WORDS = 3

/** In order; together they are the sentence. */
export function clausesOf(sentence: string): string[] {
  const clauses: string[] = []
  let start = 0
  for (const { index, 0: gap } of sentence.matchAll(/(?:\s*[,;…–—]+|\s+-+|\.{2,})?\s+/g)) {
    const before = sentence.slice(start, index)
    if (!beginsClause(before, gap.trim(), sentence.slice(index + gap.length))) continue
    clauses.push(before)
    start = index + gap.length
  }
  return [...clauses, sentence.slice(start)]
}

function beginsClause(before: string, mark: string, after: string): boolean {
  const [first = '', ...following] = wordsOf(after.slice(0, 80))
  const earlier = wordsOf(before)
  if (earlier.length < FEWEST_WORDS || following.length + 1 < FEWEST_WORDS) return false
  // "I think if she rings, I go" says nothing of going alone; nor is what somebody said cut.
  if (earlier.some(word => conditions.has(word)) || isSpeech(before)) return false
  if (binding.has(earlier.find(word => !joining.has(word) && !linking.has(word)) ?? '')) return false
  const isJoined = joining.has(first)
  const rest = isJoined ? following : [first, ...following]
  const subject = rest.find(word => !linking.has(word)) ?? ''
  if (subjects.has(subject)) return mark !== '' || (isJoined && !(subject === 'i' && named.test(before)))
  return mark !== '' && (first === 'but' || !mark.startsWith(',')) && !binding.has(first)
}

/** Every run of its clauses, without what only joins it to what stood before. */
export function stretchesOf(sentence: string): string[] {
  const clauses = clausesOf(sentence)
  const starts = clauses.map((_, i) =>
    clauses.slice(0, i).reduce((at, clause) => sentence.indexOf(clause, at) + clause.length, 0),
  )
  const runs = clauses.flatMap((_, i) =>
    clauses.slice(i).map((_, length) => {
      const end = clauses[i + length]!
      return sentence.slice(starts[i], sentence.indexOf(end, starts[i + length]) + end.length)
    }),
  )
  return [...new Set(runs.map(trimmed))].filter(Boolean)
}

const trimmed = (stretch: string): string =>
  stretch
    .replace(/^[\s,;…–—-]+/, '')
    .replace(new RegExp(`^(?:(?:${opening})\\b[,.…]*\\s+)+`, 'i'), '')
    .replace(/[\s,;:…–—-]+$/, '')
