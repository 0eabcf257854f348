/** /archive: past sessions by month, newest first, each to be opened and continued, and found by its words. */
import { Search } from 'lucide-react'
import { useState } from 'react'
import { useLocation } from 'react-router'
import type { ArchivedChat } from '#shared/companion.ts'
import { entryOf } from '#web/platform/places.ts'
import { storage } from '#web/platform/storage.ts'
import { texts } from '#web/platform/texts.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Fetching, NotFetched } from '#web/ui/fetching.tsx'
import { Heading } from '#web/ui/heading.tsx'
import { BackLink, Screen } from '#web/ui/screen.tsx'
import { SkeletonRow } from '#web/ui/skeleton.tsx'
import { ArchiveRow } from './archive-row.tsx'
import { byMonth } from './by-month.ts'
import { useArchive } from './use-archive.ts'
import '#web/ui/field.css'
import './archive.css'

/** What was searched for at each place of this tab's history: going back leads to what was found, too. */
const askedAt = new Map<string, string>()
storage.onPersonCleared(() => askedAt.clear())

function useAsked(): [string, (words: string) => void] {
  const entry = entryOf(useLocation())
  const [asked, setAsked] = useState(() => askedAt.get(entry) ?? '')
  const ask = (words: string) => {
    askedAt.set(entry, words)
    setAsked(words)
  }
  return [asked, ask]
}

export function ArchiveScreen() {
  const words = texts.archive
  const [asked, setAsked] = useAsked()
  const { found, foundFor, foundHere, state, everAny, again } = useArchive(asked)
  return (
    <Screen
      title={words.title}
      width="narrow"
      start={<BackLink to="/dashboard" place={texts.dashboard.page} />}
    >
      <div className="screen-head archive-head">
        <Heading>{words.title}</Heading>
        {(everAny || asked !== '') && <SearchBox value={asked} onChange={setAsked} />}
        {!everAny && asked === '' && found === null && state === 'loading' && (
          <span className="skeleton archive-search-to-be" />
        )}
      </div>
      {state === 'failed' && <NotFetched words={texts.archive} again={again} />}
      {found === null && state === 'away' && <EmptyState>{words.away}</EmptyState>}
      {found === null && state === 'loading' && <Loading />}
      {found && (
        <div aria-busy={state === 'loading'}>
          {foundHere && foundFor && <p className="hint archive-kept">{words.onlyKept}</p>}
          <Found entries={found} asked={foundFor} />
        </div>
      )}
    </Screen>
  )
}

function SearchBox({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  return (
    <search className="archive-search">
      <Search size={19} strokeWidth={1.75} aria-hidden="true" />
      <input
        type="search"
        className="input"
        dir="auto"
        maxLength={200}
        aria-label={texts.archive.search}
        placeholder={texts.archive.search}
        value={value}
        onChange={event => onChange(event.target.value)}
      />
    </search>
  )
}

function Loading() {
  return (
    <Fetching className="archive-loading" label={texts.archive.loading} seen>
      <div className="card archive-card">
        <SkeletonRow />
        <SkeletonRow />
        <SkeletonRow />
        <SkeletonRow />
      </div>
    </Fetching>
  )
}

type FoundProps = { entries: readonly ArchivedChat[]; asked: string }

function Found({ entries, asked }: FoundProps) {
  const words = texts.archive
  if (entries.length === 0) return <EmptyState>{asked ? words.noneFound(asked) : words.none}</EmptyState>
  return (
    <>
      <p className="unseen" role="status">
        {asked && words.found(entries.length)}
      </p>
      {byMonth(entries).map(({ month, entries: inMonth }) => (
        <section key={month} className="archive-month" aria-label={month}>
          <h2 className="section-head">{month}</h2>
          <ul className="card archive-card">
            {inMonth.map(entry => (
              <ArchiveRow key={entry.id} entry={entry} />
            ))}
          </ul>
        </section>
      ))}
    </>
  )
}
