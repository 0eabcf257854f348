// Says which rules are worth trying on a sentence: those one of whose rarest words stands in it, and a word of every
// other part that must be there. Everything lies in a few flat tables of numbers, so that ruling out is cheap.
import { vocabulary } from './vocabulary.ts'

/** Words by their numbers: one of `anchors` is in every match of a rule, and one of each list of `needs`. */
export type Sought = { anchors: readonly number[]; needs: readonly (readonly number[])[] }

export type Candidates = {
  /** The rules worth trying, by their place in the list, each with the token it was found by: two numbers a rule. */
  of: (ids: readonly number[]) => readonly number[]
}

export function createCandidates(rules: readonly Sought[]): Candidates {
  const parts = new Parts()
  // For each word a row of rules: the rule, how many parts it needs, and these.
  const byAnchor = rules.map(({ anchors, needs }, rule) => {
    const needed = [...new Set(needs.map(words => parts.numberOf(words)))]
    return { words: anchors, numbers: [rule, needed.length, ...needed] }
  })
  const { starts, cells } = layFlat(byAnchor)
  const partsOf = layFlat(parts.byWords)
  const tried = new Uint32Array(rules.length)
  const met = new Uint32Array(parts.byWords.length)
  const found: number[] = []
  let stamp = 0
  const mark = (id: number): void => {
    for (let i = partsOf.starts[id]!; i < partsOf.starts[id + 1]!; i++) met[partsOf.cells[i]!] = stamp
  }
  const meetsAll = (from: number, to: number): boolean => {
    for (let i = from; i < to; i++) if (met[cells[i]!] !== stamp) return false
    return true
  }
  return {
    of(ids) {
      stamp++
      found.length = 0
      for (let at = 0; at < ids.length; at++) {
        const id = ids[at]!
        if (id >= 0 && id + 1 < partsOf.starts.length) mark(id)
      }
      for (let at = 0; at < ids.length; at++) {
        const id = ids[at]!
        if (id < 0 || id + 1 >= starts.length) continue
        for (let i = starts[id]!, next = 0; i < starts[id + 1]!; i = next) {
          const rule = cells[i]!
          next = i + 2 + cells[i + 1]!
          if (tried[rule] === stamp) continue
          tried[rule] = stamp
          if (meetsAll(i + 2, next)) found.push(rule, at)
        }
      }
      return found
    },
  }
}

/** Lists of words one of which must be there, numbered, each kept once. */
class Parts {
  readonly byWords: Entry[] = []
  private readonly known = new Map<string, number>()
  // The list of a class is the same one in all its patterns, and long: it is told by itself before its words are.
  private readonly lists = new Map<readonly number[], number>()

  numberOf(words: readonly number[]): number {
    const number = this.lists.get(words) ?? this.numberOfWords(words)
    this.lists.set(words, number)
    return number
  }

  private numberOfWords(words: readonly number[]): number {
    const key = words.join(' ')
    const before = this.known.get(key)
    if (before !== undefined) return before
    const number = this.byWords.length
    this.known.set(key, number)
    this.byWords.push({ words, numbers: [number] })
    return number
  }
}

type Entry = { words: readonly number[]; numbers: readonly number[] }

// Gives each word the numbers of all entries that have it, one after the other: those of word w are the cells from
// starts[w] up to starts[w + 1].
function layFlat(entries: readonly Entry[]): { starts: Int32Array; cells: Int32Array } {
  const starts = new Int32Array(vocabulary.words.length + 1)
  for (const { words, numbers } of entries) for (const word of words) starts[word + 1]! += numbers.length
  for (let word = 1; word < starts.length; word++) starts[word]! += starts[word - 1]!
  const cells = new Int32Array(starts.at(-1)!)
  const free = starts.slice()
  for (const { words, numbers } of entries) {
    for (const word of words) {
      for (let i = 0; i < numbers.length; i++) cells[free[word]! + i] = numbers[i]!
      free[word]! += numbers.length
    }
  }
  return { starts, cells }
}
