/** Searches a thread and jumps to messages. Covered messages are covered here too. */
import { use, useRef, useState } from 'react'
import { wordsAskedFor } from '#shared/fold.ts'
import { type FoundMessage, MAX_SEARCH_LENGTH } from '#shared/group-chat.ts'
import type { GroupMessage } from '#shared/live.ts'
import { snippetOf } from '#shared/snippet.ts'
import { dayName, timeOfDay } from '#web/platform/dates.ts'
import { texts } from '#web/platform/texts.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { HighlightedText } from '#web/ui/highlighted-text.tsx'
import { LoadFailed } from '#web/ui/loading.tsx'
import { SearchField } from '#web/ui/search-field.tsx'
import { ParticipantsContext } from './participants-context.ts'
import { useThreadSearch } from './use-thread-search.ts'
import './thread-search.css'

type SearchProps = {
  threadId: string
  title: string
  /** The reader's id in this thread. */
  me: string | null
  onOpen: (message: GroupMessage) => void
  onClose: () => void
}

export function ThreadSearch({ threadId, title, me, onOpen, onClose }: SearchProps) {
  const words = texts.thread
  const [typed, setTyped] = useState('')
  const field = useRef<HTMLInputElement>(null)
  const { result, state, again, earlier } = useThreadSearch(threadId, typed)
  return (
    <Dialog
      title={words.searchTitle(title)}
      closeLabel={texts.moderation.close}
      begin={field}
      onClose={onClose}
    >
      <div className="thread-search">
        <SearchField
          ref={field}
          label={words.searchField}
          maxLength={MAX_SEARCH_LENGTH}
          value={typed}
          onChange={setTyped}
        />
        <p className="hint" role="status">
          {state === 'searching' ? words.searching : result ? outcome(result) : words.searchHint}
        </p>
        {state === 'failed' && (
          <LoadFailed words={{ failed: words.searchFailed, again: words.searchAgain }} again={again} />
        )}
        {result && result.found.length > 0 && (
          <ul aria-busy={state === 'searching'}>
            {result.found.map(message => (
              <li key={message.id}>
                <Found message={message} mine={message.userId === me} onOpen={onOpen} />
              </li>
            ))}
          </ul>
        )}
        {result && result.found.length === 0 && state !== 'failed' && (
          <EmptyState>{noneFoundHint(result.asked)}</EmptyState>
        )}
        {result?.before !== null && result && state !== 'failed' && (
          <Button kind="sec" loading={state === 'searching'} onClick={earlier}>
            {words.searchEarlier}
          </Button>
        )}
      </div>
    </Dialog>
  )
}

function outcome({
  found,
  before,
  asked,
}: {
  found: readonly unknown[]
  before: number | null
  asked: string
}) {
  const words = texts.thread
  if (found.length > 0) return words.found(found.length, before !== null)
  return before === null ? words.noneFound(asked) : words.noneFoundYet(asked)
}

const noneFoundHint = (asked: string) =>
  wordsAskedFor(asked).length > 1 ? texts.thread.fewerWordsHint : texts.thread.anotherWordHint

type FoundProps = {
  message: FoundMessage
  mine: boolean
  onOpen: (message: GroupMessage) => void
}

function Found({ message, mine, onOpen }: FoundProps) {
  const { from, userId, text, timestamp, cover, words } = message
  const at = new Date(timestamp)
  const { tintOf } = use(ParticipantsContext)
  return (
    <button
      type="button"
      className="search-hit"
      data-tint={mine ? undefined : tintOf(userId)}
      onClick={() => onOpen(message)}
    >
      <span className="search-hit-head">
        <b>{mine ? texts.thread.you : from || texts.group.formerMember}</b>
        <time dateTime={timestamp}>
          {dayName(at)}, {timeOfDay(at)}
        </time>
      </span>
      <span className="search-hit-words" dir="auto">
        {cover && !mine ? (
          <em>{texts.group.covered}</em>
        ) : (
          <HighlightedText text={snippetOf(text, words)} asked={words.join(' ')} />
        )}
      </span>
    </button>
  )
}
