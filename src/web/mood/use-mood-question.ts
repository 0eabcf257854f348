/**
 * Whether to ask how somebody feels. Decided before the conversation is shown, so that nothing moves; if the server
 * takes too long, the question is skipped this time.
 */
import { useEffect, useState } from 'react'
import { getMood } from '#shared/mood.ts'
import { careStore } from '#web/care/care.tsx'
import { call } from '#web/platform/api.ts'
import { markAskedToday, wasAskedToday } from './asked-today.ts'

const LONGEST_WAIT_MS = 1000

export type Asking = 'unknown' | 'no' | 'yes'

/** `hasSpoken`: people who write instead are not asked again that day. */
export function useMoodQuestion(possible: boolean, hasSpoken: boolean): Asking {
  const [asking, setAsking] = useState<Asking>(() => (possible && mayAsk() ? 'unknown' : 'no'))
  useEffect(() => {
    if (asking !== 'unknown') return
    let over = false
    const settle = (found: Asking) => {
      if (over) return
      over = true
      clearTimeout(timer)
      setAsking(found)
    }
    const timer = setTimeout(settle, LONGEST_WAIT_MS, 'no')
    call(getMood).then(
      ({ asks, today, checkIns }) => {
        const wanted = asks && !checkIns.some(({ day }) => day === today)
        if (!wanted) markAskedToday()
        settle(wanted && mayAsk() ? 'yes' : 'no')
      },
      () => settle('no'),
    )
    return () => {
      over = true
      clearTimeout(timer)
    }
  }, [asking])

  // Settled for as long as the page is open: a new session in it is no reason to ask again.
  useEffect(() => {
    if (asking !== 'yes' || !hasSpoken) return
    markAskedToday()
    setAsking('no')
  }, [asking, hasSpoken])
  return asking === 'yes' && hasSpoken ? 'no' : asking
}

/** Not for people who were shown help within the last day. */
function mayAsk(): boolean {
  return !wasAskedToday() && careStore.get().until < Date.now()
}
