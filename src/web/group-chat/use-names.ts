/** Who reads and who else speaks in a thread, by their given names. */
import { useMemo } from 'react'
import type { GroupMessage } from '#shared/live.ts'

/** The same list as long as the people are the same, so that nothing is drawn anew for it. */
export function useNames(messages: readonly GroupMessage[], me: string) {
  const others = [...new Set(messages.map(({ from }) => from))].filter(Boolean).sort().join('\n')
  return useMemo(() => ({ me, others: others.split('\n').filter(Boolean) }), [me, others])
}
