/** The composer of the companion, which knows what was sent from this tab. */
import { useRef } from 'react'
import { handleUnanswered } from '#web/care/care.tsx'
import type { Outbox } from '#web/platform/outbox.ts'
import type { Tracked } from '#web/platform/unsent.ts'
import { useComposer } from '#web/platform/use-composer.ts'

type Options = {
  owner: string
  chatId: string
  outbox: Outbox
  unsent: readonly Tracked[]
  /** Called whenever something is typed, dictated or sent. */
  onWrite: () => void
  /** Called when what was typed is gone again. */
  onEmptied: () => void
}

export function useCompanionComposer({ chatId, onWrite, onEmptied, ...options }: Options) {
  const saidHere = useRef(new Set<string>())
  const writing = useComposer({
    ...options,
    kind: 'companion',
    place: chatId,
    onUntried: ({ id, text }) => handleUnanswered(text, { id, surface: 'companion' }),
  })
  return {
    ...writing,
    write(text: string): void {
      if (text.trim()) onWrite()
      else if (options.unsent.length === 0) onEmptied()
      writing.write(text)
    },
    send(): void {
      const id = writing.send()
      if (!id) return
      onWrite()
      saidHere.current.add(id)
    },
    /** Whether this message was sent from this tab. */
    isSaidHere: (id: string) => saidHere.current.has(id),
  }
}
