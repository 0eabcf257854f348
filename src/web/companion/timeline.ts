/**
 * The lines of the log, from top to bottom: days, messages in runs by the same speaker, the reminders that the companion
 * is a program and to take a break, and help where a reply calls for it. Pure: the same messages give the same lines.
 */
import type { CareReply } from '#shared/care.ts'
import type { ChatMessage } from '#shared/companion.ts'
import { isSameDay } from '#web/platform/dates.ts'
import { createReminders } from '#web/platform/reminders.ts'
import { typographic } from '#web/platform/typographic.ts'
import type { Tracked } from '#web/platform/unsent.ts'

export type MessageLine = {
  type: 'said'
  key: string
  by: 'bot' | 'me'
  text: string
  at: Date
  question: boolean
  /** A fixed text of care, with help under it or without. */
  care?: CareReply | undefined
  /** A reply to the message before; not a greeting, a question or care. */
  reply: boolean
  /** First and last message of a run by the same author. */
  first: boolean
  last: boolean
  progress?: Tracked['progress']
}
export type Line =
  | MessageLine
  | { type: 'day'; key: string; at: Date }
  | { type: 'program'; key: string }
  | { type: 'break'; key: string }
  /** `past`: help was called for again since, so what it asked is no longer open. */
  | { type: 'care'; key: string; reply: string; past: boolean }

type TimelineMessage = Pick<MessageLine, 'key' | 'by' | 'text' | 'at' | 'question' | 'care' | 'progress'>

export function timeline(messages: readonly ChatMessage[], unsent: readonly Tracked[]): Line[] {
  const lines: Line[] = []
  let day: Date | undefined
  let by: MessageLine['by'] | undefined
  const due = createReminders()
  for (const spoken of inOrder(messages, unsent)) {
    const newDay = !day || !isSameDay(day, spoken.at)
    if (newDay) lines.push({ type: 'day', key: `day ${spoken.key}`, at: spoken.at })
    for (const type of due(spoken.at)) lines.push({ type, key: `${type} ${spoken.key}` })
    day = spoken.at
    const before = lines.at(-1)
    const first = before?.type !== 'said' || before.by !== spoken.by
    const reply = spoken.by === 'bot' && !spoken.question && by === 'me' && !spoken.care
    by = spoken.by
    if (before?.type === 'said' && !first) before.last = false
    lines.push({ ...spoken, type: 'said', reply, first, last: true })
    if (spoken.care !== 'help') continue
    const earlier = lines.findLast(line => line.type === 'care')
    if (earlier) earlier.past = true
    lines.push({ type: 'care', key: `care ${spoken.key}`, reply: spoken.key, past: false })
  }
  return lines
}

function inOrder(messages: readonly ChatMessage[], unsent: readonly Tracked[]): TimelineMessage[] {
  const known = new Set(messages.map(({ id }) => id))
  /** Messages after a waiting one wait with it. */
  let waits = false
  return [
    ...messages
      // This screen shows no notes.
      .filter(({ from }) => from !== 'classification')
      .map(({ id, from, text, timestamp, questionId, care }) => ({
        key: id,
        by: from === 'user' ? ('me' as const) : ('bot' as const),
        text: from === 'user' ? text : typographic(text),
        at: new Date(timestamp),
        question: questionId !== undefined,
        care,
      })),
    ...unsent
      .filter(({ id, progress }) => !known.has(id) && progress !== 'refused')
      .map(({ id, text, writtenAt, progress }) => {
        waits ||= progress === 'waiting'
        return {
          key: id,
          by: 'me' as const,
          text,
          at: new Date(writtenAt),
          question: false,
          progress: waits ? ('waiting' as const) : progress,
        }
      }),
  ]
}
