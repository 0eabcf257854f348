/** The limit for all text people write. Nothing is truncated: longer text is refused, with its length. */
import * as z from 'zod/mini'

export const MAX_TEXT_LENGTH = 8000

export const personText = z.string().check(z.maxLength(MAX_TEXT_LENGTH))
