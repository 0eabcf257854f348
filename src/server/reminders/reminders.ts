/**
 * Reminders at the times people chose, in their time zone. Each is sent at most once, however many nodes
 * there are; a missed one is skipped, not sent hours later; and it contains nothing about the person.
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
/** A reminder later than this, as after an outage, is skipped. */
const GRACE_MS = 15 * 60_000
const LOOKED_AT_ONCE = 500
/** A push service that hangs blocks only one of these. */
const AT_ONCE = 16

type Parts = {
  db: Db
  seal: Seal
  clock: Clock
  log: Log
  /** How often due reminders are looked up. */
  everyMs: number
  remind(userId: string, now: number): Promise<void>
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
        // One person's failure must not skip everybody after them.
        await turn(row).catch(error => {
          failed = true
          log.warn({ err: error }, 'somebody was not reminded')
        })
      })
      // A failed one is still due and would be found again immediately.
      if (failed || due.length < LOOKED_AT_ONCE) return
    }
  }

  /** Claimed before it is sent: if the node dies the reminder is lost, but it never comes twice. */
  async function turn(row: ReminderRow): Promise<void> {
    const now = clock.now()
    const next = nextReminder(await open(row), now)
    if (next === null) return store.remove(row.user_id)
    if (!(await store.claim(row, next))) return
    if (now - row.next_at < GRACE_MS) await remind(row.user_id, now)
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
