/** What this device has chosen about notifications, and how it chooses otherwise. */
import { useCallback, useEffect, useState } from 'react'
import type { Reply } from '#shared/endpoint.ts'
import { deletePush, getPush, putPush, type QuietHours } from '#shared/push.ts'
import { call } from '#web/platform/api.ts'
import { isPushPossible, isSubscribed, subscribe, unsubscribe } from './subscription.ts'

/** What somebody gets who turns it on; nothing is told at night unless they wish so. */
const NIGHT: QuietHours = { from: '22:00', to: '08:00' }

type Chosen = Reply<typeof getPush>
type State = 'loading' | 'failed' | 'unsupported' | 'denied' | 'ready'

export function usePush() {
  const [state, setState] = useState<State>(isPushPossible() ? 'loading' : 'unsupported')
  const [chosen, setChosen] = useState<Chosen | null>(null)
  const [notSaved, setNotSaved] = useState(false)

  const load = useCallback(async () => {
    if (!isPushPossible()) return
    setState('loading')
    try {
      const [known, subscribed] = await Promise.all([call(getPush), isSubscribed()])
      // A browser whose data was cleared is told nothing, whatever the server believes.
      setChosen(subscribed ? known : { ...known, device: null })
      setState(Notification.permission === 'denied' ? 'denied' : 'ready')
    } catch (error) {
      console.warn('The choice about notifications did not load.', error)
      setState('failed')
    }
  }, [])
  useEffect(() => void load(), [load])

  async function turnOn(quiet: QuietHours | null = NIGHT): Promise<void> {
    if (!chosen) return
    setNotSaved(false)
    const before = chosen
    try {
      const permission = await Notification.requestPermission()
      if (permission === 'denied') return setState('denied')
      if (permission !== 'granted') return
      setChosen({ ...chosen, device: { quiet } })
      const subscription = await subscribe(chosen.publicKey)
      const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
      setChosen(await call(putPush, { body: { ...subscription, quiet, timeZone } }))
    } catch (error) {
      console.warn('The choice about notifications was not kept.', error)
      setChosen(before)
      setNotSaved(true)
    }
  }

  async function turnOff(): Promise<void> {
    if (!chosen) return
    setNotSaved(false)
    const before = chosen
    setChosen({ ...chosen, device: null })
    try {
      setChosen(await call(deletePush))
      await unsubscribe()
    } catch (error) {
      console.warn('The choice about notifications was not kept.', error)
      setChosen(before)
      setNotSaved(true)
    }
  }

  return { state, device: chosen?.device ?? null, notSaved, again: load, turnOn, turnOff, night: NIGHT }
}
