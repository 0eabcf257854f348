/**
 * A call that failed after its words were judged, or before anything but that could be done: the refusal carries what
 * was heard, so that somebody in danger is shown help although nothing was stored. An error of its own and not a mark
 * on the one thrown, since one failed write may be thrown to several people.
 */
import type { Care } from '#shared/care.ts'

export class HeardFailure extends Error {
  readonly care: Care

  constructor(cause: unknown, care: Care) {
    super('A call failed after its words were heard.', { cause })
    this.care = care
  }
}
