/** The people of a thread: the reader's name, the other names, and everybody's tint. */
import { createContext, useMemo } from 'react'
import type { GroupMessage } from '#shared/live.ts'
import { createTints, type Tints } from './tint.ts'

type Participants = { me: string; others: readonly string[]; tintOf: Tints }

export const ParticipantsContext = createContext<Participants>({ me: '', others: [], tintOf: createTints() })

/** Stable as long as the people are the same, to avoid rendering again. */
export function useParticipants(messages: readonly GroupMessage[], me: string): Participants {
  const names = [...new Set(messages.map(({ from }) => from))].filter(Boolean).sort().join('\n')
  const tintOf = useMemo(createTints, [])
  return useMemo(() => ({ me, others: names.split('\n').filter(Boolean), tintOf }), [me, names, tintOf])
}
