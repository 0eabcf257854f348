// One number for each word that any layer of the detector knows, so that a word is looked up once, straight from the
// text and without making a string of it. Words that people write and no layer knows are never kept here.

export class Vocabulary {
  /** The words by their number. */
  readonly words: string[] = []
  // Two cells a slot: the word's number plus one (none when zero), and its hash.
  private slots = new Int32Array(2 << 12)

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

  /** The number of the word, a new one if it has none yet. */
  add(word: string): number {
    const known = this.find(word)
    if (known >= 0) return known
    this.words.push(word)
    if (this.words.length * 4 > this.slots.length) this.grow()
    else this.place(this.words.length - 1)
    return this.words.length - 1
  }

  private grow(): void {
    this.slots = new Int32Array(this.slots.length * 2)
    for (let id = 0; id < this.words.length; id++) this.place(id)
  }

  private place(id: number): void {
    const { slots } = this
    const word = this.words[id]!
    const hash = hashOf(word, 0, word.length)
    const last = slots.length - 2
    let slot = (hash << 1) & last
    while (slots[slot] !== 0) slot = (slot + 2) & last
    slots[slot] = id + 1
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
