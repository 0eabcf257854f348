/** A person's safety plan and care history, for export, import and deletion. */
import type { Db } from '#server/platform/db.ts'
import { importedId } from '#server/platform/imported-id.ts'
import { type PersonalData, part } from '#server/platform/personal-data.ts'
import type { ExportParts } from '#shared/privacy.ts'
import type { SafetyPlan } from '#shared/support.ts'
import { personalStore } from './personal-store.ts'

type Moment = ExportParts['care']
type Plans = {
  of(userId: string): Promise<SafetyPlan | null>
  keep(userId: string, plan: SafetyPlan): Promise<unknown>
}
type Parts = { db: Db; plans: Plans; evict(userId: string): void }

export function createPersonal({ db, plans, evict }: Parts): PersonalData {
  const rows = personalStore(db)

  async function* tellMoments(userId: string): AsyncGenerator<Moment> {
    for (const { at, tier } of await rows.moments(userId)) yield { at: new Date(at).toISOString(), tier }
  }

  /** Two entries of the same time are two; existing ones are not added again. */
  async function takeMoments(userId: string, entries: Moment[]): Promise<void> {
    const times = new Set(entries.map(({ at }) => Date.parse(at)))
    // Only these times: a long history is imported in pieces.
    const there = await rows.countsAt(userId, [...times])
    const seen = new Map(there.map(({ at, tier, count }) => [`${at} ${tier}`, Number(count)]))
    const fresh = entries.flatMap(({ at: written, tier }) => {
      const at = Date.parse(written)
      const name = `${at} ${tier}`
      const left = seen.get(name) ?? 0
      seen.set(name, left - 1)
      return left > 0 ? [] : [{ id: importedId(userId, `${name} ${left}`), user_id: userId, at, tier }]
    })
    await rows.add(fresh)
    evict(userId)
  }

  async function* tellPlan(userId: string): AsyncGenerator<SafetyPlan> {
    const plan = await plans.of(userId)
    if (plan) yield plan
  }

  async function takePlan(userId: string, entries: SafetyPlan[]): Promise<void> {
    for (const plan of entries) await plans.keep(userId, plan)
  }

  return {
    parts: [
      part({ name: 'care', exportOf: tellMoments, importFor: takeMoments }),
      part({ name: 'safetyPlan', exportOf: tellPlan, importFor: takePlan }),
    ],
    forget: rows.forget,
    evict,
  }
}
