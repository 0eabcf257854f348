/**
 * Output for operators. People's own text appears only in `details`, with a mark at the start of each line.
 */
import type { Moderation } from '#server/moderation/moderation.ts'

type Operator = Moderation['operator']
type OperatorResult<K extends keyof Operator> = Awaited<ReturnType<Operator[K]>>

const when = (at: number) => new Date(at).toISOString().slice(0, 16).replace('T', ' ')
/** Control characters in a message must not reach the operator's terminal. */
const quoted = (text: string) =>
  text
    .split('\n')
    .map(line => `    | ${line.replace(/[\p{Cc}\p{Cf}]/gu, '�')}`)
    .join('\n')
const orGone = (text: string | null, hidden = false) => {
  if (text !== null) return quoted(text)
  return hidden ? '    (hidden by an operator)' : '    (taken back by its author)'
}

function list({ reports, holds }: OperatorResult<'list'>): string {
  const lines = [`${reports.length} open reports`]
  for (const { id, at, reason, thread_id, message_id } of reports) {
    lines.push(`  ${id}  ${when(at)}  ${reason}  in ${thread_id}, message ${message_id}`)
  }
  lines.push(`${holds.length} held messages`)
  for (const held of holds) lines.push(`  ${held.id}  ${when(held.at)}  for ${whereTo(held)}`)
  return lines.join('\n')
}

const whereTo = ({ threadId, edits }: OperatorResult<'list'>['holds'][number]) =>
  edits === undefined ? threadId : `${threadId}, as an edit of message ${edits}`

function details({ report, held, message, author }: OperatorResult<'show'>): string {
  const lines: string[] = []
  if (report) {
    const state = report.closed_at === null ? 'open' : `closed ${when(report.closed_at)}`
    lines.push(`Report ${report.id} of ${when(report.at)}: ${report.reason}, ${state}`)
    lines.push(`  message ${report.message_id} in ${report.thread_id}, as it was then:`, orGone(report.text))
    if (report.words) lines.push('  the reporter wrote:', quoted(report.words))
  }
  if (held) lines.push(`Held ${held.id} of ${when(held.at)}, for ${whereTo(held)}:`, orGone(held.text))
  if (message) {
    lines.push(`Message ${message.id} in ${message.threadId}, as it is now:`)
    lines.push(orGone(message.text, message.hidden))
  }
  const { id, name, reports, suspension } = author
  lines.push(`Author ${id} (${name ? quotedName(name) : 'account gone'}), reported ${reports} times`)
  if (suspension) {
    lines.push(
      `  suspended ${suspension.until === null ? 'until lifted' : `until ${when(suspension.until)}`}`,
    )
  }
  return lines.join('\n')
}

const quotedName = (name: string) => quoted(name).replace('    | ', '')

function log(actions: OperatorResult<'actions'>): string {
  const lines = actions.map(
    ({ at, operator, action, subject, why }) => `${when(at)}  ${operator}  ${action} ${subject}  ${why}`,
  )
  return lines.join('\n') || 'Nothing was done yet.'
}

export const print = { list, details, log }
