/** How many of something each may have open at once. */
export type Room = {
  /** Answers how to leave again; nothing when there is no room left for them. */
  enter(who: string): (() => void) | undefined
}

export function createRoom(most: number): Room {
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
