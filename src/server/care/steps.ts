// A table of steps: from a state, by a symbol, to another state, all of them whole numbers. Rows of words and of
// letters are followed in it symbol by symbol, which needs no string and stops as soon as no known row goes on so.

export class Steps {
  /** How many states there are; the first, where every row begins, is 0. */
  states = 1
  // Three cells a slot: state plus one (none when zero), symbol, the state it leads to; the fourth is left empty.
  private slots: Int32Array

  /** There is room for two to the power of `bits` steps before the table must grow. */
  constructor(bits = 12) {
    this.slots = new Int32Array(8 << bits)
  }

  /** The state that the symbol leads to, or -1. */
  go(state: number, symbol: number): number {
    const { slots } = this
    const last = slots.length - 4
    let slot = slotOf(state, symbol) & last
    while (slots[slot] !== 0) {
      if (slots[slot] === state + 1 && slots[slot + 1] === symbol) return slots[slot + 2]!
      slot = (slot + 4) & last
    }
    return -1
  }

  /** The same, making the step when there is none. */
  add(state: number, symbol: number): number {
    const known = this.go(state, symbol)
    if (known >= 0) return known
    if (this.states * 8 > this.slots.length) this.grow()
    this.place(state, symbol, this.states)
    return this.states++
  }

  private grow(): void {
    const before = this.slots
    this.slots = new Int32Array(before.length * 2)
    for (let slot = 0; slot < before.length; slot += 4)
      if (before[slot] !== 0) this.place(before[slot]! - 1, before[slot + 1]!, before[slot + 2]!)
  }

  private place(state: number, symbol: number, to: number): void {
    const { slots } = this
    const last = slots.length - 4
    let slot = slotOf(state, symbol) & last
    while (slots[slot] !== 0) slot = (slot + 4) & last
    slots[slot] = state + 1
    slots[slot + 1] = symbol
    slots[slot + 2] = to
  }
}

function slotOf(state: number, symbol: number): number {
  const hash = Math.imul(state, 0x9e3779b1) ^ Math.imul(symbol, 0x85ebca6b)
  return (hash ^ (hash >>> 15)) << 2
}
