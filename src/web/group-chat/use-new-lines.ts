/** Which messages arrived while the thread was open: only these are animated. */
import { useCallback, useRef } from 'react'
import type { MessageLine } from './timeline.ts'

export function useNewLines(said: readonly MessageLine[], loaded: boolean): (key: string) => boolean {
  /** What was there when the thread was first shown, and what was loaded above it since. */
  const old = useRef<Set<string> | null>(null)
  const newest = useRef<number>(0)
  if (loaded && !old.current) {
    old.current = new Set(said.map(({ key }) => key))
    newest.current = Date.now()
  }
  const times = useRef(new Map<string, number>())
  for (const { key, at } of said) times.current.set(key, at.getTime())
  return useCallback((key: string) => {
    const known = old.current
    if (!known || known.has(key)) return false
    return (times.current.get(key) ?? 0) >= newest.current
  }, [])
}
