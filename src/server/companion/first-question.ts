/** A session's first question: a random easy one, not asked before and not on a topic to avoid. */
import { openingQuestion } from '#shared/follow-up.ts'
import { openers, type Question, questions } from '#shared/questions.ts'
import type { ChatState } from './chat-state.ts'
import { mentions } from './text/overlap.ts'

/** An easy one, while any are left. */
export function firstQuestion(state: ChatState): Question | null {
  const closed = closedTo(state)
  const notEasy = questions.filter(({ id }) => !openers.includes(id)).map(({ id }) => id)
  return (
    openingQuestion(new Set([...closed, ...notEasy]), Math.random) ?? openingQuestion(closed, Math.random)
  )
}

/** Questions already asked, or on a topic to avoid. */
function closedTo({ asked, avoid }: ChatState): Set<string> {
  const unwanted = questions.filter(({ text }) => avoid.some(topic => mentions(text, topic)))
  return new Set([...asked, ...unwanted.map(({ id }) => id)])
}
