/** Who is in the thread and who is typing; nobody once the connection is lost. */
import { useCallback, useEffect, useRef, useState } from 'react'
import { type Person, TYPING_EVERY_MS } from '#shared/live.ts'
import type { Live } from '#web/platform/live.ts'

/** A little longer than the interval between typing events, so that the indicator does not flicker. */
const BELIEVED_MS = TYPING_EVERY_MS + 1500

type Here = { count: number; people: readonly Person[] }
const nobody: Here = { count: 0, people: [] }

export function usePresence(live: Live | null, me: string | null) {
  const [here, setHere] = useState(nobody)
  const [typing, setTyping] = useState<readonly Person[]>([])

  useEffect(() => {
    if (!live) return
    const timers = new Map<string, ReturnType<typeof setTimeout>>()
    const stopped = (userId: string) => {
      clearTimeout(timers.get(userId))
      timers.delete(userId)
      setTyping(people => people.filter(person => person.userId !== userId))
    }
    const stop = live.listen(event => {
      if (event.type === 'presence') setHere(event)
      else if (event.type === 'group_message') stopped(event.userId)
      else if (event.type === 'lost') {
        setHere(nobody)
        setTyping([])
      } else if (event.type === 'typing') {
        const { userId, from } = event
        clearTimeout(timers.get(userId))
        timers.set(
          userId,
          setTimeout(() => stopped(userId), BELIEVED_MS),
        )
        setTyping(people => [...people.filter(person => person.userId !== userId), { userId, from }])
      }
    })
    return () => {
      stop()
      for (const timer of timers.values()) clearTimeout(timer)
      setHere(nobody)
      setTyping([])
    }
  }, [live])

  const toldAt = useRef(0)
  const tellTyping = useCallback(() => {
    const now = Date.now()
    if (now - toldAt.current < TYPING_EVERY_MS) return
    if (live?.send({ action: 'typing' })) toldAt.current = now
  }, [live])

  // Until it is known who looks, one of them may be who looks.
  const others = (people: readonly Person[]) => (me ? people.filter(({ userId }) => userId !== me) : [])
  return {
    /** How many other people are here, and the names of the first few. */
    count: Math.max(0, (me ? here.count : 0) - (here.people.length > others(here.people).length ? 1 : 0)),
    here: others(here.people).map(({ from }) => from),
    typing: others(typing).map(({ from }) => from),
    tellTyping,
  }
}
