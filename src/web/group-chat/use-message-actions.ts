/** Actions on messages: reacting, which stays on this browser; copying; and unsending your own, for everybody. */
import { useMemo } from 'react'
import { removeMessage } from '#shared/group-chat.ts'
import { call } from '#web/platform/api.ts'
import { storage } from '#web/platform/storage.ts'
import { texts } from '#web/platform/texts.ts'
import { useToast } from '#web/ui/toast.tsx'
import type { CachedThread } from './cached-thread.ts'
import { withReaction, withRemoved } from './thread.ts'

export function useMessageActions(threadId: string, cached: CachedThread) {
  const toast = useToast()
  return useMemo(
    () => ({
      react(id: string, emoji: string): void {
        cached.change(thread => withReaction(thread, id, emoji), 'now')
        if (storage.get('twinbot_reactions_told')) return
        storage.set('twinbot_reactions_told', 'yes')
        toast(texts.thread.reactionsYours)
      },
      async copy(text: string): Promise<void> {
        try {
          await navigator.clipboard.writeText(text)
          toast(texts.thread.copied)
        } catch (error) {
          console.warn('A message was not copied.', error)
          toast(texts.thread.notCopied)
        }
      },
      /** Returns whether it worked. */
      async unsend(id: string): Promise<boolean> {
        try {
          await call(removeMessage, { params: { threadId, id } })
        } catch (error) {
          console.warn('A message was not taken back.', error)
          toast(texts.group.notUnsent)
          return false
        }
        cached.change(thread => withRemoved(thread, id), 'now')
        toast(texts.group.unsent)
        return true
      },
    }),
    [threadId, cached, toast],
  )
}
