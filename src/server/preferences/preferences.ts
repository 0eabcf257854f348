/** A person's own choices, sealed; there are no hidden defaults. */
import type { Clock } from '#server/platform/clock.ts'
import type { Db } from '#server/platform/db.ts'
import { type PersonalData, wholePart } from '#server/platform/personal-data.ts'
import type { Seal } from '#server/platform/seal.ts'
import type { Preferences as Chosen } from '#shared/preferences.ts'
import { preferenceStore } from './store.ts'

const CHOSEN = 'preferences'
const untouched: Chosen = { country: null, modelConsent: false, moodCheckIn: true, countMisses: false }

type Parts = { db: Db; seal: Seal; clock: Clock }

export type Preferences = ReturnType<typeof createPreferences>

export function createPreferences({ db, seal, clock }: Parts) {
  const store = preferenceStore(db)

  async function of(userId: string): Promise<Chosen> {
    const row = await store.get(userId)
    if (!row) return untouched
    return { ...untouched, ...JSON.parse((await seal.keyOf(userId)).open(CHOSEN, row.chosen)) }
  }

  async function change(userId: string, change: Partial<Chosen>): Promise<Chosen> {
    const chosen = { ...(await of(userId)), ...change }
    await store.save(userId, (await seal.keyOf(userId)).seal(CHOSEN, JSON.stringify(chosen)), clock.now())
    return chosen
  }

  const personal: PersonalData = {
    parts: [wholePart('preferences', of, change)],
    forget: store.remove,
  }

  return { of, change, personal }
}
