/** Opens the menu of a message, with everything but the reactions. With a mouse it appears on hover or focus. */
import { Ellipsis } from 'lucide-react'
import { startOf } from '#web/platform/start-of.ts'
import { texts } from '#web/platform/texts.ts'
import type { MessageLine } from './timeline.ts'

export function MessageMenuButton({
  said,
  about,
}: {
  said: MessageLine
  about: (said: MessageLine, button: HTMLElement) => void
}) {
  return (
    <button
      type="button"
      className="round-button more-about"
      title={plainLabel(said)}
      aria-label={labelOf(said)}
      aria-haspopup="menu"
      tabIndex={-1}
      onClick={event => about(said, event.currentTarget)}
    >
      <Ellipsis size="1.0625rem" strokeWidth={1.75} aria-hidden="true" />
    </button>
  )
}

const nameOf = ({ name }: MessageLine) => name || texts.group.formerMember

export function plainLabel(said: MessageLine): string {
  return said.by === 'me' ? texts.thread.options : texts.moderation.more(nameOf(said))
}

/** A covered message is not read out through the button's label either. */
function labelOf(said: MessageLine): string {
  if (said.covered || said.removed) return plainLabel(said)
  const start = startOf(said.text)
  return said.by === 'me' ? texts.thread.optionsThis(start) : texts.moderation.moreThis(nameOf(said), start)
}
