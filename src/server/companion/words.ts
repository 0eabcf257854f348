/** What two texts have in common, roughly: words without their endings, and runs of words. */
import smallWords from './small-words.json' with { type: 'json' }

const small = new Set(smallWords)

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

/** The words that carry what a text is about. */
export const contentOf = (text: string): Set<string> =>
  new Set(
    wordsOf(text)
      .filter(word => !small.has(word))
      .map(stem),
  )

export function sharesContent(a: string, b: string): boolean {
  const other = contentOf(b)
  return [...contentOf(a)].some(word => other.has(word))
}

/** A topic is mentioned when all that it says is there. */
export function mentions(text: string, topic: string): boolean {
  const carried = [...contentOf(topic)]
  const found = stemsOf(text)
  return carried.length > 0 && carried.every(word => found.has(word))
}

/** The share of a reply's words that stand in the message. */
export function copiedShare(reply: string, message: string): number {
  const said = new Set(wordsOf(message))
  const words = wordsOf(reply)
  return words.filter(word => said.has(word)).length / Math.max(words.length, 1)
}

/** Whether so many words stand in the same row in both. */
export function sharesRun(a: string, b: string, length: number): boolean {
  const rows = new Set(rowsOf(a, length))
  return rowsOf(b, length).some(row => rows.has(row))
}

function rowsOf(text: string, length: number): string[] {
  const words = wordsOf(text)
  return words.slice(length - 1).map((_, at) => words.slice(at, at + length).join(' '))
}

export const sentencesOf = (text: string): string[] => text.split(/(?<=[.!?…]["”’')]*)\s+/).filter(Boolean)

/** Roughly: what somebody says of themselves, as it would be said to them. */
export const asYou = (text: string): string =>
  text
    .replace(/\b(?:I'm|I am)\b/g, 'you are')
    .replace(/\bI was\b/g, 'you were')
    .replace(/\b(?:I|me)\b/g, 'you')
    .replace(/\bmyself\b/gi, 'yourself')
    .replace(/\bmy\b/gi, 'your')
