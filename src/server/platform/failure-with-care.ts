/**
 * A failed call that still carries the care verdict on its words, so that somebody in danger is shown help although
 * nothing was stored. It wraps the original error instead of marking it, since one failed write may reject several
 * people's calls.
 */
import type { Care } from '#shared/care.ts'

export class FailureWithCare extends Error {
  readonly care: Care

  constructor(cause: unknown, care: Care) {
    super('A call failed after its words were judged.', { cause })
    this.care = care
  }
}
