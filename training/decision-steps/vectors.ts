/** `node training/decision-steps/vectors.ts > build/turns.jsonl`: the vectors of every labelled turn of a talk about a choice. */
import { readFileSync } from 'node:fs'
import { createLog } from '#server/platform/log.ts'
import { createReader } from '#server/reading/reading.ts'

const SHORT = 8
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
await reader.close()
