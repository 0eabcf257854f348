/**
 * `node training/decision-steps/vectors.ts > build/turns.jsonl`: the vectors of every labelled turn of a talk about a choice,
 * and of ordinary messages, which are no step of one: somebody may change the subject, or never have had a choice to make.
 */
import { readFileSync } from 'node:fs'
import { createLog } from '#server/platform/log.ts'
import { createReader } from '#server/reading/reading.ts'

const SHORT = 8
const ONE_IN = 7
const reader = createReader(createLog('silent'))
for (const hand of 'abcdef')
  for (const line of readFileSync(new URL(`turns-${hand}.jsonl`, import.meta.url), 'utf8')
    .trim()
    .split('\n')) {
    const { asked, text, class: name } = JSON.parse(line)
    // As the companion reads it: a short message as an answer to the question that stood open.
    const isAnswer = asked && text.split(/\s+/).length < SHORT
    const reading = await reader.read(text, { match: true })
    const answer = isAnswer ? await reader.read(text, { asked, match: true }) : reading
    console.log(JSON.stringify({ hand, name, seen: [...answer.vector, ...reading.match] }))
  }
const ordinary = readFileSync(new URL('../broad/messages-3.jsonl', import.meta.url), 'utf8')
  .trim()
  .split('\n')
for (const line of ordinary.filter((_, row) => row % ONE_IN === 0)) {
  const { vector, match } = await reader.read(JSON.parse(line).text, { match: true })
  console.log(JSON.stringify({ hand: 'ordinary', name: 'other', seen: [...vector, ...match] }))
}
await reader.close()
