/** A seeded random generator: the same seed makes the same choices in the same order. */
export type Random = {
  /** An integer from 0 up to, but not including, `limit`. */
  below(limit: number): number
  pick<T>(list: readonly T[]): T
  /** True with this probability, from 0 to 1. */
  chance(likelihood: number): boolean
  bytes(length: number): Buffer
  /** An independent generator, so one part's choices do not depend on another's timing. */
  fork(): Random
}

/** Mulberry32: small, fast, and good enough for fuzzing. */
export function createRandom(seed: number): Random {
  let state = seed >>> 0
  function next(): number {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const below = (limit: number) => Math.floor(next() * limit)
  return {
    below,
    pick: list => list[below(list.length)]!,
    chance: likelihood => next() < likelihood,
    bytes: length => Buffer.from(Array.from({ length }, () => below(256))),
    fork: () => createRandom(below(2 ** 32)),
  }
}
