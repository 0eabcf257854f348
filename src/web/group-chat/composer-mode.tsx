/** Shown above the composer while replying or editing, with a way to cancel. */
import { Pencil, Reply, X } from 'lucide-react'
import { texts } from '#web/platform/texts.ts'
import { IconButton } from '#web/ui/button.tsx'
import { quotedWords } from './quote.tsx'
import type { Quote } from './timeline.ts'

type ModeProps = { editing: boolean; quote: Quote | undefined; onCancel: () => void }

export function ComposerMode({ editing, quote, onCancel }: ModeProps) {
  const words = texts.thread
  if (!editing && !quote) return null
  const Icon = editing ? Pencil : Reply
  const replying = quote?.mine ? words.replyingToOwn : words.replying(quote?.name || texts.group.formerMember)
  return (
    <div className="composer-mode">
      <Icon size="1.125rem" strokeWidth={1.75} aria-hidden="true" />
      <p role="status">
        <b>{editing ? words.editing : replying}</b>
        {!editing && quote && <span dir="auto">{quotedWords(quote)}</span>}
      </p>
      <IconButton label={editing ? words.stopEditing : words.stopReplying} onClick={onCancel}>
        <X size="1.25rem" strokeWidth={1.75} aria-hidden="true" />
      </IconButton>
    </div>
  )
}
