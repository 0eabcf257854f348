/**
 * Introduction cards on the first visit: who sees what, and where to find help. They stand under the tiles, which stay
 * in use, and the tile that is spoken of is marked. Whoever has already talked with the companion is not told how.
 */
import { X } from 'lucide-react'
import { useEffect, useId, useRef, useState, useSyncExternalStore } from 'react'
import { careStore } from '#web/care/care.tsx'
import { texts } from '#web/platform/texts.ts'
import { Button, IconButton } from '#web/ui/button.tsx'
import { useFirstVisit } from './use-first-visit.ts'
import './first-visit.css'

export function FirstVisit({ companion }: { companion: string }) {
  const { isFirst, hasTalked, end } = useFirstVisit()
  const { panel, until } = useSyncExternalStore(careStore.subscribe, careStore.get)
  // Not while help is shown.
  if (!isFirst || panel || until > Date.now()) return null
  return <Cards companion={hasTalked ? null : companion} end={end} />
}

function Cards({ companion, end }: { companion: string | null; end: () => void }) {
  const words = texts.firstVisit
  const id = useId()
  const [at, setAt] = useState(0)
  const talk = (name: string) => ({
    title: words.talk.title(name),
    text: words.talk.text(name),
    tile: '.tile.hero',
  })
  const cards = [
    ...(companion ? [talk(companion)] : []),
    { ...words.threads, tile: '.tile[href="/group-chat"]' },
    { ...words.patterns, tile: '.tile[href="/emotion-check"]' },
  ]
  const { title, text, tile } = cards[at]!
  const isLast = at === cards.length - 1
  const heading = useFocusOn(title)
  useMarked(tile)
  // Once closed, focus returns to the top of the page.
  useEffect(() => () => document.querySelector('h1')?.focus({ preventScroll: true }), [])
  useEffect(() => {
    const key = ({ key, defaultPrevented }: KeyboardEvent) => key === 'Escape' && !defaultPrevented && end()
    document.addEventListener('keydown', key)
    return () => document.removeEventListener('keydown', key)
  }, [end])

  return (
    <dialog open className="card first-visit" aria-labelledby={id} aria-describedby={`${id}t`}>
      <div className="first-visit-head">
        <h2 id={id} ref={heading} tabIndex={-1}>
          {title}
        </h2>
        <IconButton label={words.skipAll} onClick={end}>
          <X size="1.375rem" strokeWidth={1.75} aria-hidden="true" />
        </IconButton>
      </div>
      <p id={`${id}t`}>{text}</p>
      <div className="first-visit-foot">
        <span className="hint tabular">{words.step(at + 1, cards.length)}</span>
        {at > 0 && (
          <Button kind="ghost" onClick={() => setAt(at - 1)}>
            {words.back}
          </Button>
        )}
        <Button onClick={() => (isLast ? end() : setAt(at + 1))}>{isLast ? words.done : words.next}</Button>
      </div>
    </dialog>
  )
}

/** Each card has its own title; focusing it announces the new one. */
function useFocusOn(title: string) {
  const heading = useRef<HTMLHeadingElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each title
  useEffect(() => heading.current?.focus({ preventScroll: true }), [title])
  return heading
}

/** The tile that the card speaks of is marked, and in view above the card. */
function useMarked(selector: string): void {
  useEffect(() => {
    const tile = document.querySelector<HTMLElement>(selector)
    tile?.setAttribute('data-introduced', '')
    tile?.scrollIntoView?.({ block: 'nearest' })
    return () => tile?.removeAttribute('data-introduced')
  }, [selector])
}
