/** A whole run: each part in turn, on each database, within the given time. */

import { makeTemporaryStorage } from '#test/support/temporary-storage.ts'
import { fuzzApi } from './api.ts'
import { fuzzComplexity } from './complexity.ts'
import { createFindings, type Findings } from './findings.ts'
import { callWithForeignIds } from './foreign-ids.ts'
import { fuzzImports } from './imports.ts'
import { openNginx } from './nginx.ts'
import { newPerson } from './people.ts'
import { createRandom, type Random } from './random.ts'
import { resetEverywhere } from './resets.ts'
import { openTarget, type Target } from './target.ts'
import { asDelivered, measureVictim } from './victim.ts'

export const partNames = ['foreign-ids', 'resets', 'imports', 'api', 'complexity', 'victim'] as const
export type PartName = (typeof partNames)[number]
type Engine = 'embedded' | 'postgres'

export type Run = {
  minutes: number
  seed: number
  /** Instead of a share of the time: this many requests and frames for the API fuzzer, over all databases. */
  requests: number | undefined
  only: PartName[]
  engines: Engine[]
  report(line: string): void
}

/** Shares of the time; the rest goes to parts with a fixed length, and to starting servers. */
const shares = { imports: 0.05, api: 0.15, complexity: 0.17, victim: 0.25 }

export async function runFuzz(run: Run): Promise<Findings> {
  const findings = createFindings()
  const random = createRandom(run.seed)
  for (const engine of run.engines) await onEngine(engine, run, random.fork(), findings)
  if (run.only.includes('complexity'))
    await withTarget('embedded', {}, async target => {
      const until = after(run.minutes * shares.complexity)
      const worst = await fuzzComplexity({ target, random: random.fork(), findings, until })
      run.report(`complexity: the worst was ${worst}`)
    })
  if (run.only.includes('victim')) {
    await withTarget('embedded', asDelivered, async target => {
      const seconds = 60 * run.minutes * shares.victim
      await measureVictim({ target, random: random.fork(), findings, seconds, report: run.report })
    })
  }
  return findings
}

async function onEngine(engine: Engine, run: Run, random: Random, findings: Findings): Promise<void> {
  const { only, minutes, report } = run
  if (!only.some(part => part !== 'complexity' && part !== 'victim')) return
  await withTarget(engine, {}, async target => {
    const parts = { target, random, findings }
    if (only.includes('foreign-ids')) await callWithForeignIds(parts)
    if (only.includes('resets')) await resets(target, findings, engine, report)
    if (only.includes('imports')) await fuzzImports({ ...parts, until: after(minutes * shares.imports) })
    if (only.includes('api')) {
      const until = run.requests
        ? counted(findings, run.requests / run.engines.length)
        : after(minutes * shares.api)
      const began = performance.now()
      const before = sent(findings)
      const cpuBefore = await target.cpuMs()
      await fuzzApi({ ...parts, until })
      const count = sent(findings) - before
      const rate = (1000 * count) / (performance.now() - began)
      const each = ((await target.cpuMs()) - cpuBefore) / count
      report(
        `API on ${engine}: ${count} requests and frames, ${rate.toFixed(0)} a second, ${each.toFixed(2)} ms of the server's processor each`,
      )
    }
  })
  report(`${engine}: done`)
}

async function resets(
  target: Target,
  findings: Findings,
  engine: Engine,
  report: Run['report'],
): Promise<void> {
  const account = await newPerson(target, 'ada')
  await resetEverywhere({ target, url: target.url, where: 'direct', account, findings })
  // The proxy is independent of the database behind the server.
  if (engine !== 'embedded') return
  try {
    const url = await openNginx(target.url)
    await resetEverywhere({ target, url, where: 'through nginx', account, findings })
  } catch (error) {
    report(`resets through nginx were left out: ${(error as Error).message}`)
  }
}

async function withTarget(
  engine: Engine,
  settings: Record<string, string>,
  work: (target: Target) => Promise<void>,
): Promise<void> {
  const storage = await makeTemporaryStorage(engine)
  const target = await openTarget(storage, settings)
  await work(target).finally(async () => {
    await target.close()
    await storage.remove()
  })
}

function after(minutes: number): () => boolean {
  const deadline = Date.now() + 60_000 * minutes
  return () => Date.now() >= deadline
}

const sent = (findings: Findings) => findings.counted('API: requests') + findings.counted('API: frames')

function counted(findings: Findings, more: number): () => boolean {
  const enough = sent(findings) + more
  return () => sent(findings) >= enough
}
