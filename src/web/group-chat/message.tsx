/** One said thing in a thread, with its time and one's own reactions. */
import { type ReactNode, useState } from 'react'
import { HelpRow } from '#web/care/care.tsx'
import { timeOfDay } from '#web/platform/dates.ts'
import { texts } from '#web/platform/texts.ts'
import { Bubble } from '#web/ui/bubble.tsx'
import { Reactions } from '#web/ui/reactions.tsx'
import { More } from './more.tsx'
import type { Said } from './timeline.ts'
import { Unsend } from './unsend.tsx'

const LAUGHING = '😂'

export type MessageActions = {
  react(id: string, emoji: string): void
  /** Answers whether it worked. */
  unsend(id: string): Promise<boolean>
  /** Opens what one can do about another's message. */
  about(said: Said): void
}

type MessageProps = {
  said: Said
  botName: string
  reactions: readonly string[]
  actions: MessageActions
}

export function Message({ said, botName, reactions, actions }: MessageProps) {
  const { key, by, first, last, removed, pending, onlyYou, help } = said
  const confirmed = by === 'me' && said.progress === undefined && !removed
  return (
    <>
      <Bubble
        by={by}
        name={said.name || texts.group.formerMember}
        first={first}
        last={last}
        pending={pending}
        spoken={spokenOf(said, botName)}
        time={
          <>
            <When said={said} />
            {confirmed && <Unsend text={said.text} unsend={() => actions.unsend(key)} />}
            {by === 'other' && <More said={said} about={actions.about} />}
          </>
        }
        reactions={
          !removed && (
            <>
              <Reactions
                reactions={countsOf(reactions, said.covered)}
                onToggle={emoji => actions.react(key, emoji)}
              />
              {onlyYou && <small className="only-you">{texts.group.onlyYou}</small>}
            </>
          )
        }
      >
        <Words said={said} />
      </Bubble>
      {help && (
        <div className="message-help">
          <HelpRow row={key} surface="group" />
        </div>
      )}
    </>
  )
}

function Words({ said: { text, removed, covered } }: { said: Said }): ReactNode {
  const words = texts.group
  const [shown, setShown] = useState(false)
  if (removed) return <em className="message-removed">{words.removed}</em>
  if (!covered || shown) return text
  return (
    <span className="message-cover">
      {words.covered}{' '}
      <button type="button" className="text-button" onClick={() => setShown(true)}>
        {words.show}
      </button>
    </span>
  )
}

function When({ said: { at, progress } }: { said: Said }) {
  if (progress === 'waiting') return <span>{texts.chat.waiting}</span>
  return <time dateTime={at.toISOString()}>{timeOfDay(at)}</time>
}

function spokenOf({ by, name }: Said, botName: string): string {
  const words = texts.group
  if (by === 'me') return words.youSaid
  return words.said(by === 'bot' ? botName : name || words.formerMember)
}

/** Nobody laughs at what stands under a cover. */
function countsOf(mine: readonly string[], covered = false) {
  return Object.entries(texts.group.reactions)
    .filter(([emoji]) => !covered || emoji !== LAUGHING)
    .map(([emoji, name]) => ({
      emoji,
      name,
      count: mine.includes(emoji) ? 1 : 0,
      mine: mine.includes(emoji),
    }))
}
