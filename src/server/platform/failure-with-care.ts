/**
 * A failed call that still carries the care verdict on its text, so somebody in danger sees help even though
 * nothing was stored. It wraps the original error because one failed write may reject several calls.
 */
import type { Care } from '#shared/care.ts'

export class FailureWithCare extends Error {
  readonly care: Care

  constructor(cause: unknown, care: Care) {
    super('A call failed after its words were judged.', { cause })
    this.care = care
  }
}
