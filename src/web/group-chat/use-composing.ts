/** Writing to a thread, where others see that one writes. */
import { hearUnanswered } from '#web/care/care.tsx'
import type { Outbox } from '#web/platform/outbox.ts'
import type { Tracked } from '#web/platform/unsent.ts'
import { useWriting } from '#web/platform/use-writing.ts'

type Options = {
  owner: string
  threadId: string
  outbox: Outbox
  unsent: readonly Tracked[]
  onWriting: () => void
  /** The message that is answered; empty when none is. */
  reply: { text: string; write(id: string): void }
}

export function useComposing({ threadId, onWriting, reply, ...options }: Options) {
  const writing = useWriting({
    ...options,
    kind: 'group',
    place: threadId,
    replyTo: reply.text || undefined,
    onReturned: ({ replyTo }) => replyTo && reply.write(replyTo),
    onUntried: ({ id, text }) => hearUnanswered(text, { id, surface: 'group' }),
  })
  return {
    ...writing,
    write(text: string): void {
      writing.write(text)
      if (text !== '') onWriting()
    },
    send(): void {
      if (writing.send() !== undefined) reply.write('')
    },
  }
}
