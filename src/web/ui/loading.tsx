/** Placeholders for content that is loading, and for content that failed to load. */
import { type ReactNode, useEffect, useRef } from 'react'
import { useOnline } from '#web/platform/online.ts'
import { texts } from '#web/platform/texts.ts'
import { Banner } from './banner.tsx'

type LoadingProps = {
  label: string
  /** Shows the label above `children`, instead of only announcing it. */
  seen?: boolean
  className?: string
  children: ReactNode
}

export function Loading({ label, seen = false, className, children }: LoadingProps) {
  return (
    <div className={className}>
      <p className={seen ? 'hint' : 'unseen'} role="status">
        {label}
      </p>
      {children}
    </div>
  )
}

type LoadFailedProps = {
  /** `warn` when the page works without it. */
  tone?: 'error' | 'warn'
  words: { failed: string; again: string }
  again: () => void
}

/** Offline there is nothing to retry; it retries once the network is back. */
export function LoadFailed({ tone = 'error', words, again }: LoadFailedProps) {
  const online = useOnline()
  const wasOffline = useRef(false)
  useEffect(() => {
    if (online && wasOffline.current) again()
    wasOffline.current = !online
  }, [online, again])
  if (!online) return <p className="hint load-when-back">{texts.shell.whenBack}</p>
  return (
    <Banner tone={tone}>
      {words.failed}{' '}
      <button type="button" className="text-button" onClick={again}>
        {words.again}
      </button>
    </Banner>
  )
}

/** Why it did not load, in one line: offline that blames nobody. */
export function useFailureLine(failed: string): string {
  return useOnline() ? failed : texts.shell.whenBack
}
