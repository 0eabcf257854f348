/** Everything in the log of a thread; rendered again only when something in it has changed. */
import { memo, useMemo } from 'react'
import { dayName } from '#web/platform/dates.ts'
import { texts } from '#web/platform/texts.ts'
import { DomainNote } from '#web/ui/domain-note.tsx'
import { domainsOf } from './domain-notes.ts'
import { Message, type MessageActions } from './message.tsx'
import { OnlyYou } from './only-you.tsx'
import type { Thread } from './thread.ts'
import type { Line } from './timeline.ts'
import { lineId } from './use-jump.ts'
import { useRovingFocus } from './use-roving-focus.ts'

type MessageListProps = {
  lines: readonly Line[]
  botName: string
  reactions: Thread['reactions']
  /** Messages that arrived while the thread was open. */
  isFresh: (key: string) => boolean
  actions: MessageActions
}

const none: readonly string[] = []

export const MessageList = memo(function MessageList({
  lines,
  botName,
  reactions,
  isFresh,
  actions,
}: MessageListProps) {
  const ids = useMemo(
    () => lines.filter(({ type }) => type === 'said' || type === 'note').map(({ key }) => lineId(key)),
    [lines],
  )
  const { tabIndexOf, onFocus, onKeyDown } = useRovingFocus(ids)
  return (
    <ol onFocus={onFocus} onKeyDown={onKeyDown}>
      {lines.map(line => {
        if (line.type === 'said')
          return (
            <li
              key={line.key}
              id={lineId(line.key)}
              tabIndex={tabIndexOf(lineId(line.key))}
              className={isFresh(line.key) ? 'new' : undefined}
            >
              <Message
                said={line}
                botName={botName}
                reactions={reactions[line.key] ?? none}
                actions={actions}
              />
            </li>
          )
        if (line.type === 'note')
          return (
            <li
              key={line.key}
              id={lineId(line.key)}
              tabIndex={tabIndexOf(lineId(line.key))}
              className="note-line"
            >
              <DomainNote domains={domainsOf(line.text)}>{line.text}</DomainNote>
              <OnlyYou inWords={line.alone} />
            </li>
          )
        if (line.type === 'program' || line.type === 'break')
          return (
            <li key={line.key} className="log-program">
              <bdi>{line.type === 'break' ? texts.care.breakNote : texts.companion.program(botName)}</bdi>
            </li>
          )
        if (line.type === 'unread')
          return (
            <li key={line.key} id={lineId(line.key)} tabIndex={-1} className="log-unread">
              <span>{texts.group.unread}</span>
            </li>
          )
        return (
          <li key={line.key} className="log-day">
            <time dateTime={line.at.toISOString()}>{dayName(line.at)}</time>
          </li>
        )
      })}
    </ol>
  )
})
