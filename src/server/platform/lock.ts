/** One at a time, in the order of asking; costs nothing while nobody else is there. */
export function createLock() {
  let held = false
  const waiting: (() => void)[] = []
  return {
    take(): Promise<void> | undefined {
      if (held) return new Promise(resolve => waiting.push(resolve))
      held = true
      return undefined
    },
    free(): void {
      const next = waiting.shift()
      if (next) next()
      else held = false
    },
  }
}
