// A list of mends, of which a message needs hardly any: each says what must stand in the message before it is tried.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The signs are pieces of text, each beginning with a word; one of them must be there. */
export type Mend = readonly [
  signs: readonly string[],
  from: RegExp,
  to: string | ((...found: string[]) => string),
]

/** So many letters at the start of a word are looked up first: that rules most mends out at once. */
const letters = 3

export function createMending(mends: readonly Mend[]): (text: string) => string {
  const keyed = mends.map(([signs, from, to]) => ({
    signs: signs.map(sign => ({ sign, key: keyOf(sign) })),
    from,
    to: to as string,
  }))
  return text => {
    const small = text.toLowerCase()
    const starts = new Set<string>()
    for (const word of small.match(/[\p{L}\p{N}]+/gu) ?? []) starts.add(word.slice(0, letters))
    let mended = text
    for (const { signs, from, to } of keyed)
      if (signs.some(({ sign, key }) => (!key || starts.has(key)) && small.includes(sign)))
        mended = mended.replace(from, to)
    return mended
  }
}

/** The mends that need no more than other words in their place are data, in `lexicon`. */
export function loadMends(file: string): Mend[] {
  const text = readFileSync(join(import.meta.dirname, '..', 'lexicon', file), 'utf8')
  const mends = JSON.parse(text) as { signs: string[]; from: string; flags: string; to: string }[]
  return mends.map(({ signs, from, flags, to }) => [signs, new RegExp(from, flags), to])
}

/** How the longest whole word of a sign begins; a short piece may be the beginning of anything. */
function keyOf(sign: string): string {
  const words = sign
    .split(' ')
    .filter((word, at, all) => word && (word.length >= letters || at < all.length - 1))
  const longest = words.sort((a, b) => b.length - a.length)[0] ?? ''
  return /^[\p{L}\p{N}]+/u.test(longest) && !/^n't/.test(longest)
    ? (longest.match(/^[\p{L}\p{N}]+/u)?.[0] ?? '').slice(0, letters)
    : ''
}
