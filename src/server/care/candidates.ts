// Says which rules are worth trying on a sentence: those one of whose rarest words stands in it, and a word of every
// other part that must be there. Everything lies in a few flat tables of numbers, so that ruling out is cheap.

/** Words by their numbers: one of `anchors` is in every match of a rule, and one of each list of `needs`. */
export type Sought = { anchors: readonly number[]; needs: readonly (readonly number[])[] }

export type Candidates = {
  /** The rules worth trying, by their place in the list, each with the token it was found by: two numbers a rule. */
  of: (ids: readonly number[]) => readonly number[]
}

export function createCandidates(rules: readonly Sought[]): Candidates {
  const parts = new Parts()
  // For each word a row of rules: the rule, how many parts it needs, and these.
  const rulesOf = new Rows()
  rules.forEach(({ anchors, needs }, rule) => {
    const needed = [...new Set(needs.map(words => parts.numberOf(words)))]
    for (const anchor of new Set(anchors)) rulesOf.push(anchor, [rule, needed.length, ...needed])
  })
  const partsOf = parts.byWord.flat()
  const { starts, cells } = rulesOf.flat()
  const tried = new Uint32Array(rules.length)
  const met = new Uint32Array(parts.count)
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
  readonly byWord = new Rows()
  private readonly known = new Map<string, number>()
  // The list of a class is the same one in all its patterns, and long: it is told by itself before its words are.
  private readonly lists = new Map<readonly number[], number>()

  get count(): number {
    return this.known.size
  }

  numberOf(words: readonly number[]): number {
    const number = this.lists.get(words) ?? this.byWords(words)
    this.lists.set(words, number)
    return number
  }

  private byWords(words: readonly number[]): number {
    const key = words.join(' ')
    const before = this.known.get(key)
    if (before !== undefined) return before
    const number = this.known.size
    this.known.set(key, number)
    for (const word of words) this.byWord.push(word, [number])
    return number
  }
}

/** Rows of numbers, made one after the other and then laid flat. */
class Rows {
  private readonly rows: number[][] = []

  push(row: number, numbers: readonly number[]): void {
    while (this.rows.length <= row) this.rows.push([])
    this.rows[row]!.push(...numbers)
  }

  flat(): { starts: Int32Array; cells: Int32Array } {
    const starts = new Int32Array(this.rows.length + 1)
    this.rows.forEach((row, i) => {
      starts[i + 1] = starts[i]! + row.length
    })
    const cells = new Int32Array(starts[this.rows.length]!)
    this.rows.forEach((row, i) => {
      cells.set(row, starts[i])
    })
    return { starts, cells }
  }
}
