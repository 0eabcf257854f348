/** The remembered sentences by day; where there are many, those with certain words. */
import { useRef, useState } from 'react'
import { wordsAskedFor } from '#shared/fold.ts'
import { countOf } from '#shared/snippet.ts'
import { texts } from '#web/platform/texts.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { SearchField } from '#web/ui/search-field.tsx'
import { byDay } from './by-day.ts'
import { MemoryEntry } from './memory-entry.tsx'
import type { Memory } from './use-memory.ts'

/** As many as are seen at a glance. */
const FEW = 6
/** Older ones are folded. */
const RECENT_MS = 7 * 24 * 3_600_000

type MemoryListProps = { memories: readonly Memory[]; forget: (id: string) => Promise<boolean> }

export function MemoryList({ memories, forget }: MemoryListProps) {
  const words = texts.memory
  const [asked, setAsked] = useState('')
  const box = useRef<HTMLInputElement>(null)
  if (memories.length === 0) return <EmptyState>{words.none}</EmptyState>
  const parts = wordsAskedFor(asked)
  const found = memories.filter(({ sentence }) => countOf(sentence, parts) === parts.length)
  // Whoever searches sees all that was found.
  const isOpen = (memory: Memory) => parts.length > 0 || memories.length <= FEW || isRecent(memory)
  const recent = found.filter(isOpen)
  const older = found.filter(memory => !isOpen(memory))
  const shown = { asked, forget }
  return (
    <>
      {(memories.length > FEW || asked !== '') && (
        <SearchField ref={box} label={words.search} maxLength={200} value={asked} onChange={setAsked} />
      )}
      <p className={found.length > 0 ? 'unseen' : 'hint memory-none'} role="status">
        {parts.length > 0 && (found.length > 0 ? words.found(found.length) : words.noneFound(asked.trim()))}
      </p>
      <Days memories={recent} {...shown} />
      {older.length > 0 && (
        <details className="memory-older">
          <summary className="summary-link">{words.older(older.length)}</summary>
          <Days memories={older} {...shown} />
        </details>
      )}
    </>
  )
}

type DaysProps = Pick<MemoryListProps, 'memories' | 'forget'> & { asked: string }

function Days({ memories, asked, forget }: DaysProps) {
  return byDay(memories).map(({ key, name, memories: ofDay }) => (
    <section key={key} className="memory-day">
      <h3>{name ?? texts.memory.noDay}</h3>
      <ul className="card memory-list">
        {ofDay.map(memory => (
          <MemoryEntry key={memory.id} memory={memory} asked={asked} forget={() => forget(memory.id)} />
        ))}
      </ul>
    </section>
  ))
}

function isRecent({ saidAt }: Memory): boolean {
  return saidAt !== null && Date.now() - Date.parse(saidAt) < RECENT_MS
}
