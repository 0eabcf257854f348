/**
 * Mood check-ins: words and a strength, sealed, visible only to the person who chose them. Nothing is computed
 * from them; a word of their own is judged like everything else people write.
 */
import type { Clock } from '#server/platform/clock.ts'
import type { Db } from '#server/platform/db.ts'
import type { Caller } from '#server/platform/endpoint.ts'
import { FailureWithCare } from '#server/platform/failure-with-care.ts'
import { localDay } from '#server/platform/local-day.ts'
import type { PersonalKey, Seal } from '#server/platform/seal.ts'
import type { Support } from '#server/support/support.ts'
import type { Care } from '#shared/care.ts'
import type { Answer } from '#shared/endpoint.ts'
import { type getMood, MOST_CHECK_INS, type MoodCheckIn } from '#shared/mood.ts'
import { TREND_DAYS } from '#shared/trends.ts'
import { createPersonal } from './personal.ts'
import { type MoodRow, moodStore } from './store.ts'

const FELT = 'mood.felt'
const DAY_MS = 24 * 3_600_000

const unremarkable: Care = { tier: 'none', category: null, show: null }

type Felt = Pick<MoodCheckIn, 'feelings' | 'ownWord' | 'strength'>
type Parts = {
  db: Db
  seal: Seal
  clock: Clock
  support: Pick<Support, 'assess' | 'assessAnonymous'>
  /** Whether somebody wants to be asked. */
  asks(userId: string): Promise<boolean>
}

export type Mood = ReturnType<typeof createMood>

export function createMood({ db, seal, clock, support, asks }: Parts) {
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

  async function save(caller: Caller, id: string, said: Felt): Promise<MoodCheckIn & { care: Care }> {
    try {
      const { ownWord } = said
      const care = ownWord ? await support.assess(caller.userId, 'mood', ownWord, id) : unremarkable
      return { ...(await write(caller, id, said)), care }
    } catch (error) {
      throw new FailureWithCare(error, await assessAnonymous(said))
    }
  }

  /** Judges the word alone, when the database is down. */
  const assessAnonymous = ({ ownWord }: Felt) => support.assessAnonymous(ownWord ? [ownWord] : [])

  async function write({ userId, timeZone }: Caller, id: string, said: Felt): Promise<MoodCheckIn> {
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
    assessAnonymous,
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
  { id, at, day, feelings, ownWord, strength }: MoodCheckIn,
): MoodRow {
  const felt = key.seal(FELT, JSON.stringify({ day, feelings, ownWord, strength }))
  return { user_id, id, at: Date.parse(at), felt }
}
