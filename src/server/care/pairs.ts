// Pairs of notions and rules that met in one message: what "a letter" means beside "colleagues" is not what it means
// beside "tonight". Found by two numbers in a table, without making a name.

/** The name of a pair, whichever comes first. */
export function pairName(a: string, b: string): string {
  return a < b ? `${a}&${b}` : `${b}&${a}`
}

/** The names of a pair's halves, or null when it is no pair's name. Runs of letters begin with the sign that joins them. */
export function halvesOf(name: string): [string, string] | null {
  const mark = name[0]
  const at = mark === '@' || mark === '#' ? name.indexOf('&') : -1
  return at < 0 ? null : [name.slice(0, at), name.slice(at + 1)]
}

export class Pairs {
  /** The number of each feature as half of a pair, or -1. */
  readonly halfOf: Int32Array
  private readonly features: Int32Array

  /** `named` has the features that have a name, the pairs among them; `count` is how many features there are. */
  constructor(named: ReadonlyMap<string, number>, count: number) {
    this.halfOf = new Int32Array(count).fill(-1)
    const pairs: [number, number, number][] = []
    let halves = 0
    for (const [name, id] of named) if (!halvesOf(name)) this.halfOf[id] = halves++
    for (const [name, id] of named) {
      const parts = halvesOf(name)?.map(part => this.halfOf[named.get(part) ?? -1] ?? -1)
      if (parts && parts[0]! >= 0 && parts[1]! >= 0) pairs.push([parts[0]!, parts[1]!, id])
    }
    this.features = new Int32Array((halves * (halves - 1)) / 2).fill(-1)
    for (const [a, b, id] of pairs) this.features[at(a, b)] = id
  }

  /** The feature of two different halves, or -1. */
  find(a: number, b: number): number {
    return this.features[at(a, b)]!
  }
}

// The place of a pair in a table with half a square's room.
function at(a: number, b: number): number {
  return a > b ? (a * (a - 1)) / 2 + b : (b * (b - 1)) / 2 + a
}
