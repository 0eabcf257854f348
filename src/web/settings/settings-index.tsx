/** The parts of /settings by name: a press leads there, and who listens hears where they are. */
import type { MouseEvent } from 'react'
import { texts } from '#web/platform/texts.ts'

export type IndexEntry = { id: string; name: string }

export function SettingsIndex({ entries }: { entries: IndexEntry[] }) {
  function go(event: MouseEvent, id: string): void {
    // A step in the history for each part would make Back a long way.
    event.preventDefault()
    const part = document.getElementById(id)
    part?.scrollIntoView?.()
    part?.querySelector<HTMLElement>('h2')?.focus({ preventScroll: true })
  }
  return (
    <nav className="settings-index" aria-label={texts.settings.index}>
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
