import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { makeTemporaryStorage, type TemporaryStorage } from '#test/support/database.ts'
import { fuzzApi } from './api.ts'
import { fuzzComplexity, grows } from './complexity.ts'
import { createFindings, type Findings } from './findings.ts'
import { callWithForeignIds } from './foreign-ids.ts'
import { fuzzImports } from './imports.ts'
import { newPerson } from './people.ts'
import { createRandom } from './random.ts'
import { resetEverywhere } from './resets.ts'
import { openTarget, type Target } from './target.ts'

// A short run of everything in `npm run fuzz`, always with the same seed.
const BUSY_MACHINE_MS = 180_000
let storage: TemporaryStorage
let target: Target
let findings: Findings
const random = createRandom(18)

beforeAll(async () => {
  storage = await makeTemporaryStorage()
  target = await openTarget(storage)
}, BUSY_MACHINE_MS)

beforeEach(() => {
  findings = createFindings()
})

afterAll(async () => {
  await target.close()
  await storage.remove()
})

test(
  'whatever Ada, Ben and Chloé send, each is answered, and the server stays up',
  async () => {
    const until = () => findings.counted('API: requests') >= 400
    await fuzzApi({ target, random: random.fork(), findings, until, people: 3 })
    expect(findings.faults()).toEqual([])
    expect(findings.counted('API: answered 200')).toBeGreaterThan(50)
    expect(findings.counted('API: answered 400')).toBeGreaterThan(20)
  },
  BUSY_MACHINE_MS,
)

test(
  'Ada learns nothing with Ben’s ids, and all that is his stays as it was',
  async () => {
    await callWithForeignIds({ target, random: random.fork(), findings })
    expect(findings.faults()).toEqual([])
    expect(findings.counted('foreign ids: calls')).toBeGreaterThan(200)
  },
  BUSY_MACHINE_MS,
)

test(
  'Ada’s line may break anywhere: the server stays up and forgets her sockets',
  async () => {
    const account = await newPerson(target, 'ada')
    await resetEverywhere({ target, url: target.url, where: 'direct', account, findings, step: 11 })
    expect(findings.faults()).toEqual([])
    expect(findings.counted('resets direct')).toBeGreaterThan(100)
  },
  BUSY_MACHINE_MS,
)

test(
  'Ben’s export is the same account elsewhere, and no zip that was tampered with does harm',
  async () => {
    const until = () => findings.counted('imports: zips') >= 30
    await fuzzImports({ target, random: random.fork(), findings, until })
    expect(findings.faults()).toEqual([])
    expect(findings.counted('imports: accounts looked at')).toBeGreaterThan(0)
  },
  BUSY_MACHINE_MS,
)

test(
  'a text of Ada’s twice as long takes the server about twice as long, whatever it is made of',
  async () => {
    expect(grows([10, 20, 100])).toBe(true)
    expect(grows([100, 200, 400])).toBe(false)
    const until = () => findings.counted('complexity: texts') >= 12
    await fuzzComplexity({ target, random: random.fork(), findings, until, first: [] })
    expect(findings.faults()).toEqual([])
  },
  BUSY_MACHINE_MS,
)
