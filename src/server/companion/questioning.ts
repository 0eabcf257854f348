/** Which question comes next, over the shared rules: never one that was asked, never on a topic to avoid. */
import { pickFollowUp, pickOpener } from '#shared/follow-up.ts'
import { type Question, questions } from '#shared/questions.ts'
import type { ChatState } from './chat-state.ts'

export function nextQuestion(state: ChatState, text: string, labels: readonly string[]): Question | null {
  return pickFollowUp({ text, labels, asked: closedTo(state), random: Math.random })
}

export function firstQuestion(state: ChatState): Question | null {
  return pickOpener({ asked: closedTo(state), random: Math.random })
}

/** Asked already, or about something they do not want brought up. */
function closedTo({ asked, avoid }: ChatState): Set<string> {
  const topics = avoid.map(topic => topic.toLowerCase())
  const unwanted = questions.filter(({ text }) => topics.some(topic => text.toLowerCase().includes(topic)))
  return new Set([...asked, ...unwanted.map(({ id }) => id)])
}
