/** One part of /settings under its own heading; each loads and fails by itself. */
import { type ReactNode, useId } from 'react'
import { texts } from '#web/platform/texts.ts'
import { Banner } from '#web/ui/banner.tsx'
import { SkeletonRow } from '#web/ui/skeleton.tsx'

type SectionProps = { title: string; hint?: string; children?: ReactNode }

export function Section({ title, hint, children }: SectionProps) {
  const id = useId()
  return (
    <section className="settings-section" aria-labelledby={id}>
      <h2 className="section-head" id={id} tabIndex={-1}>
        {title}
      </h2>
      {hint && <p className="hint">{hint}</p>}
      {children}
    </section>
  )
}

export function SectionLoading({ children }: { children: string }) {
  return (
    <div className="card settings-loading">
      <p className="unseen" role="status">
        {children}
      </p>
      <SkeletonRow />
    </div>
  )
}

export function SectionFailed({ children, again }: { children: string; again: () => void }) {
  return (
    <Banner tone="error">
      {children}{' '}
      <button type="button" className="text-button" onClick={again}>
        {texts.settings.again}
      </button>
    </Banner>
  )
}
