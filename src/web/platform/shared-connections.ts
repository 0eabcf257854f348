/** One connection per thread, shared by everything on the page that uses it; closed when the last user leaves. */
import { type Live, openLive } from './live.ts'

const connections = new Map<string, { live: Live; users: number }>()

export type SharedConnection = { live: Live; leave(): void }

export function shareConnection(threadId: string): SharedConnection {
  const connection = connections.get(threadId) ?? { live: openLive(threadId), users: 0 }
  connections.set(threadId, connection)
  connection.users += 1
  let left = false
  return {
    live: connection.live,
    leave() {
      if (left) return
      left = true
      connection.users -= 1
      if (connection.users > 0) return
      connections.delete(threadId)
      connection.live.close()
    },
  }
}
