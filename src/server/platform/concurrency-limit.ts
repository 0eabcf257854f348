/** Limits how many of something one person or address may have open at a time. */
export type ConcurrencyLimit = {
  /** Returns a function that frees the slot, or undefined when the limit is reached. */
  enter(who: string): (() => void) | undefined
}

export function createConcurrencyLimit(most: number): ConcurrencyLimit {
  const inside = new Map<string, number>()

  function leave(who: string): void {
    const left = (inside.get(who) ?? 1) - 1
    if (left > 0) inside.set(who, left)
    else inside.delete(who)
  }

  return {
    enter(who) {
      const count = inside.get(who) ?? 0
      if (count >= most) return undefined
      inside.set(who, count + 1)
      let isInside = true
      return () => {
        if (isInside) leave(who)
        isInside = false
      }
    },
  }
}
