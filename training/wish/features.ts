/**
 * `node training/wish/features.ts > build/wishes.jsonl`: of every sentence of these talks, what the listener says it does, where
 * the matcher puts it, and whether it wishes to be asked something; by the server's own code.
 */
import { readFileSync } from 'node:fs'
import { createLog } from '#server/platform/log.ts'
import { createReader } from '#server/reading/reading.ts'

type Talk = { turns: { said: string; parts: [text: string, acts: string][] }[] }

const reader = createReader(createLog('warn'))
for (const hand of ['hand-18', 'hand-14', 'hand-15', 'hand-2', 'hand-13', 'unread-1']) {
  const talks = readFileSync(new URL(`../talks/${hand}.jsonl`, import.meta.url), 'utf8')
    .trim()
    .split('\n')
  for (const line of talks)
    for (const { said, parts } of (JSON.parse(line) as Talk).turns)
      for (const [text, label] of parts) {
        const { acts } = (await reader.turn(text, said))!
        const [vector] = await reader.match([text])
        console.log(JSON.stringify({ hand, wishes: label.includes('ask-me'), acts, vector: [...vector!] }))
      }
}
await reader.close()
