/** Stateless and slow to load, so all tests and apps of this process share one. */
import { createLog } from '#server/platform/log.ts'
import { createReader, type Reader } from '#server/reading/reading.ts'

let model: Reader | undefined

export function sharedReader(): Reader {
  model ??= createReader(createLog('warn'))
  return model
}
