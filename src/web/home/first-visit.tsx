/**
 * Introduction cards on the first visit: who sees what, and where to find help. Whoever has already talked with the
 * companion is not told how.
 */
import { Activity, MessagesSquare } from 'lucide-react'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { careStore } from '#web/care/care.tsx'
import { texts } from '#web/platform/texts.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Logo } from '#web/ui/logo.tsx'
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
  const [at, setAt] = useState(0)
  // Once closed, focus returns to the top of the page.
  useEffect(() => () => document.querySelector('h1')?.focus({ preventScroll: true }), [])
  const talk = (name: string) => ({
    title: words.talk.title(name),
    text: words.talk.text(name),
    picture: <Logo size={64} />,
  })
  const cards = [
    ...(companion ? [talk(companion)] : []),
    { ...words.threads, picture: <MessagesSquare size="1.875rem" strokeWidth={1.5} aria-hidden="true" /> },
    { ...words.patterns, picture: <Activity size="1.875rem" strokeWidth={1.5} aria-hidden="true" /> },
  ]
  const { title, text, picture } = cards[at]!
  const isLast = at === cards.length - 1
  return (
    <Dialog title={title} closeLabel={words.skipAll} onClose={end}>
      <div className="first-visit">
        <span className="icon-disc first-visit-picture">{picture}</span>
        <p>{text}</p>
        <div className="first-visit-foot">
          <span className="hint tabular">{words.step(at + 1, cards.length)}</span>
          {at > 0 && (
            <Button kind="ghost" onClick={() => setAt(at - 1)}>
              {words.back}
            </Button>
          )}
          <Button onClick={() => (isLast ? end() : setAt(at + 1))}>{isLast ? words.done : words.next}</Button>
        </div>
      </div>
    </Dialog>
  )
}
