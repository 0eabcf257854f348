/** Everything in the log, line by line. */
import { memo } from 'react'
import { HelpRow } from '#web/care/care.tsx'
import { dayName, timeOfDay } from '#web/platform/dates.ts'
import { texts } from '#web/platform/texts.ts'
import { Bubble, Typing } from '#web/ui/bubble.tsx'
import { ReplyMenu } from './reply-menu.tsx'
import type { Line, Said } from './timeline.ts'
import type { AboutReply } from './use-about-reply.ts'

type Shared = { name: string; fresh: ReadonlySet<string>; about: AboutReply }
type LinesProps = Shared & { lines: readonly Line[]; typing: boolean }

export const Lines = memo(function Lines({ lines, typing, ...shared }: LinesProps) {
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

function LineOf({ line, name, fresh, about }: Shared & { line: Line }) {
  const words = texts.companion
  if (line.type === 'said')
    return <SaidLine said={line} name={name} isFresh={fresh.has(line.key)} about={about} />
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
      <HelpRow row={line.reply} surface="companion" />
    </li>
  )
}

type SaidProps = { said: Said; name: string; isFresh: boolean; about: AboutReply }

function SaidLine({ said, name, isFresh, about }: SaidProps) {
  const words = texts.companion
  const mine = said.by === 'me'
  const moving = isFresh || said.progress !== undefined
  // Reply and question come as a pair, the question a moment later.
  const look = [moving && 'new', said.question && 'after'].filter(Boolean).join(' ')
  return (
    <li className={look || undefined}>
      <Bubble
        by={said.by}
        first={said.first}
        last={said.last}
        question={said.question}
        pending={said.progress !== undefined}
        spoken={mine ? words.youSaid : words.botSaid(name)}
        time={mine && said.last && <When said={said} />}
        reactions={said.reply && <ReplyMenu id={said.key} text={said.text} about={about} />}
      >
        {mine || texts.language === 'en' ? said.text : <span lang="en">{said.text}</span>}
      </Bubble>
    </li>
  )
}

function When({ said: { at, progress } }: { said: Said }) {
  if (progress === 'waiting') return texts.chat.waiting
  return <time dateTime={at.toISOString()}>{timeOfDay(at)}</time>
}
