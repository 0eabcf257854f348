/** Splits a text into words, stems, content words and sentences. */
import abbreviations from './abbreviations.json' with { type: 'json' }
import stopWords from './stop-words.json' with { type: 'json' }

const stops = new Set(stopWords)

export const wordsOf = (text: string): string[] =>
  text
    .normalize('NFKC')
    .replace(/[‘’]/g, "'")
    .toLowerCase()
    .match(/[\p{L}\p{N}]+(?:'[\p{L}]+)*/gu) ?? []

export function stem(word: string): string {
  if (word.length > 40) return word
  const whole = word
    .replace(/'\p{L}+$/u, '')
    .replace(/ies$/, 'y')
    .replace(/([^s])s$/, '$1')
  const cut = whole
    .replace(/ied$/, 'y')
    .replace(/(?<=\p{L}{3})(?:ing|ed|es|ly|er|est|ness|ment|ion|s)$/u, '')
    .replace(/([^aeiouls])\1$/, '$1')
  return cut.length > 3 ? cut.replace(/[ei]$/, '').replace(/y$/, 'i') : cut
}

export const stemsOf = (text: string): Set<string> => new Set(wordsOf(text).map(stem))

/** Content words: what a text is about. */
export const contentOf = (text: string): Set<string> =>
  new Set(
    wordsOf(text)
      .filter(word => !stops.has(word))
      .map(stem),
  )

/** Cut where one ends, and not after an abbreviation, an initial, or the speech in "Go away!" she said. */
export function sentencesOf(text: string): string[] {
  const sentences: string[] = []
  let start = 0
  for (const { index, 0: space } of text.matchAll(/(?<=[.!?…]["”’')]*)\s+/g)) {
    const next = index + space.length
    const before = text.slice(Math.max(start, index - SEEN), index)
    if (goesOn(before, text.slice(next, next + 1))) continue
    sentences.push(text.slice(start, index))
    start = next
  }
  return [...sentences, text.slice(start)].filter(Boolean)
}

/** How much before a full stop says whether a sentence ends there. */
const SEEN = 40
const beforeName = new Set(abbreviations.beforeName)
const beforeNumber = new Set(abbreviations.beforeNumber)
const withinSentence = new Set(abbreviations.withinSentence)

function goesOn(before: string, next: string): boolean {
  const isNumber = /\p{N}/u.test(next)
  const isSmall = isNumber || /\p{Ll}/u.test(next)
  if (/["”’')]$/.test(before)) return isSmall
  const [, short] = /(?:^|[^\p{L}.])([\p{L}.]+)\.$/u.exec(before) ?? []
  if (!short) return false
  const word = short.toLowerCase()
  if (beforeName.has(word)) return true
  if (beforeNumber.has(word)) return isNumber
  if (withinSentence.has(word)) return isSmall
  return short !== 'I' && /^\p{Lu}$/u.test(short)
}
