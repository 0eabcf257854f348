/** One past session: the icon of its kind, its title and its day. The whole row is the link. */
import { ChevronRight, Flag, FlipVertical2, type LucideIcon, NotebookPen, Wind } from 'lucide-react'
import { Link } from 'react-router'
import { type ArchivedChat, type ArchiveKind, archiveKinds } from '#shared/companion.ts'
import { dayAndMonth } from '#web/platform/dates.ts'
import { texts } from '#web/platform/texts.ts'

const icons: Record<ArchiveKind, LucideIcon> = {
  journal: NotebookPen,
  stress: Wind,
  goal: Flag,
  reflection: FlipVertical2,
}

export function ArchiveRow({ entry: { id, title, date } }: { entry: ArchivedChat }) {
  const kind = kindOf(id)
  const Icon = icons[kind]
  const at = new Date(date)
  return (
    <li>
      <Link to={`/app/chat2/${id}`} state={{ title }}>
        <span className="archive-kind">
          <Icon size={20} strokeWidth={1.75} aria-hidden="true" />
        </span>
        <span className="archive-title" dir="auto">
          {title || texts.archive.kinds[kind]}
        </span>
        <time className="archive-date tabular" dateTime={date}>
          {dayAndMonth(at)}
        </time>
        <ChevronRight className="archive-go" size={18} strokeWidth={1.75} aria-hidden="true" />
      </Link>
    </li>
  )
}

/** What stands before the first hyphen. */
function kindOf(id: string): ArchiveKind {
  const prefix = id.split('-')[0]
  return archiveKinds.find(kind => kind === prefix) ?? 'reflection'
}
