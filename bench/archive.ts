/**
 * Searches a long archive over HTTP on the embedded database: 1,000 sessions of 40 messages, for a word in
 * one session, in many, in none, and the whole list. The goal is 200 ms. The sessions are imported, so the
 * product itself seals and indexes them. CPU time is printed too, since other load disturbs it less. `--
 * 5000` for more sessions.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { strToU8, zipSync } from 'fflate'
import { ulid } from 'ulid'
import { EXPORT_FORMAT, EXPORT_VERSION, MANIFEST_FILE } from '#shared/privacy.ts'
import { openBenchApp } from './bench-app.ts'

const SESSIONS = Number(process.argv[2] ?? 1000)
const PER_SESSION = 40
const PER_FILE = 500
const ROUNDS = 100
const GOAL_MS = 200
const dataDir = mkdtempSync(join(tmpdir(), 'twinbot-bench-'))
const { app, url, signUp, signIn } = await openBenchApp(dataDir)
await signUp()
const { token } = await signIn()
const headers = { authorization: `Bearer ${token}` }
const brought = await fetch(`${url}/api/account/import`, {
  method: 'POST',
  headers: { ...headers, 'content-type': 'application/zip' },
  body: aPast(),
})
if (!brought.ok) throw new Error(`the import answered ${brought.status}: ${await brought.text()}`)
console.log(`${SESSIONS.toLocaleString('en')} sessions of ${PER_SESSION} messages`)

const searches = {
  'in one session': 'lighthouse',
  'in many': 'river',
  'two words': 'sister river',
  none: 'zz',
}
await measure('the whole list', '')
for (const [name, words] of Object.entries(searches)) await measure(name, words)
console.log(`goal: under ${GOAL_MS} ms`)
await app.close()
rmSync(dataDir, { recursive: true, force: true })
process.exit(0)

async function measure(name: string, words: string): Promise<void> {
  const taken: number[] = []
  let found = 0
  let before = process.cpuUsage()
  for (let round = -5; round < ROUNDS; round += 1) {
    if (round === 0) before = process.cpuUsage()
    const began = performance.now()
    const response = await fetch(`${url}/chat/archive${words && `?q=${encodeURIComponent(words)}`}`, {
      headers,
    })
    if (!response.ok) throw new Error(`the archive answered ${response.status}`)
    found = ((await response.json()) as unknown[]).length
    if (round >= 0) taken.push(performance.now() - began)
  }
  const { user, system } = process.cpuUsage(before)
  const busy = ((user + system) / 1000 / ROUNDS).toFixed(1).padStart(6)
  taken.sort((a, b) => a - b)
  const at = (part: number) => (taken[Math.floor(part * (taken.length - 1))] ?? 0).toFixed(1).padStart(6)
  console.log(
    `${name.padEnd(16)} ${String(found).padStart(5)} found   median ${at(0.5)} ms   p99 ${at(0.99)} ms   processor ${busy} ms`,
  )
}

function aPast(): Uint8Array<ArrayBuffer> {
  const places = ['the river', 'the market', 'the office', 'the old station', 'the garden']
  const people = ['my sister', 'my manager', 'a neighbour', 'my oldest friend']
  const textOf = (session: number, i: number) => {
    const place = session === SESSIONS >> 1 && i === 20 ? 'the lighthouse' : places[session % places.length]
    const other = people[(session * 3 + i) % people.length]
    return (
      `On day ${session} I walked to ${place} with ${other}, and on the way back, for the ${i}th time, ` +
      'we spoke about what I put off and what I could do about it tomorrow.'
    )
  }
  const at = (session: number) => new Date(Date.UTC(2024, 0, 1, 8) + session * 86_400_000).toISOString()
  const chatId = ulid(1)
  const ids = Array.from({ length: SESSIONS }, (_, i) => ulid(1000 + i))
  const tally = { said: PER_SESSION / 2, answers: 0, strained: 0, planning: 0 }
  const account = { id: 'x', email: 'x', givenName: 'x', familyName: 'x', since: at(0), devices: [] }
  const empty = { asked: [], openQuestion: null, avoid: [], memories: [], memoryTimes: {}, voice: null }
  const files: Record<string, unknown> = {
    [MANIFEST_FILE]: { format: EXPORT_FORMAT, version: EXPORT_VERSION, madeAt: at(0), account, parts: {} },
  }
  const add = (part: string, entries: unknown[]) => {
    for (let i = 0; i < entries.length; i += PER_FILE)
      files[`data/${part}-${String(i).padStart(8, '0')}.json`] = {
        part,
        version: EXPORT_VERSION,
        entries: entries.slice(i, i + PER_FILE),
      }
  }
  add('chats', [{ id: chatId, createdAt: at(0), names: ['TwinBot'], ...empty }])
  add(
    'messages',
    ids.flatMap((sessionId, session) =>
      Array.from({ length: PER_SESSION }, (_, i) => ({
        sessionId,
        position: i,
        id: `m-${session}-${i}`,
        from: i % 2 === 0 ? 'user' : 'bot',
        text: textOf(session, i),
        at: at(session),
        questionId: null,
      })),
    ),
  )
  add(
    'sessions',
    ids.map((id, session) => ({
      id,
      chatId,
      archiveId: `journal-${id}`,
      startedAt: at(session),
      lastAt: at(session),
      title: `Day ${session}`,
      tally,
    })),
  )
  const packed = Object.entries(files).map(([name, content]) => [name, strToU8(JSON.stringify(content))])
  return new Uint8Array(zipSync(Object.fromEntries(packed)))
}
