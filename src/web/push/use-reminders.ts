/** The reminder settings; by default, one time in the evening. */
import { useCallback, useEffect, useState } from 'react'
import { getReminders, putReminders, type Reminders } from '#shared/reminders.ts'
import { call } from '#web/platform/api.ts'

const EVERY_DAY = [1, 2, 3, 4, 5, 6, 7]

export const zoneHere = () => Intl.DateTimeFormat().resolvedOptions().timeZone

export function useReminders() {
  const [chosen, setChosen] = useState<Reminders | null>(null)
  const [state, setState] = useState<'loading' | 'ready' | 'failed' | 'not-saved'>('loading')

  const load = useCallback(async () => {
    setState('loading')
    try {
      const first = { times: ['20:00'], days: EVERY_DAY, timeZone: zoneHere() }
      const { reminders } = await call(getReminders)
      setChosen(reminders ?? (await call(putReminders, { body: first })).reminders)
      setState('ready')
    } catch (error) {
      console.warn('The times of reminders did not load.', error)
      setState('failed')
    }
  }, [])
  useEffect(() => void load(), [load])

  /** Shown at once; reverted with an error if it could not be saved. */
  async function choose(change: Partial<Reminders>): Promise<void> {
    if (!chosen) return
    const next = { ...chosen, ...change }
    setChosen(next)
    setState('ready')
    try {
      const { reminders } = await call(putReminders, { body: next })
      setChosen(reminders ?? next)
    } catch (error) {
      console.warn('The times of reminders were not kept.', error)
      setChosen(chosen)
      setState('not-saved')
    }
  }

  return { chosen, state, again: load, choose }
}
