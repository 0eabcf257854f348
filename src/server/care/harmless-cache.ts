/**
 * Group messages already found harmless, by keyed hash and never as text: a common "good morning" is read only
 * once. In memory only.
 */
import { createHmac, randomBytes } from 'node:crypto'
import { createTwoGenerationCache } from '#server/platform/two-generation-cache.ts'

export function createHarmlessCache() {
  const key = randomBytes(32)
  const harmless = createTwoGenerationCache<true>(5000)
  const hashOf = (text: string) => createHmac('sha256', key).update(text).digest('base64')
  return {
    has: (text: string) => harmless.get(hashOf(text)) ?? false,
    add: (text: string) => harmless.set(hashOf(text), true),
  }
}
