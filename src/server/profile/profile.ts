/** A person's five answers and companion name, sealed and private, saved after care has judged them. */

import type { Clock } from '#server/platform/clock.ts'
import type { Db } from '#server/platform/db.ts'
import { FailureWithCare } from '#server/platform/failure-with-care.ts'
import type { Seal } from '#server/platform/seal.ts'
import type { Support } from '#server/support/support.ts'
import { type Care, isGraver } from '#shared/care.ts'
import {
  companionNameFrom,
  DEFAULT_COMPANION_NAME,
  type Profile,
  type ProfileAnswers,
} from '#shared/profile.ts'
import type { Surface } from '#shared/support.ts'
import { personal } from './personal.ts'
import { profileStore } from './store.ts'

type Parts = {
  db: Db
  seal: Seal
  support: Pick<Support, 'assess' | 'assessAnonymous' | 'knownAssessment'>
  clock: Clock
  /** The conversation keeps going under the new name. */
  renamed(userId: string, from: string, to: string): Promise<void>
}
type Change = { answers?: ProfileAnswers | undefined; companionName?: string | undefined }

const ANSWERS = 'profile.answers'
const COMPANION_NAME = 'profile.companion-name'

export type Profiles = ReturnType<typeof createProfiles>

export function createProfiles({ db, seal, support, clock, renamed }: Parts) {
  const store = profileStore(db)

  async function of(userId: string): Promise<Profile> {
    const row = await store.get(userId)
    const key = await seal.keyOf(userId)
    return {
      answers: row?.answers ? JSON.parse(key.open(ANSWERS, row.answers)) : null,
      companionName: row?.companion_name ? key.open(COMPANION_NAME, row.companion_name) : null,
    }
  }

  /**
   * The most serious verdict on what was written, before it is saved. Answers saved long ago are not judged
   * again; a recent verdict, which may have been lost with the response, is repeated.
   */
  async function assess(userId: string, { answers, companionName }: Change): Promise<Care> {
    let gravest: Care = { tier: 'none', category: null, show: null }
    const before = await of(userId)
    const saved = new Set(Object.values(before.answers ?? {}))
    const written = Object.values(answers ?? {}).map((text): [Surface, string] => ['profile', text])
    if (companionName?.trim()) written.push(['companion-name', companionName])
    for (const [surface, text] of written) {
      const known = surface === 'profile' ? saved.has(text) : text === before.companionName
      const care = known
        ? support.knownAssessment(userId, surface, text)
        : await support.assess(userId, surface, text)
      if (care && (isGraver(care.tier, gravest.tier) || (!gravest.show && care.show))) gravest = care
    }
    return gravest
  }

  async function save(userId: string, change: Change): Promise<Profile & { care: Care }> {
    try {
      const care = await assess(userId, change)
      return { ...(await write(userId, change)), care }
    } catch (error) {
      throw new FailureWithCare(error, await assessAnonymous(change))
    }
  }

  /** Judges the text alone, when the database is down. */
  function assessAnonymous({ answers, companionName }: Change): Promise<Care> {
    return support.assessAnonymous([...Object.values(answers ?? {}), companionName ?? ''])
  }

  async function write(userId: string, change: Change): Promise<Profile> {
    const { answers, companionName } = change
    const key = await seal.keyOf(userId)
    if (companionName !== undefined) {
      const before = (await of(userId)).companionName ?? DEFAULT_COMPANION_NAME
      await renamed(userId, before, companionNameFrom(companionName))
    }
    await store.save(userId, clock.now(), {
      ...(answers && { answers: key.seal(ANSWERS, JSON.stringify(answers)) }),
      ...(companionName !== undefined && {
        companion_name: key.seal(COMPANION_NAME, companionNameFrom(companionName)),
      }),
    })
    return of(userId)
  }

  /** An import brings its own conversation, which already has the name. */
  async function keep(userId: string, { answers, companionName }: Profile): Promise<void> {
    const key = await seal.keyOf(userId)
    await store.save(userId, clock.now(), {
      ...(answers && { answers: key.seal(ANSWERS, JSON.stringify(answers)) }),
      ...(companionName && { companion_name: key.seal(COMPANION_NAME, companionNameFrom(companionName)) }),
    })
  }

  return { of, save, assessAnonymous, personal: personal({ of, keep, forget: store.remove }) }
}
