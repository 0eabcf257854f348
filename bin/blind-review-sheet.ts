// A sheet for blind review: the message, the reply and the follow-up question, and nothing else.
import type { Answer, Line } from './reply-lines.ts'

type AnsweredLine = { turn: Line; answer: Answer }

export function sheet(answers: readonly AnsweredLine[], count: number): void {
  const spoken = answers.filter(({ answer }) => answer.kind !== 'crisis')
  const step = Math.max(1, Math.floor(spoken.length / count))
  const chosen = spoken.filter((_, at) => at % step === 0).slice(0, count)
  chosen.forEach(({ turn, answer }, at) => {
    const asked = turn.lastQuestion ? ` (asked before: ${turn.lastQuestion})` : ''
    console.log(`${at + 1}. PERSON${asked}: ${turn.text}\n   REPLY: ${answer.reply}`)
    if (answer.followUp) console.log(`   THEN ASKS: ${answer.followUp.text}`)
    console.log('')
  })
}
