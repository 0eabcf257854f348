/** Writing to the companion, and knowing what was said here. */
import { useRef } from 'react'
import { hearUnanswered } from '#web/care/care.tsx'
import type { Outbox } from '#web/platform/outbox.ts'
import type { Tracked } from '#web/platform/unsent.ts'
import { useWriting } from '#web/platform/use-writing.ts'

type Options = { owner: string; chatId: string; outbox: Outbox; unsent: readonly Tracked[] }

export function useComposing({ chatId, ...options }: Options) {
  const saidHere = useRef(new Set<string>())
  const writing = useWriting({
    ...options,
    kind: 'companion',
    place: chatId,
    onUntried: ({ id, text }) => hearUnanswered(text, { id, surface: 'companion' }),
  })
  return {
    ...writing,
    send(): void {
      const id = writing.send()
      if (id) saidHere.current.add(id)
    },
    /** Whether these words were said in this tab, and not in another of the same person. */
    isSaidHere: (id: string) => saidHere.current.has(id),
  }
}
