/** The reminder settings; by default, one time in the evening. */
import { useState } from 'react'
import { getReminders, putReminders, type Reminders } from '#shared/reminders.ts'
import { call } from '#web/platform/api.ts'
import { useLoaded } from '#web/platform/use-loaded.ts'

const EVERY_DAY = [1, 2, 3, 4, 5, 6, 7]

export const zoneHere = () => Intl.DateTimeFormat().resolvedOptions().timeZone

async function load(): Promise<Reminders | null> {
  const { reminders } = await call(getReminders)
  if (reminders) return reminders
  const first = { times: ['20:00'], days: EVERY_DAY, timeZone: zoneHere() }
  return (await call(putReminders, { body: first })).reminders
}

export function useReminders() {
  const { loaded: chosen, setLoaded: setChosen, failure, again } = useLoaded(load)
  const [isSaved, setSaved] = useState(true)

  /** Shown at once; reverted with an error if it could not be saved. */
  async function choose(change: Partial<Reminders>): Promise<void> {
    if (!chosen) return
    const next = { ...chosen, ...change }
    setChosen(next)
    setSaved(true)
    try {
      const { reminders } = await call(putReminders, { body: next })
      setChosen(reminders ?? next)
    } catch (error) {
      console.warn('The times of reminders were not kept.', error)
      setChosen(chosen)
      setSaved(false)
    }
  }

  const state = failure !== null ? 'failed' : chosen === null ? 'loading' : isSaved ? 'ready' : 'not-saved'
  return { chosen, state, again, choose } as const
}
