/** "That's not what I meant" is said in the chat that is open, so that it is answered there like any other words. */
import { useEffect } from 'react'

type Say = (words: string) => void
let chat: Say | null = null

export const sayNotMeant: Say = words => chat?.(words)

/** The chat on this screen, as long as it is. */
export function useNotMeant(say: Say): void {
  useEffect(() => {
    chat = say
    return () => {
      if (chat === say) chat = null
    }
  }, [say])
}
