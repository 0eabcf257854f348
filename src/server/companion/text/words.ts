/** Splits a text into words, stems, content words and sentences. */
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

export const sentencesOf = (text: string): string[] => text.split(/(?<=[.!?…]["”’')]*)\s+/).filter(Boolean)
