/** Sections that open and close, one or many at a time. The whole head is the target; its name is the title alone. */
import { ChevronDown } from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'
import './accordion.css'

export function Accordion({ children }: { children: ReactNode }) {
  return <div className="accordion card">{children}</div>
}

type SectionProps = {
  title: string
  /** Decoration before the title, and a short count after it. */
  plate?: ReactNode
  aside?: string
  /** What is new in it. */
  badge?: ReactNode
  open?: boolean
  onToggle?: (open: boolean) => void
  children: ReactNode
}

export function AccordionSection(props: SectionProps) {
  const { title, plate, aside, badge, open: initially = false, onToggle, children } = props
  const id = useId()
  const [open, setOpen] = useState(initially)
  return (
    <section className={open ? 'accordion-section open' : 'accordion-section'}>
      <h2>
        <button
          type="button"
          aria-labelledby={`${id}title`}
          aria-describedby={`${id}about`}
          aria-expanded={open}
          aria-controls={`${id}body`}
          onClick={() => {
            setOpen(!open)
            onToggle?.(!open)
          }}
        >
          {plate}
          <span className="accordion-title" id={`${id}title`}>
            {title}
          </span>
          <span className="accordion-about" id={`${id}about`}>
            {badge} {aside && <span className="accordion-aside tabular">{aside}</span>}
          </span>
          <ChevronDown size="1.25rem" strokeWidth={1.75} aria-hidden="true" />
        </button>
      </h2>
      <section className="accordion-body" id={`${id}body`} aria-labelledby={`${id}title`} inert={!open}>
        <div>{children}</div>
      </section>
    </section>
  )
}
