/**
 * A past session: its kind as an icon and a word, its title and day, and one more of your sentences or, in a search,
 * the matching excerpt. The whole row is one link; the star lies over it as a separate button.
 */
import { ChevronRight, Flag, FlipVertical2, type LucideIcon, NotebookPen, Star, Wind } from 'lucide-react'
import { useId } from 'react'
import { Link } from 'react-router'
import { type ArchivedChat, type ArchiveKind, archiveKinds, isTitle } from '#shared/companion.ts'
import { wordsAskedFor } from '#shared/fold.ts'
import { rangesOf } from '#shared/snippet.ts'
import { dayAndMonth, timeOfDay } from '#web/platform/dates.ts'
import { sessionName } from '#web/platform/session-name.ts'
import { texts } from '#web/platform/texts.ts'
import { IconButton } from '#web/ui/button.tsx'
import { HighlightedText } from '#web/ui/highlighted-text.tsx'
import './archive-row.css'

const icons: Record<ArchiveKind, LucideIcon> = {
  journal: NotebookPen,
  stress: Wind,
  goal: Flag,
  reflection: FlipVertical2,
}

type ArchiveRowProps = { entry: ArchivedChat; asked: string; onStar: (starred: boolean) => void }

export function ArchiveRow({ entry, asked: searched, onStar }: ArchiveRowProps) {
  const { id, title, date, match, messages, starred = false } = entry
  const kind = kindOf(id)
  // Words shared by chance are not why it was found; their forms, such as "slept" for "sleep", are.
  const asked = match?.byMeaning ? '' : [searched, ...(match?.words ?? [])].join(' ')
  const Icon = icons[kind]
  const own = useId()
  const named = sessionName(entry)
  // A search result links to the matching message, and highlights it there.
  const hash = match ? `#${encodeURIComponent(match.messageId)}` : ''
  return (
    <li>
      <Link
        to={{ pathname: `/app/chat2/${id}`, hash }}
        state={{ title, from: 'archive', ...(match && { asked }) }}
        aria-labelledby={`${own}-title ${own}-date`}
        aria-describedby={`${own}-words`}
      >
        <span className="icon-disc archive-kind">
          <Icon size="1.25rem" strokeWidth={1.75} aria-hidden="true" />
        </span>
        <span className="archive-title" id={`${own}-title`} dir="auto">
          <HighlightedText text={named} asked={asked} />
        </span>
        <span className="archive-date tabular" id={`${own}-date`}>
          {texts.archive.kinds[kind]} ·{' '}
          <time dateTime={date}>{title ? dayAndMonth(new Date(date)) : timeOfDay(new Date(date))}</time>{' '}
          {messages !== undefined && (
            <span className="archive-messages">· {texts.archive.messages(messages)}</span>
          )}
        </span>
        <span className="archive-words" id={`${own}-words`}>
          <Words entry={entry} asked={asked} />
          {match?.more ? (
            <span className="archive-more"> {texts.archive.moreMatches(match.more)}</span>
          ) : null}
        </span>
      </Link>
      <IconButton
        className="archive-star"
        label={starred ? texts.archive.starred(named) : texts.archive.star(named)}
        aria-pressed={starred}
        onClick={() => onStar(!starred)}
      >
        <Star size="1.25rem" strokeWidth={1.75} aria-hidden="true" />
      </IconButton>
      <ChevronRight className="archive-go" size="1.125rem" strokeWidth={1.75} aria-hidden="true" />
    </li>
  )
}

function Words({ entry: { title, match, summary = [] }, asked }: { entry: ArchivedChat; asked: string }) {
  if (match) {
    const hits = (text: string) => rangesOf(text, wordsAskedFor(asked)).length
    const { snippet, byMeaning } = match
    // A title leaves out the full stop.
    const saysIt = byMeaning ? snippet.length <= title.length + 1 : hits(title) === hits(snippet)
    if (isTitle(snippet, title) && saysIt) return null
    return (
      <span className="archive-snippet" dir="auto">
        <HighlightedText text={snippet} asked={asked} />
      </span>
    )
  }
  // Where there is nothing else, what the title leaves out, apart from its full stop.
  const other =
    summary.find(sentence => !isTitle(sentence, title)) ??
    summary.find(sentence => sentence.length > title.length + 1)
  return (
    other && (
      <span className="archive-sentence" dir="auto">
        {other}
      </span>
    )
  )
}

/** The part before the first hyphen. */
function kindOf(id: string): ArchiveKind {
  const prefix = id.split('-')[0]
  return archiveKinds.find(kind => kind === prefix) ?? 'reflection'
}
