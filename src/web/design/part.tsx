/** One card of the design page. */
import type { ReactNode } from 'react'

type PartProps = { name: string; wide?: boolean; space?: 'private' | 'shared'; children: ReactNode }

export function Part({ name, wide, space, children }: PartProps) {
  return (
    <section className={wide ? 'card design-part wide' : 'card design-part'} data-space={space}>
      <h2 className="section-head">{name}</h2>
      {children}
    </section>
  )
}
