/**
 * The plainest ways of saying that you want to die or are being hurt, for when the server, which judges far better, does
 * not respond. Misses most; a match opens the help panel.
 */
import { fillPattern, oneOf } from '#shared/patterns.ts'
import phrases from './crisis-phrases.json' with { type: 'json' }

const sources = Object.values(phrases.plain).flat()
const plain = new RegExp(fillPattern(oneOf(sources), { INTEND: phrases.intend }))
const denied = new RegExp(phrases.denied)

export function hasCrisisPhrase(text: string): boolean {
  const read = text.normalize('NFKC').toLowerCase().replaceAll('’', "'")
  return read.split(/[.!?\n;。！？]/).some(part => !denied.test(part) && plain.test(part))
}
