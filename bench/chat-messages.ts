/** Ordinary messages in many variations, so no measured sentence repeats. */
import parts from './chat-messages.json' with { type: 'json' }

export function messageOf(person: number, turn: number): string {
  const pick = <T>(list: T[], step: number) => list[(person * 7 + turn * step + step) % list.length]
  const { openings, subjects, deeds, feelings } = parts
  return `${pick(openings, 1)} ${pick(subjects, 2)} ${pick(deeds, 3)}, and ${pick(feelings, 5)} (${turn}).`
}
