/** Announces new messages to screen readers, each once: not the history, and nothing that was unsent. */
import { useEffect, useRef, useState } from 'react'
import { texts } from '#web/platform/texts.ts'
import type { MessageLine } from './timeline.ts'

/** More than this at once are announced as a count. */
const MOST_READ_OUT = 3

type AnnouncementsProps = { said: readonly MessageLine[]; botName: string; ready: boolean }

export function Announcements({ said, botName, ready }: AnnouncementsProps) {
  const known = useRef<Set<string> | null>(null)
  const [keys, setKeys] = useState<readonly string[]>([])
  useEffect(() => {
    if (!ready) return
    const before = known.current
    known.current = new Set(said.map(({ key }) => key))
    const fresh = before ? said.filter(({ key, by }) => by !== 'me' && !before.has(key)) : []
    if (fresh.length > 0) setKeys(fresh.map(({ key }) => key))
  }, [said, ready])
  const fresh = said.filter(({ key, removed }) => !removed && keys.includes(key))
  return (
    <div className="unseen" role="status">
      <p key={keys[0]}>
        {fresh.length > MOST_READ_OUT
          ? texts.group.manyNew(fresh.length)
          : fresh.map(one => readOut(one, botName)).join(' ')}
      </p>
    </div>
  )
}

function readOut({ by, name, text, covered }: MessageLine, botName: string): string {
  const words = texts.group
  const speaker = by === 'bot' ? botName : name || words.formerMember
  return words.said(speaker) + (covered ? words.covered : text)
}
