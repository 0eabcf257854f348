/**
 * Mood check-ins: the person's own words and strength, sealed, visible only to them. Nothing is computed
 * from them, and anybody can turn the question off.
 */
import type { Clock } from '#server/platform/clock.ts'
import type { Db } from '#server/platform/db.ts'
import type { Caller } from '#server/platform/endpoint.ts'
import { localDay } from '#server/platform/local-day.ts'
import type { PersonalKey, Seal } from '#server/platform/seal.ts'
import type { Answer } from '#shared/endpoint.ts'
import { type getMood, MOST_CHECK_INS, type MoodCheckIn } from '#shared/mood.ts'
import { TREND_DAYS } from '#shared/trends.ts'
import { createPersonal } from './personal.ts'
import { type MoodRow, moodStore } from './store.ts'

const FELT = 'mood.felt'
const DAY_MS = 24 * 3_600_000

type Felt = Pick<MoodCheckIn, 'feelings' | 'strength'>
type Parts = {
  db: Db
  seal: Seal
  clock: Clock
  /** Whether somebody wants to be asked. */
  asks(userId: string): Promise<boolean>
  /** Refuses unreasonably many check-ins. */
  countOne(userId: string): Promise<void>
}

export type Mood = ReturnType<typeof createMood>

export function createMood({ db, seal, clock, asks, countOne }: Parts) {
  const store = moodStore(db)

  async function of({ userId, timeZone }: Caller): Promise<Answer<typeof getMood>> {
    const now = clock.now()
    const [rows, key, asked] = await Promise.all([
      store.since(userId, now - TREND_DAYS * DAY_MS, MOST_CHECK_INS),
      seal.keyOf(userId),
      asks(userId),
    ])
    return {
      today: localDay(timeZone, now),
      asks: asked,
      checkIns: rows.reverse().map(row => opened(key, row)),
    }
  }

  async function save({ userId, timeZone }: Caller, id: string, said: Felt): Promise<MoodCheckIn> {
    await countOne(userId)
    const key = await seal.keyOf(userId)
    const before = await store.get(userId, id)
    const at = before?.at ?? clock.now()
    const day = before ? opened(key, before).day : localDay(timeZone, at)
    const checkIn = { id, at: new Date(at).toISOString(), day, ...said }
    await store.save(sealed(key, userId, checkIn))
    return checkIn
  }

  return {
    of,
    save,
    remove: (userId: string, id: string) => store.remove(userId, id),
    personal: createPersonal({ store, seal, opened, sealed }),
  }
}

function opened(key: PersonalKey, { id, at, felt }: MoodRow): MoodCheckIn {
  return { id, at: new Date(at).toISOString(), ...JSON.parse(key.open(FELT, felt)) }
}

function sealed(
  key: PersonalKey,
  user_id: string,
  { id, at, day, feelings, strength }: MoodCheckIn,
): MoodRow {
  const felt = key.seal(FELT, JSON.stringify({ day, feelings, strength }))
  return { user_id, id, at: Date.parse(at), felt }
}
