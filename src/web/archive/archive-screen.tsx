/** /archive: past sessions by month, newest first, with search. */
import { Star } from 'lucide-react'
import { useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { entryOf } from '#web/platform/scroll-restoration.ts'
import { storage } from '#web/platform/storage.ts'
import { texts } from '#web/platform/texts.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Heading } from '#web/ui/heading.tsx'
import { LoadFailed, Loading } from '#web/ui/loading.tsx'
import { BackLink, Screen } from '#web/ui/screen.tsx'
import { SearchField } from '#web/ui/search-field.tsx'
import { SkeletonRow } from '#web/ui/skeleton.tsx'
import { useToast } from '#web/ui/toast.tsx'
import { ArchiveList } from './archive-list.tsx'
import { useArchive } from './use-archive.ts'
import './archive.css'

/** The search of each history entry in this tab, so that going back restores it. */
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
  const [onlyStarred, setOnlyStarred] = useState(false)
  const { found, foundFor, foundHere, state, everAny, again, star } = useArchive(asked)
  const toast = useToast()
  const box = useRef<HTMLInputElement>(null)

  async function mark(id: string, starred: boolean): Promise<void> {
    if (!(await star(id, starred))) toast(words.notStarred, 'error')
  }

  function showAll(): void {
    setAsked('')
    setOnlyStarred(false)
    // The button is gone.
    box.current?.focus()
  }

  return (
    <Screen
      title={words.title}
      width="narrow"
      start={<BackLink to="/dashboard" place={texts.dashboard.page} />}
    >
      <div className="screen-head archive-head">
        <Heading>{words.title}</Heading>
        {(everAny || asked !== '') && (
          <div className="archive-tools">
            <SearchField ref={box} label={words.search} maxLength={200} value={asked} onChange={setAsked} />
            <button
              type="button"
              className="archive-filter"
              aria-pressed={onlyStarred}
              onClick={() => setOnlyStarred(!onlyStarred)}
            >
              <Star size="1.0625rem" strokeWidth={1.75} aria-hidden="true" />
              {words.starredOnly}
            </button>
          </div>
        )}
        {!everAny && asked === '' && found === null && state === 'loading' && (
          <span className="skeleton archive-search-to-be" />
        )}
      </div>
      {state === 'failed' && <LoadFailed words={texts.archive} again={again} />}
      {found === null && state === 'offline' && <EmptyState>{words.away}</EmptyState>}
      {found === null && state === 'loading' && <ListLoading />}
      {found && (
        <div aria-busy={state === 'loading'}>
          {foundHere && foundFor && <p className="hint archive-kept">{words.onlyKept}</p>}
          <ArchiveList
            entries={found}
            asked={foundFor}
            onlyStarred={onlyStarred}
            onStar={mark}
            onShowAll={showAll}
          />
        </div>
      )}
    </Screen>
  )
}

function ListLoading() {
  return (
    <Loading className="archive-loading" label={texts.archive.loading} seen>
      <div className="card archive-card">
        <SkeletonRow />
        <SkeletonRow />
        <SkeletonRow />
        <SkeletonRow />
      </div>
    </Loading>
  )
}
