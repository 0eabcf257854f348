/** The archive by month, search results by words and then by meaning, or why there is nothing and what to do. */
import type { ReactNode } from 'react'
import type { ArchivedChat } from '#shared/companion.ts'
import { DEFAULT_COMPANION_NAME } from '#shared/profile.ts'
import { chatPath } from '#web/platform/paths.ts'
import { useSignedIn } from '#web/platform/session.tsx'
import { texts } from '#web/platform/texts.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { ArchiveRow } from './archive-row.tsx'
import { byMonth } from './by-month.ts'

type ArchiveListProps = {
  entries: readonly ArchivedChat[]
  asked: string
  /** Only starred sessions are shown. */
  onlyStarred: boolean
  onStar: (id: string, starred: boolean) => void
  onShowAll: () => void
}

export function ArchiveList({ entries, asked, onlyStarred, onStar, onShowAll }: ArchiveListProps) {
  const words = texts.archive
  const shown = onlyStarred ? entries.filter(({ starred }) => starred) : entries
  if (shown.length === 0 && asked)
    return (
      <Nothing says={words.noneFound(asked)} hint={words.noneFoundHint}>
        <Button kind="sec" onClick={onShowAll}>
          {words.clear}
        </Button>
      </Nothing>
    )
  if (shown.length === 0 && onlyStarred)
    return (
      <Nothing says={words.noneStarred} hint={words.noneStarredHint}>
        <Button kind="sec" onClick={onShowAll}>
          {words.showAll}
        </Button>
      </Nothing>
    )
  if (shown.length === 0) return <NoneYet />
  const close = shown.filter(({ match }) => match?.byMeaning)
  const others = shown.filter(({ match }) => !match?.byMeaning)
  const row = (entry: ArchivedChat) => (
    <ArchiveRow
      key={entry.match?.byMeaning ? entry.match.messageId : entry.id}
      entry={entry}
      asked={asked}
      onStar={starred => onStar(entry.id, starred)}
    />
  )
  return (
    <>
      <p className={asked ? 'hint archive-count' : 'unseen'} role="status">
        {asked && (others.length > 0 ? words.found(others.length) : words.noneWithWords(asked))}
        {close.length > 0 && <span className="unseen"> {words.closeFound(close.length)}</span>}
      </p>
      {byMonth(others).map(({ month, entries: inMonth }) => (
        <section key={month} className="archive-month" aria-label={month}>
          <h2 className="section-head">{month}</h2>
          <ul className="card archive-card">{inMonth.map(row)}</ul>
        </section>
      ))}
      {close.length > 0 && (
        <section className="archive-month archive-close" aria-label={words.close}>
          <h2 className="section-head">{words.close}</h2>
          <p className="hint">{words.closeHint}</p>
          <ul className="card archive-card">{close.map(row)}</ul>
        </section>
      )}
    </>
  )
}

function NoneYet() {
  const words = texts.archive
  const { companionName } = useSignedIn()
  const name = companionName ?? DEFAULT_COMPANION_NAME
  return (
    <Nothing says={words.none} hint={words.noneHint(name)}>
      <ButtonLink kind="sec" to={chatPath(companionName)}>
        <bdi>{words.talk(name)}</bdi>
      </ButtonLink>
    </Nothing>
  )
}

function Nothing({ says, hint, children }: { says: string; hint: string; children: ReactNode }) {
  return (
    <EmptyState
      action={
        <>
          <p className="hint">{hint}</p>
          {children}
        </>
      }
    >
      {says}
    </EmptyState>
  )
}
