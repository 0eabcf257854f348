/** Who has a live connection right now, on this node or another. None of it is stored. */
import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type { Connection } from '#server/platform/connection.ts'
import type { Live } from '#server/platform/live.ts'
import type { SocketHandler } from '#server/platform/sockets.ts'

/** A node that does not answer in time counts as having nobody; at worst somebody is notified of what they see. */
const ANSWER_MS = 250
const ASK = 'attending:ask'

type PresenceQuery = { node: string; users: string[] }
type OnConnection = (connection: Connection) => Promise<SocketHandler>

export type ConnectedPeople = ReturnType<typeof createConnectedPeople>

export function createConnectedPeople(live: Live) {
  const node = randomUUID()
  const here = new Map<string, number>()
  const elsewhere = new Set<string>()

  const stops = [
    live.watch(ASK, payload => {
      const asked: PresenceQuery = JSON.parse(payload.toString())
      const users = asked.users.filter(userId => here.has(userId))
      if (users.length > 0) live.tellOthers(`attending:${asked.node}`, Buffer.from(JSON.stringify(users)))
    }),
    live.watch(`attending:${node}`, payload => {
      for (const userId of JSON.parse(payload.toString())) elsewhere.add(userId)
    }),
  ]

  function enter(userId: string): () => void {
    here.set(userId, (here.get(userId) ?? 0) + 1)
    return () => {
      const left = (here.get(userId) ?? 1) - 1
      if (left > 0) here.set(userId, left)
      else here.delete(userId)
    }
  }

  return {
    /** Wraps the socket handler, so that whoever connects counts as connected until they are gone. */
    countingPeople:
      (onConnection: OnConnection): OnConnection =>
      async connection => {
        const handler = await onConnection(connection)
        const leave = enter(connection.caller.userId)
        return {
          ...handler,
          gone() {
            leave()
            handler.gone()
          },
        }
      },
    /** Those of these people who are not connected anywhere. */
    async absent(users: string[]): Promise<Set<string>> {
      const notHere = users.filter(userId => !here.has(userId))
      if (notHere.length === 0) return new Set()
      elsewhere.clear()
      live.tellOthers(ASK, Buffer.from(JSON.stringify({ node, users: notHere } satisfies PresenceQuery)))
      await pause(ANSWER_MS, undefined, { ref: false })
      return new Set(notHere.filter(userId => !here.has(userId) && !elsewhere.has(userId)))
    },
    close(): void {
      for (const stop of stops) stop()
    },
  }
}
