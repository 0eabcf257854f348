/** A tint for each person in a thread: usually the same everywhere, and different from those already in use. */

const TINTS = 6

export type Tints = (speaker: string) => number

/** An assigned tint stays for the lifetime of this function. */
export function createTints(): Tints {
  const given = new Map<string, number>()
  return speaker => {
    const known = given.get(speaker)
    if (known !== undefined) return known
    const first = sumOf(speaker) % TINTS
    const taken = new Set(given.values())
    const all = Array.from({ length: TINTS }, (_, step) => (first + step) % TINTS)
    const tint = all.find(one => !taken.has(one)) ?? first
    given.set(speaker, tint)
    return tint
  }
}

function sumOf(speaker: string): number {
  let sum = 0
  for (const sign of speaker) sum = (sum * 31 + (sign.codePointAt(0) ?? 0)) % 9973
  return sum
}
