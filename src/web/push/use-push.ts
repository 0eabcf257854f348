/** The push notifications chosen for this device, and changing them. */
import { useCallback, useEffect, useState } from 'react'
import type { Reply } from '#shared/endpoint.ts'
import { deletePush, getPush, putPush, type QuietHours } from '#shared/push.ts'
import { call } from '#web/platform/api.ts'
import { isPushPossible, isSubscribed, subscribe, unsubscribe } from './subscription.ts'

/** The default quiet hours. */
export const NIGHT: QuietHours = { from: '22:00', to: '08:00' }

type Chosen = Reply<typeof getPush>
export type ChosenHere = NonNullable<Chosen['device']>
type State = 'loading' | 'failed' | 'unsupported' | 'denied' | 'ready'

const nothing: ChosenHere = { quiet: NIGHT, threads: false, reminders: false }

export function usePush() {
  const [state, setState] = useState<State>(isPushPossible() ? 'loading' : 'unsupported')
  const [chosen, setChosen] = useState<Chosen | null>(null)
  const [notSaved, setNotSaved] = useState(false)

  const load = useCallback(async () => {
    if (!isPushPossible()) return
    setState('loading')
    try {
      const [known, subscribed] = await Promise.all([call(getPush), isSubscribed()])
      // A browser whose data was cleared has no subscription, whatever the server says.
      const isDenied = Notification.permission === 'denied'
      setChosen(subscribed && !isDenied ? known : { ...known, device: null })
      setState(isDenied ? 'denied' : 'ready')
    } catch (error) {
      console.warn('The choice about notifications did not load.', error)
      setState('failed')
    }
  }, [])
  useEffect(() => void load(), [load])
  // Whoever went to the browser's settings to allow them comes back to boxes that work.
  useEffect(() => {
    if (state !== 'denied') return
    const look = () => Notification.permission !== 'denied' && setState('ready')
    window.addEventListener('focus', look)
    return () => window.removeEventListener('focus', look)
  }, [state])

  async function choose(change: Partial<ChosenHere>): Promise<void> {
    if (!chosen) return
    setNotSaved(false)
    const device = { ...(chosen.device ?? nothing), ...change }
    try {
      if (device.threads || device.reminders) await turnOn(chosen, device)
      else await turnOff(chosen)
    } catch (error) {
      console.warn('The choice about notifications was not kept.', error)
      setChosen(chosen)
      setNotSaved(true)
    }
  }

  async function turnOn(before: Chosen, device: ChosenHere): Promise<void> {
    const permission = await Notification.requestPermission()
    if (permission === 'denied') return setState('denied')
    if (permission !== 'granted') return
    setChosen({ ...before, device })
    const subscription = await subscribe(before.publicKey)
    const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
    setChosen(await call(putPush, { body: { ...subscription, ...device, timeZone } }))
  }

  async function turnOff(before: Chosen): Promise<void> {
    setChosen({ ...before, device: null })
    setChosen(await call(deletePush))
    await unsubscribe()
  }

  return { state, device: chosen?.device ?? null, notSaved, again: load, choose }
}
