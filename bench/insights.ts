/**
 * Insights of people with short and very long histories, over HTTP on the embedded database: the summary's
 * time must not depend on the history's length, and a panel of sentences must open immediately. Interleaved,
 * medians. `npm run bench:insights -- 200000` for a shorter long history.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createLog } from '#server/platform/log.ts'
import { createReader } from '#server/reading/reading.ts'
import { benchUser, openBenchApp } from './bench-app.ts'
import { readingOf, writeDiaries } from './insights-diary.ts'

const LONG = Number(process.argv[2] ?? 1_000_000)
const ROUNDS = 200
/** Daily counts are bounded by days and tags: a busy fortnight has as many as two years. */
const histories = [
  { name: '1,000 in two years', messages: 1000, days: 730 },
  { name: '1,000 in two weeks', messages: 1000, days: 14 },
  { name: '10,000 in two years', messages: 10_000, days: 730 },
  { name: `${LONG.toLocaleString('en')} in two years`, messages: LONG, days: 730 },
]

const dataDir = mkdtempSync(join(tmpdir(), 'twinbot-bench-'))
const open = () =>
  openBenchApp(dataDir, {
    reader: { ...createReader(createLog('silent')), read: async text => readingOf(text) as never },
  })

const users = histories.map((_, i) => ({ ...benchUser, email: `bench-${i}@example.org` }))

const first = await open()
const userIds: string[] = []
for (const user of users) {
  await first.signUp(user)
  userIds.push((await first.signIn(user)).user.sub)
}
await first.app.close()

const began = performance.now()
await writeDiaries(
  dataDir,
  histories.map((history, i) => ({ ...history, userId: userIds[i] ?? '' })),
)
console.log(`histories written in ${((performance.now() - began) / 1000).toFixed(1)} s`)

const { app, url, signIn } = await open()
const tokens = await Promise.all(users.map(async user => (await signIn(user)).token))

const calls = {
  summary: '/api/classification/summary',
  'panel, first page': '/api/insights/receipts?gauge=stress',
  'panel, widest gauge': '/api/insights/receipts?gauge=Coping',
  trends: '/api/insights/trends',
}

for (const [name, path] of Object.entries(calls)) {
  const rounds = name === 'trends' ? ROUNDS / 4 : ROUNDS
  const taken = histories.map(() => [] as number[])
  let bytes: number[] = []
  for (let round = -10; round < rounds; round += 1) {
    for (const [i, token] of tokens.entries()) {
      const started = performance.now()
      const response = await fetch(url + path, { headers: { authorization: `Bearer ${token}` } })
      const size = (await response.arrayBuffer()).byteLength
      if (!response.ok) throw new Error(`${path} answered ${response.status}`)
      if (round >= 0) taken[i]?.push(performance.now() - started)
      if (round === 0) bytes = [...bytes, size]
    }
  }
  for (const [i, history] of histories.entries()) {
    const sorted = taken[i]!.sort((a, b) => a - b)
    const at = (part: number) => (sorted[Math.floor(part * (sorted.length - 1))] ?? 0).toFixed(1)
    const line = `${name.padEnd(20)} ${history.name.padStart(22)}`
    console.log(
      `${line}   median ${at(0.5).padStart(6)} ms   p99 ${at(0.99).padStart(6)} ms   ${Math.round((bytes[i] ?? 0) / 1000)} kB`,
    )
  }
}
console.log('goals: the summary as fast for the longest history as for the shortest; a panel under 300 ms')
await app.close()
rmSync(dataDir, { recursive: true, force: true })
process.exit(0)
