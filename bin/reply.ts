// `npm run reply`: reads JSON lines `{text, history?, profile?, channel?, user?}` and prints the companion's
// answer to each, as `{reply, segments, kind, suppressFollowUp, followUp, why}`.
import { createInterface } from 'node:readline'
import { createAnswerer, type Line } from './reply-lines.ts'

const { answer, close } = await createAnswerer()
for await (const line of createInterface({ input: process.stdin })) {
  if (!line.trim()) continue
  try {
    console.log(JSON.stringify(await answer(JSON.parse(line) as Line)))
  } catch (error) {
    console.log(JSON.stringify({ error: error instanceof Error ? error.message : String(error) }))
  }
}
await close()
