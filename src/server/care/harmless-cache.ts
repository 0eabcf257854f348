/**
 * Texts of groups that were read and found harmless, by a keyed hash and never by their words: "good morning" need not
 * be read again for everybody who says it. Bounded, and gone with the process.
 */
import { createHmac, randomBytes } from 'node:crypto'

const MOST = 5000

export function createHarmlessCache() {
  const key = randomBytes(32)
  let newer = new Set<string>()
  let older = new Set<string>()
  const nameOf = (text: string) => createHmac('sha256', key).update(text).digest('base64')
  return {
    has(text: string): boolean {
      const name = nameOf(text)
      return newer.has(name) || older.has(name)
    },
    add(text: string): void {
      if (newer.size >= MOST) {
        older = newer
        newer = new Set()
      }
      newer.add(nameOf(text))
    },
  }
}
