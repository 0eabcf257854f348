/** Which question comes next, over the shared rules: never one that was asked, never on a topic to avoid. */
import { followUp, openingQuestion } from '#shared/follow-up.ts'
import { openers, type Question, questions } from '#shared/questions.ts'
import type { ChatState } from './chat-state.ts'

export function nextQuestion(state: ChatState, text: string, labels: readonly string[]): Question | null {
  return followUp({ text, labels }, closedTo(state), Math.random)
}

/** An easy one, while there is one. */
export function firstQuestion(state: ChatState): Question | null {
  const closed = closedTo(state)
  const notEasy = questions.filter(({ id }) => !openers.includes(id)).map(({ id }) => id)
  return (
    openingQuestion(new Set([...closed, ...notEasy]), Math.random) ?? openingQuestion(closed, Math.random)
  )
}

/** Asked already, or about something they do not want brought up. */
function closedTo({ asked, avoid }: ChatState): Set<string> {
  const topics = avoid.map(topic => topic.toLowerCase())
  if (topics.length === 0) return new Set(asked)
  const unwanted = questions.filter(({ text }) => topics.some(topic => text.toLowerCase().includes(topic)))
  return new Set([...asked, ...unwanted.map(({ id }) => id)])
}
