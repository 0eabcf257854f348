/**
 * What stands in the log, from top to bottom: days, what was said in runs of the same speaker, the lines that the
 * companion is a program and that a break is due, and help where a reply calls for it. Pure: the same messages give
 * the same lines.
 */
import type { ChatMessage } from '#shared/companion.ts'
import { isSameDay } from '#web/platform/dates.ts'
import { createReminders } from '#web/platform/reminders.ts'
import type { Tracked } from '#web/platform/unsent.ts'

export type MessageLine = {
  type: 'said'
  key: string
  by: 'bot' | 'me'
  text: string
  at: Date
  question: boolean
  /** Answers what was said just before; a greeting, a question or help is none. */
  reply: boolean
  /** First and last of a run. */
  first: boolean
  last: boolean
  progress?: Tracked['progress']
}
export type Line =
  | MessageLine
  | { type: 'day'; key: string; at: Date }
  | { type: 'program'; key: string }
  | { type: 'break'; key: string }
  | { type: 'care'; key: string; reply: string }

type Spoken = Pick<MessageLine, 'key' | 'by' | 'text' | 'at' | 'question' | 'progress'>

/** `careAfter` holds the ids of replies that help is shown under. */
export function timeline(
  messages: readonly ChatMessage[],
  unsent: readonly Tracked[],
  careAfter: ReadonlySet<string>,
): Line[] {
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
    const reply = spoken.by === 'bot' && !spoken.question && by === 'me' && !careAfter.has(spoken.key)
    by = spoken.by
    if (before?.type === 'said' && !first) before.last = false
    lines.push({ ...spoken, type: 'said', reply, first, last: true })
    if (careAfter.has(spoken.key)) lines.push({ type: 'care', key: `care ${spoken.key}`, reply: spoken.key })
  }
  return lines
}

function inOrder(messages: readonly ChatMessage[], unsent: readonly Tracked[]): Spoken[] {
  const known = new Set(messages.map(({ id }) => id))
  /** What was said after words that wait, waits with them. */
  let waits = false
  return [
    ...messages
      // This screen shows no notes on what was read out of a message.
      .filter(({ from }) => from !== 'classification')
      .map(({ id, from, text, timestamp, questionId }) => ({
        key: id,
        by: from === 'user' ? ('me' as const) : ('bot' as const),
        text,
        at: new Date(timestamp),
        question: questionId !== undefined,
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
