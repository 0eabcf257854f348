/** Everything in the log, line by line. */
import { memo } from 'react'
import { HelpRow } from '#web/care/care.tsx'
import { dayName, timeOfDay } from '#web/platform/dates.ts'
import { texts } from '#web/platform/texts.ts'
import { Bubble, Typing } from '#web/ui/bubble.tsx'
import type { Line, Said } from './timeline.ts'

type LinesProps = { lines: readonly Line[]; name: string; fresh: ReadonlySet<string>; typing: boolean }

export const Lines = memo(function Lines({ lines, name, fresh, typing }: LinesProps) {
  return (
    <ol>
      {lines.map(line => (
        <LineOf key={line.key} line={line} name={name} fresh={fresh} />
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

function LineOf({ line, name, fresh }: { line: Line; name: string; fresh: ReadonlySet<string> }) {
  const words = texts.companion
  if (line.type === 'said') return <SaidLine said={line} name={name} isFresh={fresh.has(line.key)} />
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

function SaidLine({ said, name, isFresh }: { said: Said; name: string; isFresh: boolean }) {
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
