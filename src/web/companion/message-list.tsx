/** Everything in the log, line by line. */
import { X } from 'lucide-react'
import { memo, type ReactNode, useEffect, useRef, useState } from 'react'
import { CareText, HelpRow } from '#web/care/care.tsx'
import { dayName, timeOfDay } from '#web/platform/dates.ts'
import { texts } from '#web/platform/texts.ts'
import { Bubble, Typing } from '#web/ui/bubble.tsx'
import { IconButton } from '#web/ui/button.tsx'
import { HighlightedText } from '#web/ui/highlighted-text.tsx'
import { InEnglish } from './in-english.tsx'
import { LinkedText } from './linked-text.tsx'
import { ReplyMenu } from './reply-menu.tsx'
import type { Line, MessageLine } from './timeline.ts'
import type { ReplyActions } from './use-reply-actions.ts'
import type { SearchHit } from './use-search-hit.ts'

type Shared = {
  name: string
  /** A session from the archive, whose questions are no longer open. */
  isPast: boolean
  fresh: ReadonlySet<string>
  about: ReplyActions
  found: SearchHit | null
}
type MessageListProps = Shared & { lines: readonly Line[]; typing: boolean }

export const MessageList = memo(function MessageList({ lines, typing, ...shared }: MessageListProps) {
  return (
    <ol>
      {lines.map(line => (
        <LineOf key={line.key} line={line} {...shared} />
      ))}
      {typing && (
        <li className="new" aria-hidden="true">
          <Bubble by="bot">
            <Typing />
          </Bubble>
        </li>
      )}
    </ol>
  )
})

function LineOf({ line, name, isPast, fresh, about, found }: Shared & { line: Line }) {
  const words = texts.companion
  if (line.type === 'said')
    return (
      <SaidLine
        said={line}
        name={name}
        isFresh={fresh.has(line.key)}
        about={about}
        asked={found?.id === line.key ? found.asked : undefined}
      />
    )
  if (line.type === 'day')
    return (
      <li className="log-day">
        <time dateTime={line.at.toISOString()}>{dayName(line.at)}</time>
      </li>
    )
  if (line.type === 'program')
    return (
      <li className="log-program">
        <bdi>{words.program(name)}</bdi>
      </li>
    )
  if (line.type === 'break') return <li className="log-program">{texts.care.breakNote}</li>
  return (
    <li className="log-care">
      <HelpRow row={line.reply} surface="companion" past={isPast || line.past} />
    </li>
  )
}

/** `asked`: the search terms, if this message is the search hit. */
type SaidProps = {
  said: MessageLine
  name: string
  isFresh: boolean
  about: ReplyActions
  asked: string | undefined
}

function SaidLine({ said, name, isFresh, about, asked }: SaidProps) {
  const words = texts.companion
  const mine = said.by === 'me'
  const moving = isFresh || said.progress !== undefined
  // Reply and question come as a pair, the question slightly later.
  const isFound = asked !== undefined
  const look = [moving && 'new', said.question && 'after', isFound && 'found'].filter(Boolean).join(' ')
  const [why, setWhy] = useState<ReactNode>(null)
  const text = isFound ? <HighlightedText text={said.text} asked={asked} /> : <Words said={said} />
  return (
    <li className={look || undefined} tabIndex={isFound ? -1 : undefined}>
      <Bubble
        by={said.by}
        first={said.first}
        last={said.last}
        question={said.question}
        pending={said.progress !== undefined}
        spoken={mine ? words.youSaid : words.botSaid(name)}
        time={mine && said.last && <When said={said} />}
        menu={said.reply && <ReplyMenu id={said.key} text={said.text} about={about} onWhy={setWhy} />}
      >
        {mine ? text : <InEnglish text={said.text}>{text}</InEnglish>}
      </Bubble>
      {said.reply && <WhyUnder note={why} hide={() => setWhy(null)} />}
    </li>
  )
}

function Words({ said: { text, care } }: { said: MessageLine }) {
  return care ? <CareText text={text} surface="companion" /> : <LinkedText text={text} />
}

/** Why a reply was given, under it. */
function WhyUnder({ note, hide }: { note: ReactNode; hide: () => void }) {
  const box = useRef<HTMLDivElement>(null)
  // What was asked for is not left under the composer.
  useEffect(() => {
    if (note) box.current?.scrollIntoView?.({ block: 'nearest' })
  }, [note])
  return (
    <div className="reply-why" ref={box}>
      <p role="status">{note}</p>
      {note && (
        <IconButton label={texts.companion.about.hide} onClick={hide}>
          <X size="1rem" strokeWidth={1.75} aria-hidden="true" />
        </IconButton>
      )}
    </div>
  )
}

function When({ said: { at, progress } }: { said: MessageLine }) {
  if (progress === 'waiting') return texts.chat.waiting
  return <time dateTime={at.toISOString()}>{timeOfDay(at)}</time>
}
