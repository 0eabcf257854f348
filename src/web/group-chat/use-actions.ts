/** What one may do with messages: react, here on this browser; take one's own back, everywhere; see to another's. */
import { useMemo } from 'react'
import { removeMessage } from '#shared/group-chat.ts'
import { call } from '#web/platform/api.ts'
import { texts } from '#web/platform/texts.ts'
import { useToast } from '#web/ui/toast.tsx'
import type { KeptThread } from './kept-thread.ts'
import type { MessageActions } from './message.tsx'
import { withReaction, withRemoved } from './thread.ts'
import type { Said } from './timeline.ts'

export function useActions(threadId: string, kept: KeptThread, about: (said: Said) => void): MessageActions {
  const toast = useToast()
  return useMemo(
    () => ({
      about,
      react: (id, emoji) => kept.change(thread => withReaction(thread, id, emoji), 'now'),
      async unsend(id) {
        try {
          await call(removeMessage, { params: { threadId, id } })
        } catch (error) {
          console.warn('A message was not taken back.', error)
          toast(texts.group.notUnsent)
          return false
        }
        kept.change(thread => withRemoved(thread, id), 'now')
        toast(texts.group.unsent)
        return true
      },
    }),
    [threadId, kept, about, toast],
  )
}
