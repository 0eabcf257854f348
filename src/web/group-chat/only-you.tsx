/** Marks what only its author sees: a lock, with the words beside it or as its name. */
import { Lock } from 'lucide-react'
import { texts } from '#web/platform/texts.ts'

const lock = { size: '0.8125rem', strokeWidth: 2 }

export function OnlyYou({ inWords }: { inWords: boolean }) {
  const words = texts.group.onlyYou
  return (
    <small className="only-you">
      {inWords ? <Lock {...lock} aria-hidden="true" /> : <Lock {...lock} role="img" aria-label={words} />}
      {inWords && words}
    </small>
  )
}
