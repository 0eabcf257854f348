/** A line about what went wrong, or what to know, near its cause. Errors are spoken at once. */
import { CircleAlert, CircleCheck, CloudOff } from 'lucide-react'
import type { ReactNode } from 'react'
import './banner.css'

export type Tone = 'ok' | 'error' | 'warn'

const icons = { ok: CircleCheck, error: CircleAlert, warn: CloudOff }

export function Banner({ tone, children }: { tone: Tone; children: ReactNode }) {
  const Icon = icons[tone]
  return (
    <div className={`banner ${tone}`} role={tone === 'error' ? 'alert' : 'status'}>
      <Icon size={19} strokeWidth={2} aria-hidden="true" />
      <span>{children}</span>
    </div>
  )
}
