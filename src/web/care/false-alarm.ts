/** "That's not what I meant" is sent in the open chat, and answered there like any other message. */
import { useEffect } from 'react'

type Say = (words: string) => void
let chat: Say | null = null

export const reportFalseAlarm: Say = words => chat?.(words)

/** Registers the open chat while it is mounted. */
export function useFalseAlarm(say: Say): void {
  useEffect(() => {
    chat = say
    return () => {
      if (chat === say) chat = null
    }
  }, [say])
}
