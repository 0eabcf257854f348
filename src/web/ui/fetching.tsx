/** What stands in the place of something that is still on its way, and of something that could not be had. */
import type { ReactNode } from 'react'
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

export function NotFetched({ tone = 'error', words, again }: NotFetchedProps) {
  return (
    <Banner tone={tone}>
      {words.failed}{' '}
      <button type="button" className="text-button" onClick={again}>
        {words.again}
      </button>
    </Banner>
  )
}
