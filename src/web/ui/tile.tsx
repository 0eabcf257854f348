/** A place to go: an icon, a name, and on larger screens a line about it. Its accessible name is the name alone. */
import type { LucideIcon } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { Link } from 'react-router'
import { Mark } from './mark.tsx'
import './tile.css'

type Words = { to: string; title: string; line: string }

type TileProps = Words & {
  icon: LucideIcon /** Who reads along there: only you, or others too. */
  space: 'private' | 'shared'
}

export function Tile({ to, title, line, icon: Icon, space }: TileProps) {
  const id = useId()
  return (
    <Link className={`tile ${space}`} to={to} aria-labelledby={`${id}t`} aria-describedby={`${id}l`}>
      <span className="tile-icon">
        <Icon size={21} strokeWidth={1.75} aria-hidden="true" />
      </span>
      <TileWords id={id} title={title} line={line} />
    </Link>
  )
}

export function HeroTile({ to, title, line }: Words) {
  const id = useId()
  return (
    <Link className="tile hero" to={to} aria-labelledby={`${id}t`} aria-describedby={`${id}l`}>
      <Mark size={148} className="tile-mark" />
      <TileWords id={id} title={title} line={line} />
    </Link>
  )
}

function TileWords({ id, title, line }: { id: string; title: string; line: string }) {
  return (
    <span>
      <span className="tile-title" id={`${id}t`}>
        {title}
      </span>
      <span className="tile-line" id={`${id}l`}>
        {line}
      </span>
    </span>
  )
}

export function Tiles({ label, columns, children }: { label: string; columns: 2 | 3; children: ReactNode }) {
  return (
    <nav className={`tiles columns-${columns}`} aria-label={label}>
      {children}
    </nav>
  )
}
