// One number for each word that any layer of the detector knows, so that a word is looked up once, straight from the
// text and without making a string of it. Words that people write and no layer knows are never kept here.

export class Vocabulary {
  /** The words by their number. */
  readonly words: string[] = []
  // Two cells a slot: the word's number plus one (none when zero), and its hash.
  private slots = new Int32Array(2 << 14)

  /** The number of the word that stands in `text` from `from` up to `to`, or -1. */
  find(text: string, from = 0, to = text.length): number {
    const { slots } = this
    const hash = hashOf(text, from, to)
    const last = slots.length - 2
    for (let slot = (hash << 1) & last; slots[slot] !== 0; slot = (slot + 2) & last) {
      if (slots[slot + 1] !== hash) continue
      const id = slots[slot]! - 1
      if (isAt(this.words[id]!, text, from, to)) return id
    }
    return -1
  }

  /** The same, giving the word a new number if it has none yet. */
  add(text: string, from = 0, to = text.length): number {
    const known = this.find(text, from, to)
    if (known >= 0) return known
    this.words.push(text.slice(from, to))
    if (this.words.length * 4 > this.slots.length) this.grow()
    this.place(this.words.length, hashOf(text, from, to))
    return this.words.length - 1
  }

  private grow(): void {
    const before = this.slots
    this.slots = new Int32Array(before.length * 2)
    for (let slot = 0; slot < before.length; slot += 2)
      if (before[slot] !== 0) this.place(before[slot]!, before[slot + 1]!)
  }

  private place(number: number, hash: number): void {
    const { slots } = this
    const last = slots.length - 2
    let slot = (hash << 1) & last
    while (slots[slot] !== 0) slot = (slot + 2) & last
    slots[slot] = number
    slots[slot + 1] = hash
  }
}

function hashOf(text: string, from: number, to: number): number {
  let hash = 0
  for (let i = from; i < to; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x5bd1e995)
  return hash ^ (hash >>> 15)
}

function isAt(word: string, text: string, from: number, to: number): boolean {
  if (word.length !== to - from) return false
  for (let i = 0; i < word.length; i++) if (word.charCodeAt(i) !== text.charCodeAt(from + i)) return false
  return true
}

/** The words of the rules, the notions and the learned layer together. */
export const vocabulary = new Vocabulary()
