/** Stateless and slow to load, so all tests and apps of this process share one of each. */
import { type Library, loadLibrary } from '#server/companion/library/library.ts'
import { createLog } from '#server/platform/log.ts'
import { createReader, type Reader } from '#server/reading/reading.ts'

let model: Reader | undefined
let written: Library | undefined

export function sharedReader(): Reader {
  model ??= createReader(createLog('warn'))
  return model
}

export function sharedLibrary(): Library {
  written ??= loadLibrary(sharedReader().versions)
  return written
}
