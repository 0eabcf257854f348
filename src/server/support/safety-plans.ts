/** A person's safety plan: sealed with their key, read by nobody else and never judged. */
import type { Clock } from '#server/platform/clock.ts'
import type { Seal } from '#server/platform/seal.ts'
import type { SafetyPlan } from '#shared/support.ts'
import type { SupportStore } from './store.ts'

const PLAN = 'safety-plan'

type Parts = { store: SupportStore; seal: Seal; clock: Clock }

export function createSafetyPlans({ store, seal, clock }: Parts) {
  async function of(userId: string): Promise<SafetyPlan | null> {
    const row = await store.plan(userId)
    return row ? JSON.parse((await seal.keyOf(userId)).open(PLAN, row.plan)) : null
  }

  async function keep(userId: string, plan: SafetyPlan): Promise<SafetyPlan | null> {
    if (Object.values(plan).every(text => text.trim() === '')) {
      await store.removePlan(userId)
      return null
    }
    await store.savePlan(userId, (await seal.keyOf(userId)).seal(PLAN, JSON.stringify(plan)), clock.now())
    return plan
  }

  return { of, keep }
}
