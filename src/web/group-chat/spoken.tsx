/** For those who listen: each new thing somebody else says here, once. Never the history. */
import { useEffect, useRef, useState } from 'react'
import { texts } from '#web/platform/texts.ts'
import type { Said } from './timeline.ts'

/** More than this at once is a number, not a recital. */
const MOST_READ_OUT = 3

type SpokenProps = { said: readonly Said[]; botName: string; ready: boolean }

export function Spoken({ said, botName, ready }: SpokenProps) {
  const known = useRef<Set<string> | null>(null)
  const [text, setText] = useState('')
  useEffect(() => {
    if (!ready) return
    const before = known.current
    known.current = new Set(said.map(({ key }) => key))
    const fresh = before ? said.filter(({ key, by }) => by !== 'me' && !before.has(key)) : []
    if (fresh.length > MOST_READ_OUT) setText(texts.group.manyNew(fresh.length))
    else if (fresh.length > 0) setText(fresh.map(one => readOut(one, botName)).join(' '))
  }, [said, botName, ready])
  return (
    <div className="unseen" role="status">
      <p key={text}>{text}</p>
    </div>
  )
}

function readOut({ by, name, text, covered, removed }: Said, botName: string): string {
  const words = texts.group
  const speaker = by === 'bot' ? botName : name || words.formerMember
  if (removed) return words.said(speaker) + words.removed
  return words.said(speaker) + (covered ? words.covered : text)
}
