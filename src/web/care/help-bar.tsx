/** A slim bar on every screen for a day after a crisis: one tap to call, one to the help panel. */
import { HeartHandshake } from 'lucide-react'
import { useEffect, useReducer, useSyncExternalStore } from 'react'
import { frontLines, helpIn } from '#shared/helplines.ts'
import { texts } from '#web/platform/texts.ts'
import { careStore } from './care-store.ts'
import { reportTap } from './report-tap.ts'
import { useCountry } from './use-country.ts'
import './help-bar.css'

const LONGEST_TIMER_MS = 2_147_483_647

export function HelpBar({ until }: { until: number }) {
  const words = texts.care
  const [, lookAgain] = useReducer((count: number) => count + 1, 0)
  const left = until - Date.now()
  useEffect(() => {
    if (left <= 0) return
    const timer = setTimeout(lookAgain, Math.min(left, LONGEST_TIMER_MS))
    return () => clearTimeout(timer)
  }, [left])
  const { young } = useSyncExternalStore(careStore.subscribe, careStore.get)
  const help = helpIn(useCountry())
  const line = [...frontLines(help, young), ...help.lines].find(({ phone }) => phone)
  if (left <= 0) return null
  return (
    <aside className="help-bar" aria-label={words.barLabel}>
      <div>
        <HeartHandshake size="1.1875rem" strokeWidth={1.75} aria-hidden="true" />
        <p>{words.bar}</p>
        {line?.phone && (
          <a
            className="link"
            href={line.phone.href}
            aria-label={words.barCallSpoken(texts.helplineToCall(line.name), line.phone.shown)}
            onClick={() => reportTap('call')}
          >
            {words.barCall(line.phone.shown)}
          </a>
        )}
        <button type="button" className="link" onClick={() => careStore.open()}>
          {words.barOpen}
        </button>
      </div>
    </aside>
  )
}
