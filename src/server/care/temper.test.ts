import { describe, expect, it } from 'vitest'
import type { Weighed } from './conclude.ts'
import { temper } from './temper.ts'

const nothing: Weighed = { tier: 'none', category: null, plain: false, findings: [] }
const ideas = 1

describe('what only the learned layer suspects', () => {
  it('is a faint concern while it is unsure, and a clear one when it is sure', () => {
    expect(temper(nothing, [0.25, 0.7, 0.05], ideas)).toMatchObject({ tier: 'concern', faint: true })
    expect(temper(nothing, [0.05, 0.9, 0.05], ideas)).toMatchObject({ tier: 'concern', faint: false })
  })

  it('is never faint when a rule found it', () => {
    const found: Weighed = { ...nothing, tier: 'concern', category: 'suicide_passive' }
    expect(temper(found, [0.25, 0.7, 0.05], ideas).faint).toBeFalsy()
  })
})

it('never lowers somebody who says plainly that they want to die', () => {
  const said: Weighed = { ...nothing, tier: 'crisis', category: 'suicide_active', plain: true }
  expect(temper(said, [0.99, 0.01, 0], ideas).tier).toBe('crisis')
  expect(temper({ ...said, plain: false }, [0.99, 0.01, 0], ideas).tier).toBe('concern')
})

it('makes a crisis of what everyday talk says too only when the learned layer bears it out', () => {
  const found: Weighed = { ...nothing, tier: 'concern', category: 'suicide_plan', doubtful: true }
  expect(temper(found, [0.1, 0.1, 0.8], ideas).tier).toBe('crisis')
  expect(temper(found, [0.3, 0.3, 0.4], ideas).tier).toBe('concern')
  expect(temper(found, [0.9, 0.05, 0.05], ideas).tier).toBe('none')
})
