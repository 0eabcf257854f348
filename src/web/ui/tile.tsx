/** A link with an icon, a name and, on larger screens, a description. Its accessible name is the name alone. */
import { AtSign, type LucideIcon } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { Link } from 'react-router'
import { Logo } from './logo.tsx'
import './tile.css'

type Words = { to: string; title: string; line: string }

/** "5" "unread", of which phones show only the number; `label` says it in full to screen readers. */
export type TileBadge = { count: string; unit: string; label: string; mention?: boolean }

type TileProps = Words & {
  icon: LucideIcon
  /** Who can read what is written there: only you, or others too. */
  space: 'private' | 'shared'
  badge?: TileBadge | undefined
}

export function Tile({ to, title, line, icon: Icon, space, badge }: TileProps) {
  const id = useId()
  const about = badge ? `${id}n ${id}l` : `${id}l`
  return (
    <Link className={`tile ${space}`} to={to} aria-labelledby={`${id}t`} aria-describedby={about}>
      <span className="tile-icon">
        <Icon size="1.3125rem" strokeWidth={1.75} aria-hidden="true" />
      </span>
      {badge && <Badge id={id} badge={badge} />}
      <TileWords id={id} title={title} line={line} />
    </Link>
  )
}

/** In its own corner, so that nothing moves when it appears. */
function Badge({ id, badge: { count, unit, label, mention } }: { id: string; badge: TileBadge }) {
  return (
    <>
      <span className="tile-news tabular" aria-hidden="true">
        {mention && <AtSign size="0.8125rem" strokeWidth={2.25} />}
        {count}
        <span className="tile-unit">{unit}</span>
      </span>
      <span className="unseen" id={`${id}n`}>
        {label}.
      </span>
    </>
  )
}

export function HeroTile({ to, title, line }: Words) {
  const id = useId()
  return (
    <Link className="tile hero" to={to} aria-labelledby={`${id}t`} aria-describedby={`${id}l`}>
      <Logo size={148} className="tile-logo" />
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
