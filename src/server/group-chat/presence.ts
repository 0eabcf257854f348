/**
 * Who is in a thread right now, across all nodes. Nothing is stored: each node announces its own people, and
 * its entries expire when it falls silent.
 */
import type { Clock } from '#server/platform/clock.ts'
import type { Live } from '#server/platform/live.ts'
import { textFrame } from '#server/platform/text-frame.ts'
import type { Person, ServerFrame } from '#shared/live.ts'

/** Changes are sent at most this often, so a crowd reconnecting is one frame and not a thousand. */
const TELL_EVERY_MS = 500
const REPEAT_EVERY_MS = 10_000
const BELIEVED_MS = 25_000
export const MOST_NAMED = 50
/** Nodes exchange more names than clients get, so somebody on two nodes counts once. */
const MOST_TOLD = 500

type PresenceReport = { node: string; count: number; people: Person[] }
type Elsewhere = PresenceReport & { until: number }

type Parts = {
  live: Live
  clock: Clock
  node: string
  /** Sends to everybody in the thread on this node, each without the people they block or are blocked by. */
  tell(threadId: string, make: (without?: ReadonlySet<string>) => Buffer): void
}

export type Presence = {
  enter(threadId: string, person: Person): void
  leave(threadId: string, person: Person): void
  /** Sends again after a block has changed who somebody sees. */
  tellAgain(threadId: string): void
  close(): void
}

export function createPresence({ live, clock, node, tell }: Parts): Presence {
  const rooms = new Map<string, ReturnType<typeof createRoom>>()

  function roomOf(threadId: string) {
    const known = rooms.get(threadId) ?? createRoom(threadId)
    rooms.set(threadId, known)
    return known
  }

  function createRoom(threadId: string) {
    const here = new Map<string, Person & { screens: number }>()
    const elsewhere = new Map<string, Elsewhere>()
    let timer: NodeJS.Timeout | undefined

    const stop = live.watch(`presence:${threadId}`, payload => {
      const told: PresenceReport = JSON.parse(payload.toString())
      const isNew = !elsewhere.has(told.node)
      if (told.count === 0) elsewhere.delete(told.node)
      else elsewhere.set(told.node, { ...told, until: clock.now() + BELIEVED_MS })
      tellHereSoon()
      // A node that has just opened this thread does not know our people yet.
      if (isNew && told.count > 0 && here.size > 0) tellElsewhere()
    })

    function tellElsewhere(): void {
      const people = firstOf(here.values(), MOST_TOLD)
      const told: PresenceReport = { node, count: here.size, people }
      live.tellOthers(`presence:${threadId}`, Buffer.from(JSON.stringify(told)))
    }

    function tellHereSoon(): void {
      timer ??= setTimeout(() => {
        timer = undefined
        const { people, unnamed } = everybody()
        tell(threadId, without => textFrame(JSON.stringify(frameOf(people, unnamed, without))))
      }, TELL_EVERY_MS).unref()
    }

    function everybody(): { people: Map<string, Person>; unnamed: number } {
      const all = new Map<string, Person>(here)
      let unnamed = 0
      for (const [name, other] of elsewhere) {
        if (other.until < clock.now()) elsewhere.delete(name)
        else {
          for (const person of other.people) all.set(person.userId, person)
          unnamed += other.count - other.people.length
        }
      }
      return { people: all, unnamed }
    }

    function frameOf(all: Map<string, Person>, unnamed: number, without?: ReadonlySet<string>): ServerFrame {
      const seen = without ? [...all.values()].filter(({ userId }) => !without.has(userId)) : all.values()
      const count = unnamed + (Array.isArray(seen) ? seen.length : all.size)
      return { type: 'presence', stream_id: threadId, count, people: firstOf(seen, MOST_NAMED) }
    }

    function changed(): void {
      tellHereSoon()
      tellElsewhere()
    }

    return {
      enter({ userId, from }: Person): void {
        const screens = (here.get(userId)?.screens ?? 0) + 1
        here.set(userId, { userId, from, screens })
        if (screens === 1) changed()
        else tellHereSoon()
      },
      leave({ userId }: Person): void {
        const person = here.get(userId)
        if (!person) return
        person.screens -= 1
        if (person.screens > 0) return
        here.delete(userId)
        changed()
      },
      tellAgain: tellHereSoon,
      repeat(): void {
        if (here.size > 0) tellElsewhere()
        if (elsewhere.size > 0 && here.size > 0) tellHereIfSomebodyFellSilent()
      },
      stop(): void {
        clearTimeout(timer)
        stop()
      },
    }

    function tellHereIfSomebodyFellSilent(): void {
      if ([...elsewhere.values()].some(({ until }) => until < clock.now())) tellHereSoon()
    }
  }

  const repeating = setInterval(() => {
    for (const room of rooms.values()) room.repeat()
  }, REPEAT_EVERY_MS)
  repeating.unref()

  return {
    enter: (threadId, person) => roomOf(threadId).enter(person),
    leave: (threadId, person) => roomOf(threadId).leave(person),
    tellAgain: threadId => roomOf(threadId).tellAgain(),
    close() {
      clearInterval(repeating)
      for (const room of rooms.values()) room.stop()
    },
  }
}

function firstOf(people: Iterable<Person>, count: number): Person[] {
  return Iterator.from(people)
    .take(count)
    .map(({ userId, from }) => ({ userId, from }))
    .toArray()
}
