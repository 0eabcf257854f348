/**
 * A line about what went wrong, or what to know, near its cause. Errors are announced at once. While offline, one
 * banner says so in colour, and everything else that fails is shown in quiet colours.
 */
import { CircleAlert, CircleCheck, CloudOff, Info } from 'lucide-react'
import type { ReactNode } from 'react'
import { useOnline } from '#web/platform/online.ts'
import './banner.css'

export type Tone = 'ok' | 'info' | 'error' | 'warn'

const icons = { ok: CircleCheck, info: Info, error: CircleAlert, warn: CloudOff }

export function Banner({ tone, children }: { tone: Tone; children: ReactNode }) {
  const online = useOnline()
  const Icon = icons[tone]
  const look = tone === 'info' || (tone === 'error' && !online) ? 'quiet' : tone
  return (
    <div className={`banner ${look}`} role={tone === 'error' ? 'alert' : 'status'}>
      <Icon size="1.1875rem" strokeWidth={2} aria-hidden="true" />
      <span>{children}</span>
    </div>
  )
}
