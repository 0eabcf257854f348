/** Bubbles in both spaces, notes, reactions, typing, the composer. */
import { useState } from 'react'
import { Bubble, Typing } from '#web/ui/bubble.tsx'
import { Composer } from '#web/ui/composer.tsx'
import { DomainNote } from '#web/ui/domain-note.tsx'
import { type Reaction, Reactions } from '#web/ui/reactions.tsx'
import { Part } from './part.tsx'

const names: Record<string, string> = { '👍': 'Thumbs up', '❤️': 'Heart', '😂': 'Laughing' }

export function ChatParts() {
  return (
    <>
      <Part name="Private bubbles" space="private" wide>
        <div className="design-stack">
          <Bubble by="bot" last={false}>
            That sounds like a long day.
          </Bubble>
          <Bubble by="bot" first={false} question>
            What helped, even a little?
          </Bubble>
          <Bubble by="me" last={false}>
            Walking home the long way.
          </Bubble>
          <Bubble by="me" first={false} time="9:12">
            Averyveryveryveryveryveryveryveryveryveryveryveryveryveryverylongwordthatmustbreaksomewhere
          </Bubble>
          <Bubble by="me" pending time="Waiting">
            Said while offline.
          </Bubble>
          <Bubble by="bot">
            <Typing />
          </Bubble>
        </div>
        <Writing />
      </Part>
      <Part name="Shared bubbles" space="shared">
        <div className="design-stack">
          <Bubble by="bot" time="8:58" reactions={<Counted start={[0, 0, 0]} />}>
            Welcome to the sleep group!
          </Bubble>
          <Bubble by="other" name="Ben" time="9:04" reactions={<Counted start={[0, 1, 0]} />}>
            Week two of no phone in the bedroom.
          </Bubble>
          <DomainNote domains={['Coping', 'PERMA']}>Domains: Coping, PERMA</DomainNote>
          <Bubble by="me" time="9:06" reactions={<Counted start={[1, 0, 0]} />}>
            Same here tonight.
          </Bubble>
          <DomainNote>No tags</DomainNote>
          <Bubble by="me" time="9:07">
            Morning, everyone.
          </Bubble>
        </div>
      </Part>
    </>
  )
}

function Counted({ start }: { start: number[] }) {
  const [mine, setMine] = useState<string[]>([])
  const reactions: Reaction[] = Object.entries(names).map(([emoji, name], index) => ({
    emoji,
    name,
    count: (start[index] ?? 0) + (mine.includes(emoji) ? 1 : 0),
    mine: mine.includes(emoji),
  }))
  const toggle = (emoji: string) =>
    setMine(mine.includes(emoji) ? mine.filter(other => other !== emoji) : [...mine, emoji])
  return <Reactions reactions={reactions} onToggle={toggle} />
}

function Writing() {
  const [text, setText] = useState('')
  const [sent, setSent] = useState(0)
  return (
    <>
      <Composer
        label="Message"
        placeholder="Take your time..."
        send="Send"
        value={text}
        onChange={setText}
        onSend={() => {
          setText('')
          setSent(sent + 1)
        }}
      />
      <p className="hint">Sent: {sent}</p>
    </>
  )
}
