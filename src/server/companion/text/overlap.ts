/** What two texts have in common: topics, words, and runs of words. */
import { contentOf, stemsOf, wordsOf } from './words.ts'

export function sharesContent(a: string, b: string): boolean {
  const other = contentOf(b)
  return [...contentOf(a)].some(word => other.has(word))
}

/** A topic is mentioned when all its content words are there. */
export function mentions(text: string, topic: string): boolean {
  const carried = [...contentOf(topic)]
  const found = stemsOf(text)
  return carried.length > 0 && carried.every(word => found.has(word))
}

/** The share of a reply's words that also occur in the message. */
export function copiedShare(reply: string, message: string): number {
  const said = new Set(wordsOf(message))
  const words = wordsOf(reply)
  return words.filter(word => said.has(word)).length / Math.max(words.length, 1)
}

/** Whether both contain the same run of `length` words. */
export function sharesRun(a: string, b: string, length: number): boolean {
  const runs = new Set(runsOf(a, length))
  return runsOf(b, length).some(run => runs.has(run))
}

function runsOf(text: string, length: number): string[] {
  const words = wordsOf(text)
  return words.slice(length - 1).map((_, at) => words.slice(at, at + length).join(' '))
}
