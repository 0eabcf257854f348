import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { engineUnderTest, makeTemporaryStorage, type TemporaryStorage } from '#test/support/database.ts'
import { fuzzApi } from './api.ts'
import { fuzzComplexity, grows, onceSlow } from './complexity.ts'
import { createFindings, type Findings } from './findings.ts'
import { callWithForeignIds } from './foreign-ids.ts'
import { fuzzImports } from './imports.ts'
import { openNginx, stopNginx } from './nginx.ts'
import { newPerson } from './people.ts'
import { createRandom } from './random.ts'
import { resetEverywhere } from './resets.ts'
import { openTarget, type Target } from './target.ts'
import { asDelivered, measureVictim } from './victim.ts'

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

/** How often anything was counted whose name fits. */
const total = (name: RegExp) =>
  findings.counts().reduce((sum, [what, times]) => sum + (name.test(what) ? times : 0), 0)

test(
  'whatever Ada, Ben and Chloé send, each is answered, and the server stays up',
  async () => {
    const until = () => findings.counted('API: requests') >= 400
    await fuzzApi({ target, random: random.fork(), findings, until, people: 3 })
    expect(findings.faults()).toEqual([])
    // Nothing was cut off or not sent; what is sent badly is not counted by its answer.
    expect(total(/^API: (answered \d|requests with )/)).toBe(findings.counted('API: requests'))
    expect(total(/^API: not sent/)).toBe(0)
    // Much was understood, much was refused for its form, and some for what it named.
    expect(findings.counted('API: answered 200')).toBeGreaterThan(100)
    expect(findings.counted('API: answered 400')).toBeGreaterThan(40)
    expect(findings.counted('API: answered 404')).toBeGreaterThan(20)
    expect(total(/^API: requests with /)).toBeGreaterThan(3)
    expect(findings.counted('API: frames')).toBeGreaterThan(10)
  },
  BUSY_MACHINE_MS,
)

test(
  'Ada learns nothing with Ben’s ids, and all that is his stays as it was',
  async () => {
    await callWithForeignIds({ target, random: random.fork(), findings })
    expect(findings.faults()).toEqual([])
    expect(findings.counted('foreign ids: calls')).toBeGreaterThan(500)
    expect(findings.counted('foreign ids: frames')).toBeGreaterThan(30)
    expect(findings.counted('foreign ids: parts compared')).toBeGreaterThan(10)
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
    expect(findings.counted('resets direct: not connected')).toBe(0)
  },
  BUSY_MACHINE_MS,
)

// The proxy is independent of the database behind the server.
test.runIf(engineUnderTest === 'embedded')(
  'so may Ben’s, who comes through nginx',
  async () => {
    const account = await newPerson(target, 'ben')
    const url = await openNginx(target.url)
    await resetEverywhere({ target, url, where: 'through nginx', account, findings, step: 31 })
    await stopNginx()
    expect(findings.faults()).toEqual([])
    expect(findings.counted('resets through nginx')).toBeGreaterThan(40)
    expect(findings.counted('resets through nginx: not connected')).toBe(0)
  },
  BUSY_MACHINE_MS,
)

// How long she waits is measured by `npm run fuzz`: here, that she is answered, whatever an attacker does beside her.
test.runIf(engineUnderTest === 'embedded')(
  'Ada is answered beside somebody who attacks, with an operator’s default limits',
  async () => {
    const elsewhere = await makeTemporaryStorage()
    const beside = await openTarget(elsewhere, asDelivered)
    const measured: string[] = []
    const report = (line: string) => measured.push(line)
    // The others keep the server busy for longer.
    const kinds = ['calls', 'resets'] as const
    await measureVictim({ target: beside, random: random.fork(), findings, seconds: 6, report, kinds })
    await beside.close()
    await elsewhere.remove()
    expect(findings.faults().filter(({ what }) => !what.startsWith('victim: waits too long'))).toEqual([])
    expect(measured).toHaveLength(kinds.length)
    expect(findings.counted('victim: calls')).toBeGreaterThan(kinds.length * 20)
  },
  BUSY_MACHINE_MS,
)

test(
  'Ben’s export is the same account elsewhere, and no zip that was tampered with does harm',
  async () => {
    const until = () => findings.counted('imports: zips') >= 30
    await fuzzImports({ target, random: random.fork(), findings, until })
    expect(findings.faults()).toEqual([])
    expect(findings.counted('imports: accounts brought over')).toBe(1)
    expect(findings.counted('imports: accounts looked at')).toBe(2)
    // Some zips were still worth taking in, some were not, and all were answered.
    const [taken, refused] = [findings.counted('imports: answered 200'), total(/^imports: answered 4/)]
    expect([taken > 3, refused > 10, taken + refused]).toEqual([true, true, 30])
  },
  BUSY_MACHINE_MS,
)

// The processor's time for reading a text, which no database has a part in.
test.runIf(engineUnderTest === 'embedded')(
  'a text of Ada’s twice as long takes the server about twice as long, whatever it is made of',
  async () => {
    expect(grows([10, 40, 160])).toBe(true)
    expect(grows([100, 400, 1600])).toBe(true)
    expect(grows([100, 200, 400])).toBe(false)
    expect(grows([Number.NaN, Number.NaN, Number.NaN])).toBe(true)
    // One that once took seconds, and one that is drawn.
    const first = onceSlow.slice(0, 1)
    const until = () => findings.counted('complexity: texts') >= 12
    const worst = await fuzzComplexity({ target, random: random.fork(), findings, until, first })
    expect(findings.faults()).toEqual([])
    expect(worst).toMatch(/^\d+, \d+, [1-9]\d* ms for 2000, 4000, 8000 characters/)
    expect(findings.counted('complexity: answered')).toBeGreaterThanOrEqual(12)
    expect(findings.counted('complexity: refused')).toBe(0)
  },
  BUSY_MACHINE_MS,
)
