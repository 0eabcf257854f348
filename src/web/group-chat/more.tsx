/** The way to what one can do about another's message. */
import { Ellipsis } from 'lucide-react'
import { texts } from '#web/platform/texts.ts'
import type { Said } from './timeline.ts'

/** Enough of a message to know which one is meant. */
const NAMED_LETTERS = 40

export function More({ said, about }: { said: Said; about: (said: Said) => void }) {
  return (
    <button
      type="button"
      className="more-about"
      title={texts.moderation.more(nameOf(said))}
      aria-label={labelOf(said)}
      aria-haspopup="dialog"
      onClick={() => about(said)}
    >
      <Ellipsis size={17} strokeWidth={1.75} aria-hidden="true" />
    </button>
  )
}

const nameOf = ({ name }: Said) => name || texts.group.formerMember

/** What is covered is not read out by way of a button either. */
function labelOf(said: Said): string {
  const { more, moreThis } = texts.moderation
  if (said.covered || said.removed) return more(nameOf(said))
  return moreThis(nameOf(said), [...said.text].slice(0, NAMED_LETTERS).join(''))
}
