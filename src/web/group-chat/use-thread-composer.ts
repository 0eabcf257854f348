/** The composer of a thread, which tells others that you are typing. */
import { handleUnanswered } from '#web/care/care.tsx'
import type { Outbox } from '#web/platform/outbox.ts'
import type { Tracked } from '#web/platform/unsent.ts'
import { useComposer } from '#web/platform/use-composer.ts'

type Options = {
  owner: string
  threadId: string
  outbox: Outbox
  unsent: readonly Tracked[]
  onWriting: () => void
  /** Id of the message being replied to; empty when none is. */
  reply: { text: string; write(id: string): void }
}

export function useThreadComposer({ threadId, onWriting, reply, ...options }: Options) {
  const writing = useComposer({
    ...options,
    kind: 'group',
    place: threadId,
    replyTo: reply.text || undefined,
    onReturned: ({ replyTo }) => replyTo && reply.write(replyTo),
    onUntried: ({ id, text }) => handleUnanswered(text, { id, surface: 'group' }),
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
