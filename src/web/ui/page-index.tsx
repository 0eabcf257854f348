/** The table of contents of a long page: jumps to a section and focuses its heading. */
import type { MouseEvent } from 'react'
import './page-index.css'

export type IndexEntry = { id: string; name: string }

export function goToSection(id: string): void {
  const part = document.getElementById(id)
  if (part) unfold(part)
  part?.scrollIntoView?.()
  part?.querySelector<HTMLElement>('h2, h3')?.focus({ preventScroll: true })
}

/** Opens the section itself and those it is folded in. */
function unfold(part: HTMLElement): void {
  part.querySelector(':scope > details')?.setAttribute('open', '')
  for (let fold = part.closest('details'); fold; fold = fold.parentElement?.closest('details') ?? null)
    fold.open = true
}

export function PageIndex({ label, entries }: { label: string; entries: readonly IndexEntry[] }) {
  function go(event: MouseEvent, id: string): void {
    // A history entry for each jump would be tedious to go back through.
    event.preventDefault()
    goToSection(id)
  }
  return (
    <nav className="page-index" aria-label={label}>
      <ul>
        {entries.map(({ id, name }) => (
          <li key={id}>
            <a href={`#${id}`} onClick={event => go(event, id)}>
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
