/** `node training/check-ins/measure.ts`: prints how the short messages kept apart are understood after a check-in. */
import { createLog } from '#server/platform/log.ts'
import { createReader } from '#server/reading/reading.ts'
import { understandCheckIns } from './understood.ts'

const reader = createReader(createLog('error'))
const lines = await understandCheckIns(reader)
for (const [answer, of] of Map.groupBy(lines, line => line.answer ?? 'none'))
  for (const [understood, hits] of Map.groupBy(of, line => line.understood))
    console.log(`${answer} understood as ${understood}: ${hits.length} of ${of.length}`)
await reader.close()
