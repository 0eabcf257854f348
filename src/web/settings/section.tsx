/** A section of /settings; each loads and fails on its own. What is long is folded under a line that sums it up. */
import { type ReactNode, useId } from 'react'
import { texts } from '#web/platform/texts.ts'
import { Disclosure } from '#web/ui/disclosure.tsx'
import { LoadFailed, Loading } from '#web/ui/loading.tsx'

type SectionProps = {
  title: string
  hint?: string
  /** The anchor for the index. */
  id?: string
  /** Within another section. */
  nested?: boolean
  danger?: boolean
  /** Folds the section under this line. */
  summary?: string
  children?: ReactNode
}

export function Section({ title, hint, id: place, nested, danger, summary, children }: SectionProps) {
  const id = useId()
  const Title = nested ? 'h3' : 'h2'
  const look = danger ? 'settings-section danger' : 'settings-section'
  const content = (
    <>
      {hint && <p className="hint">{hint}</p>}
      {children}
    </>
  )
  return (
    <section id={place} className={look} aria-labelledby={id}>
      <Title className="section-head" id={id} tabIndex={-1}>
        {title}
      </Title>
      {summary === undefined ? content : <Disclosure summary={summary}>{content}</Disclosure>}
    </section>
  )
}

export function SectionLoading({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Loading className="card settings-loading" label={label}>
      {children}
    </Loading>
  )
}

export function SectionFailed({ children, again }: { children: string; again: () => void }) {
  return <LoadFailed words={{ failed: children, again: texts.settings.again }} again={again} />
}
