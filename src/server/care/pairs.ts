// Pairs of notions and rules that met in one message: what "a letter" means beside "colleagues" is not what it means
// beside "tonight". Found by two numbers in a table, without making a name.

/** The name of a pair, whichever comes first. */
export function pairName(a: string, b: string): string {
  return a < b ? `${a}&${b}` : `${b}&${a}`
}

/** The names of a pair's halves, or null when it is no pair's name. Runs of letters begin with the sign that joins them. */
export function halvesOf(name: string): [string, string] | null {
  const at = isNamed(name) ? name.indexOf('&') : -1
  return at < 0 ? null : [name.slice(0, at), name.slice(at + 1)]
}

/** Whether it is a notion's or a rule's name, or that of a pair of them. */
export function isNamed(name: string): boolean {
  return name[0] === '@' || name[0] === '#'
}

export class Pairs {
  // The weights for concern and crisis of every two halves, one row for each, nought where there is no such pair: a row
  // is short enough to stay near the processor while it is asked.
  private readonly weights: Int8Array

  private readonly count: number

  /** The numbers of both halves, from 0 up to `count`, and the two weights, for every pair. */
  constructor(count: number, pairs: readonly number[]) {
    this.count = count
    this.weights = new Int8Array(count * count * 2)
    for (let i = 0; i < pairs.length; i += 4) {
      this.put(pairs[i]!, pairs[i + 1]!, pairs[i + 2]!, pairs[i + 3]!)
      this.put(pairs[i + 1]!, pairs[i]!, pairs[i + 2]!, pairs[i + 3]!)
    }
  }

  private put(a: number, b: number, concern: number, crisis: number): void {
    const at = (a * this.count + b) * 2
    this.weights[at] = concern
    this.weights[at + 1] = crisis
  }

  /** Sums the weights for none, concern and crisis of all pairs of these halves. */
  sum(halves: readonly number[], into: Float64Array): void {
    const { weights, count } = this
    let concern = 0
    let crisis = 0
    for (let i = 1; i < halves.length; i++) {
      const row = halves[i]! * count
      for (let j = 0; j < i; j++) {
        const at = (row + halves[j]!) * 2
        concern += weights[at]!
        crisis += weights[at + 1]!
      }
    }
    into[0] = -concern - crisis
    into[1] = concern
    into[2] = crisis
  }
}
