/** A table from one small number to another, in two flat arrays: read for every word of every text, it must not allocate. */
const SIZE = 1 << 18
const EMPTY = 0
/** What `get` says of a number that was never set; the values themselves may be -1 and more. */
const UNKNOWN = -2

export class Ways {
  private readonly keys = new Int32Array(SIZE)
  private readonly values = new Int32Array(SIZE)
  private used = 0

  /** Beyond it every search would take long. */
  get full(): boolean {
    return this.used > SIZE / 2
  }

  get(number: number): number {
    const key = number + 1
    for (let at = place(key); ; at = (at + 1) & (SIZE - 1)) {
      const there = this.keys[at]!
      if (there === key) return this.values[at]!
      if (there === EMPTY) return UNKNOWN
    }
  }

  set(number: number, value: number): void {
    // Nothing is kept in the last quarter: a search must always come to an empty place.
    if (this.used > (SIZE / 4) * 3) return
    const key = number + 1
    let at = place(key)
    while (this.keys[at] !== EMPTY && this.keys[at] !== key) at = (at + 1) & (SIZE - 1)
    if (this.keys[at] === EMPTY) this.used++
    this.keys[at] = key
    this.values[at] = value
  }

  clear(): void {
    this.keys.fill(EMPTY)
    this.used = 0
  }
}

function place(key: number): number {
  return Math.imul(key, 0x9e3779b1) >>> 14
}
