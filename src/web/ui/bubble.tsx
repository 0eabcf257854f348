/**
 * One said thing. Runs of the same speaker stand close together; the avatar sits by the last of a run, the
 * name over the first. A question of the companion is set in serif, larger than anything near it.
 */
import type { ReactNode } from 'react'
import { Logo } from './logo.tsx'
import './bubble.css'

type BubbleOptions = {
  /** First and last of a run of the same speaker; a lone bubble is both. */ first?: boolean
  last?: boolean
}

type BubbleProps = BubbleOptions & {
  by: 'bot' | 'me' | 'other'
  /** Given name of another member; the avatar shows its initial. */
  name?: string
  /** Which of the tints is theirs, so that one tells people apart at a glance. */
  tint?: number | undefined
  question?: boolean
  /** Not yet confirmed by the server. */
  pending?: boolean
  /** What a screen reader hears before the words: "Wren said". */
  spoken?: string
  time?: ReactNode
  reactions?: ReactNode
  children: ReactNode
}

export function Bubble(props: BubbleProps) {
  const { by, first = true, last = true, question, pending, spoken, name, tint, time, reactions } = props
  const look = ['bubble-row', by, first ? 'first' : 'later', last && 'last', pending && 'pending']
  return (
    <div className={look.filter(Boolean).join(' ')} data-tint={tint}>
      {by === 'other' && first && name && <span className="bubble-name">{name}</span>}
      {by !== 'me' && last && <Avatar by={by} name={name} />}
      <div className={question ? 'bubble question' : 'bubble'} dir="auto">
        {/* Isolated: the direction of the bubble is that of the words said, not of ours before them. */}
        {spoken && <bdi className="unseen">{spoken}</bdi>}
        {props.children}
      </div>
      {(time || reactions) && (
        <div className="bubble-meta tabular">
          {time}
          {reactions}
        </div>
      )}
    </div>
  )
}

function Avatar({ by, name }: { by: 'bot' | 'other'; name?: string }) {
  return (
    <span className="bubble-avatar" aria-hidden="true">
      {by === 'bot' ? <Logo size={36} /> : <span className="bubble-initial">{initialOf(name)}</span>}
    </span>
  )
}

function initialOf(name = ''): string {
  return [...name.trim()][0]?.toUpperCase() ?? ''
}

/** Three dashes, like ripples, while the companion thinks. */
export function Typing() {
  return (
    <span className="typing" aria-hidden="true">
      <i />
      <i />
      <i />
    </span>
  )
}
