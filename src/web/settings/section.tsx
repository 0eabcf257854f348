/** A section of /settings; each loads and fails on its own. */
import { type ReactNode, useId } from 'react'
import { texts } from '#web/platform/texts.ts'
import { LoadFailed, Loading } from '#web/ui/loading.tsx'
import { SkeletonRow } from '#web/ui/skeleton.tsx'

type SectionProps = {
  title: string
  hint?: string
  /** The anchor for the index. */
  id?: string
  danger?: boolean
  children?: ReactNode
}

export function Section({ title, hint, id: place, danger, children }: SectionProps) {
  const id = useId()
  const look = danger ? 'settings-section danger' : 'settings-section'
  return (
    <section id={place} className={look} aria-labelledby={id}>
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
    <Loading className="card settings-loading" label={children}>
      <SkeletonRow />
    </Loading>
  )
}

export function SectionFailed({ children, again }: { children: string; again: () => void }) {
  return <LoadFailed words={{ failed: children, again: texts.settings.again }} again={again} />
}
