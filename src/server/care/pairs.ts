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
  private readonly features: Int32Array

  /** The numbers of both halves and of the feature, for every pair; halves are numbered from 0 up to `count`. */
  constructor(count: number, pairs: readonly number[]) {
    this.features = new Int32Array((count * (count - 1)) / 2).fill(-1)
    for (let i = 0; i < pairs.length; i += 3) this.features[at(pairs[i]!, pairs[i + 1]!)] = pairs[i + 2]!
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
