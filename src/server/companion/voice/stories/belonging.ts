// Whether two sentences of a story say the same, or belong together.
import type { Retold } from './retold.ts'

/** "She thanked me. She actually thanked me and asked …": once is enough. */
export function repeats(one: string, two: string): boolean {
  const [few, many] = one.length < two.length ? [one, two] : [two, one]
  const words = few.split(' ')
  const others = new Set(many.split(' '))
  return words.length > 2 && words.filter(word => others.has(word)).length > 0.6 * words.length
}

export function follows(one: Retold, two: Retold): boolean {
  if (two.sentence === one.sentence + 1) return true
  const words = new Set(one.text.toLowerCase().match(/[\p{L}-]{4,}/gu))
  return (two.text.toLowerCase().match(/[\p{L}-]{4,}/gu) ?? []).some(
    word => words.has(word) && !common.test(word),
  )
}
const common =
  /^(?:your|you're|you've|that|this|with|from|have|been|were|they|them|their|when|what|there|then|just|like|said|told|about|would|could|into|only|very|every|after|before|because|still|never)$/
