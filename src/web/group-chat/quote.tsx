/** The quoted message in one line, linked to the original. Its space is reserved while it loads. */
import { use } from 'react'
import { texts } from '#web/platform/texts.ts'
import { ParticipantsContext } from './participants-context.ts'
import type { Quote as Quoted } from './timeline.ts'

export function Quote({ quote, onOpen }: { quote: Quoted; onOpen: (quote: Quoted) => void }) {
  const words = texts.thread
  const { tintOf } = use(ParticipantsContext)
  const { state, mine, name } = quote
  const leads = state === 'shown' || state === 'covered'
  const author = mine ? words.you : name || texts.group.formerMember
  const inside = (
    <>
      {(leads || state === 'removed') && (
        <>
          <span className="unseen">{mine ? words.quoteOfYou : words.quoteOf(author)}</span>
          <b aria-hidden="true">{author}</b>
        </>
      )}
      <span className="quote-words">{quotedWords(quote)}</span>
    </>
  )
  const look = { className: 'quote', 'data-tint': leads && !mine ? tintOf(quote.speaker) : undefined }
  if (!leads)
    return (
      <span {...look} dir="auto">
        {inside}
      </span>
    )
  return (
    <button type="button" {...look} dir="auto" tabIndex={-1} onClick={() => onOpen(quote)}>
      {inside}
    </button>
  )
}

export function quotedWords({ state, text }: Quoted): string {
  if (state === 'covered') return texts.group.covered
  if (state === 'removed') return texts.group.removed
  if (state === 'loading') return texts.thread.quoteLoading
  return state === 'gone' ? texts.thread.quoteGone : text
}
