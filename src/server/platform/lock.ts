/** A mutex in order of arrival; free when uncontended. */
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
