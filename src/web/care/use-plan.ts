/** Loads and saves the safety plan: this device's copy first, then the account's. */
import { useEffect, useState } from 'react'
import { getSafetyPlan, planFields, putSafetyPlan, type SafetyPlan } from '#shared/support.ts'
import { CallError, call } from '#web/platform/api.ts'
import { loadLocalPlan, saveLocalPlan } from './local-plan.ts'

const empty = Object.fromEntries(planFields.map(field => [field, ''])) as SafetyPlan

export type Saving = 'idle' | 'saving' | 'saved' | 'saved-here' | 'failed'

export function usePlan() {
  const [plan, setPlan] = useState<SafetyPlan | null>(null)
  const [failed, setFailed] = useState(false)
  const [saving, setSaving] = useState<Saving>('idle')

  useEffect(() => {
    let left = false
    const show = (found: SafetyPlan | null) => !left && setPlan(found ?? empty)
    open(show).catch(() => !left && setFailed(true))
    return () => {
      left = true
    }
  }, [])

  async function save(written: SafetyPlan): Promise<void> {
    setPlan(written)
    setSaving('saving')
    setSaving(await store(written))
  }

  return { plan, failed, saving, save, touch: () => setSaving('idle') }
}

/** A waiting local plan is newer than the server's. */
async function open(show: (plan: SafetyPlan | null) => void): Promise<void> {
  const local = await loadLocalPlan()
  if (local) show(local.plan)
  if (local?.waiting) return void store(local.plan)
  try {
    const { plan } = await call(getSafetyPlan)
    if (!local) show(plan)
    // The local copy stays on screen: a late reply must not overwrite what is being typed.
    await saveLocalPlan(plan && { plan, waiting: false })
  } catch (error) {
    if (!local) throw error
  }
}

async function store(plan: SafetyPlan): Promise<Saving> {
  try {
    const stored = await call(putSafetyPlan, { body: { plan } })
    await saveLocalPlan(stored.plan && { plan: stored.plan, waiting: false })
    return 'saved'
  } catch (error) {
    const passes = error instanceof CallError && (error.status === 0 || error.status >= 500)
    return passes && (await saveLocalPlan({ plan, waiting: true })) ? 'saved-here' : 'failed'
  }
}
