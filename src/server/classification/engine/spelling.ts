/**
 * Puts misspelled cue words right: a word nobody knows that is one slip away from a word some cue names. Known words
 * are never touched, so nothing is read into a text that is spelled well.
 */
export class Spelling {
  private readonly targets = new Map<string, string>()
  private readonly remembered = new Map<string, string>()
  readonly knows: (word: string) => boolean

  constructor(words: Iterable<string>, known: (word: string) => boolean) {
    this.knows = known
    for (const word of words) {
      if (word.length < SHORTEST || !/^[a-z]+$/.test(word)) continue
      for (const key of slips(word)) {
        // Two cue words one slip apart make that slip ambiguous: better no correction than a wrong one.
        this.targets.set(key, this.targets.has(key) && this.targets.get(key) !== word ? '' : word)
      }
    }
  }

  readonly correct = (word: string): string => {
    if (word.length < SHORTEST - 1 || this.knows(word)) return word
    const before = this.remembered.get(word)
    if (before !== undefined) return before
    const right = this.find(word)
    if (this.remembered.size > MOST) this.remembered.clear()
    this.remembered.set(word, right)
    return right
  }

  private find(word: string): string {
    const single = word.replace(/(.)\1/g, '$1')
    if (single !== word && this.knows(single)) return single
    for (const key of slips(word)) {
      const target = this.targets.get(key)
      if (target && Math.abs(target.length - word.length) <= 1 && target[0] === word[0]) return target
    }
    return word
  }
}

const SHORTEST = 5
const MOST = 5_000

/** The word itself and every form of it with one letter left out: two words that share one are a slip apart. */
function slips(word: string): string[] {
  const forms = [word]
  for (let at = 1; at < word.length; at++) forms.push(word.slice(0, at) + word.slice(at + 1))
  return forms
}
