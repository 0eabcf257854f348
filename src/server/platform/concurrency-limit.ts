/** Limits how many of something each person or address may have open at once. */
export type ConcurrencyLimit = {
  /** Returns how to leave again, or undefined when they are at their limit. */
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
