// The prompt for the host. Everything a person wrote is in one JSON block that cannot be closed from within;
// the instructions are ours alone.
import { type Fault, ruleFor } from './faults.ts'
import lines from './system-prompt.json' with { type: 'json' }
import type { Outgoing } from './turn.ts'

export type Prompt = { system: string; user: string }

export const system = lines.join('\n')

export function promptFor(out: Outgoing, rejected?: { text: string; fault: Fault }): Prompt {
  const data = block({ ...out, ...(rejected && { rejected: rejected.text }) })
  const task = rejected
    ? `The reply under "rejected" cannot be used: ${ruleFor[rejected.fault]} Write a different reply to "message".`
    : 'Write the reply to "message".'
  return { system, user: `${data}\n${task}` }
}

/** Angle brackets are escaped, so no text can forge the closing tag. */
function block(data: object): string {
  return `<data>\n${JSON.stringify(data).replace(/[<>\u2028\u2029]/g, escaped)}\n</data>`
}

const escaped = (sign: string): string => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`
