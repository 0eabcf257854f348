/** One line for each thread on this page, however many parts of it speak there; closed when the last has left. */
import { type Live, openLive } from './live.ts'

const lines = new Map<string, { live: Live; users: number }>()

export type Line = { live: Live; leave(): void }

export function takeLine(threadId: string): Line {
  const line = lines.get(threadId) ?? { live: openLive(threadId), users: 0 }
  lines.set(threadId, line)
  line.users += 1
  let left = false
  return {
    live: line.live,
    leave() {
      if (left) return
      left = true
      line.users -= 1
      if (line.users > 0) return
      lines.delete(threadId)
      line.live.close()
    },
  }
}
