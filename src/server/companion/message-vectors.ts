/** The matcher's vector of a message, sealed with the matcher's version: vectors of two versions cannot be compared. */
import type { PersonalKey } from '#server/platform/seal.ts'
import { DIMENSIONS } from './library/vectors.ts'

const VECTOR = 'companion.vector'

/** Null where no matcher read the message. */
export function sealVector(
  vector: Int8Array | undefined,
  matcher: string,
  key: PersonalKey,
): Uint8Array | null {
  if (!vector || vector.length === 0) return null
  const bytes = new Uint8Array(vector.buffer, vector.byteOffset, vector.length)
  return key.seal(VECTOR, Buffer.concat([Buffer.from(matcher), bytes]))
}

/** Null where there is none of this version. */
export function openVector(
  sealed: Uint8Array | null | undefined,
  matcher: string,
  key: PersonalKey,
): Int8Array | null {
  if (!sealed) return null
  const bytes = key.openBytes(VECTOR, sealed)
  const begins = bytes.length - DIMENSIONS
  if (bytes.toString('utf8', 0, begins) !== matcher) return null
  return new Int8Array(bytes.buffer, bytes.byteOffset + begins, DIMENSIONS)
}
