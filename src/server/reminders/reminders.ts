/**
 * Reminds people at the times they chose, in their own time zone. Promises that each reminder goes out at most once,
 * however many nodes there are, that one which was missed is left out, not made up for hours later, and that
 * nothing about the person goes with it: not a word of theirs, and no count of days.
 */
import type { Clock } from '#server/platform/clock.ts'
import type { Db } from '#server/platform/db.ts'
import { inParallel } from '#server/platform/in-parallel.ts'
import type { Log } from '#server/platform/log.ts'
import { type PersonalData, part } from '#server/platform/personal-data.ts'
import type { Seal } from '#server/platform/seal.ts'
import { nextReminder, type Reminders } from '#shared/reminders.ts'
import { type ReminderRow, reminderStore } from './store.ts'

const CHOSEN = 'reminders.chosen'
/** One that could not go out by then, as when the server was down, is left out. */
const GRACE_MS = 15 * 60_000
const LOOKED_AT_ONCE = 500
/** A push service that keeps silent holds up one of these, and nobody else. */
const AT_ONCE = 16

type Parts = {
  db: Db
  seal: Seal
  clock: Clock
  log: Log
  /** How often it is looked who is due. */
  everyMs: number
  remind(userId: string): Promise<void>
}

export type GentleReminders = ReturnType<typeof createReminders>

export function createReminders({ db, seal, clock, log, everyMs, remind }: Parts) {
  const store = reminderStore(db)
  let stopping = false
  let running: Promise<void> | undefined
  const looking = setInterval(() => {
    running ??= round()
      .catch(error => log.warn({ err: error }, 'could not look who is to be reminded'))
      .finally(() => {
        running = undefined
      })
  }, everyMs)
  looking.unref()

  async function open({ user_id, chosen }: ReminderRow): Promise<Reminders> {
    return JSON.parse((await seal.keyOf(user_id)).open(CHOSEN, chosen))
  }

  async function round(): Promise<void> {
    while (!stopping) {
      const due = await store.due(clock.now(), LOOKED_AT_ONCE)
      let failed = false
      await inParallel(due, AT_ONCE, async row => {
        if (stopping) return
        // One person's trouble is no reason to leave out everybody after them.
        await turn(row).catch(error => {
          failed = true
          log.warn({ err: error }, 'somebody was not reminded')
        })
      })
      // Whoever failed is still due, and would be found again at once.
      if (failed || due.length < LOOKED_AT_ONCE) return
    }
  }

  /** Taken before it is sent: one that is lost with its node is missed, and none comes twice. */
  async function turn(row: ReminderRow): Promise<void> {
    const now = clock.now()
    const next = nextReminder(await open(row), now)
    if (next === null) return store.remove(row.user_id)
    if (!(await store.claim(row, next))) return
    if (now - row.next_at < GRACE_MS) await remind(row.user_id)
  }

  async function of(userId: string): Promise<Reminders | null> {
    const row = await store.of(userId)
    return row ? open(row) : null
  }

  async function choose(userId: string, { times, days, timeZone }: Reminders): Promise<Reminders | null> {
    const chosen = { times: [...new Set(times)].sort(), days: [...new Set(days)].sort(), timeZone }
    const next_at = nextReminder(chosen, clock.now())
    if (next_at === null) {
      await store.remove(userId)
      return null
    }
    const sealed = (await seal.keyOf(userId)).seal(CHOSEN, JSON.stringify(chosen))
    await store.save({ user_id: userId, chosen: sealed, next_at })
    return chosen
  }

  const personal: PersonalData = {
    parts: [
      part({
        name: 'reminders',
        async *exportOf(userId) {
          const chosen = await of(userId)
          if (chosen) yield chosen
        },
        async importFor(userId, entries) {
          for (const entry of entries) await choose(userId, entry)
        },
      }),
    ],
    forget: store.remove,
  }

  return {
    of,
    choose,
    personal,
    async close(): Promise<void> {
      clearInterval(looking)
      stopping = true
      await running
    },
  }
}
