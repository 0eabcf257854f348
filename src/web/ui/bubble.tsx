/**
 * A message. Runs by the same speaker are close together, with the avatar by the last and the name above the first.
 * A question of the companion is larger and in serif.
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
  /** Their tint, to tell people apart at a glance. */
  tint?: number | undefined
  question?: boolean
  /** Not yet confirmed by the server. */
  pending?: boolean
  /** What a screen reader hears before the words: "Wren said". */
  spoken?: string
  time?: ReactNode
  reactions?: ReactNode
  /** Beside it, at its foot. */
  menu?: ReactNode
  children: ReactNode
}

export function Bubble(props: BubbleProps) {
  const {
    by,
    first = true,
    last = true,
    question,
    pending,
    spoken,
    name,
    tint,
    time,
    reactions,
    menu,
  } = props
  const look = [
    'bubble-row',
    by,
    first ? 'first' : 'later',
    last && 'last',
    pending && 'pending',
    menu && 'with-menu',
  ]
  return (
    <div className={look.filter(Boolean).join(' ')} data-tint={tint}>
      {by === 'other' && first && name && <span className="bubble-name">{name}</span>}
      {by !== 'me' && last && <Avatar by={by} name={name} />}
      <div className={question ? 'bubble question' : 'bubble'} dir="auto">
        {/* Isolated, so that the bubble has the direction of the message and not of this prefix. */}
        {spoken && <bdi className="unseen">{spoken}</bdi>}
        {props.children}
      </div>
      {menu}
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
