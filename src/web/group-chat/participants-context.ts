/** The people of a thread, those who wrote and those present: the reader's name, the other names, everybody's tint. */
import { createContext, useMemo, useRef } from 'react'
import type { Thread } from './thread.ts'
import { createTints, type Tints } from './tint.ts'

type Participants = { me: string; others: readonly string[]; tintOf: Tints }

export const ParticipantsContext = createContext<Participants>({ me: '', others: [], tintOf: createTints() })

/** Stable as long as the people are the same, to avoid rendering again. */
export function useParticipants(
  { messages, view }: Thread,
  here: readonly string[],
  me: string,
): Participants {
  const seen = useSeen(here, view)
  const names = [...new Set([...messages.map(({ from }) => from), ...seen])]
    .filter(name => name && name !== me)
    .sort()
    .join('\n')
  const tintOf = useMemo(createTints, [])
  return useMemo(() => ({ me, others: names.split('\n').filter(Boolean), tintOf }), [me, names, tintOf])
}

/** A mention stays one when the person leaves, unless they are no longer visible to the reader. */
function useSeen(here: readonly string[], view: string): ReadonlySet<string> {
  const seen = useRef({ view, names: new Set<string>() })
  if (seen.current.view !== view) seen.current = { view, names: new Set() }
  for (const name of here) seen.current.names.add(name)
  return seen.current.names
}
