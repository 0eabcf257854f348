/** What stands in the place of something that is still on its way, and of something that could not be had. */
import { type ReactNode, useEffect, useRef } from 'react'
import { useOnline } from '#web/platform/online.ts'
import { texts } from '#web/platform/texts.ts'
import { Banner } from './banner.tsx'

type FetchingProps = {
  label: string
  /** Shown above `children`, and not only spoken. */
  seen?: boolean
  className?: string
  children: ReactNode
}

export function Fetching({ label, seen = false, className, children }: FetchingProps) {
  return (
    <div className={className}>
      <p className={seen ? 'hint' : 'unseen'} role="status">
        {label}
      </p>
      {children}
    </div>
  )
}

type NotFetchedProps = {
  /** `warn` where one can go on without it. */
  tone?: 'error' | 'warn'
  words: { failed: string; again: string }
  again: () => void
}

/** While one is offline nothing can be tried again; it is, as soon as one is back. */
export function NotFetched({ tone = 'error', words, again }: NotFetchedProps) {
  const online = useOnline()
  const wasOffline = useRef(false)
  useEffect(() => {
    if (online && wasOffline.current) again()
    wasOffline.current = !online
  }, [online, again])
  if (!online) return <p className="hint">{texts.shell.whenBack}</p>
  return (
    <Banner tone={tone}>
      {words.failed}{' '}
      <button type="button" className="text-button" onClick={again}>
        {words.again}
      </button>
    </Banner>
  )
}
