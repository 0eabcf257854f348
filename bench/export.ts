/**
 * Imports, exports and deletes an account with 100,000 messages on the embedded database: how long each
 * takes, how long the event loop was blocked (which is how long everybody else waits), and how much of that
 * is ours. The browser is a separate process. `npm run bench:export -- 20000` for a smaller account.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { strToU8, zipSync } from 'fflate'
import { ulid } from 'ulid'
import { EXPORT_FORMAT, EXPORT_VERSION, MANIFEST_FILE } from '#shared/privacy.ts'
import { benchUser, openBenchApp } from './bench-app.ts'

const MESSAGES = Number(process.argv[2] ?? 100_000)
const PER_SESSION = 100
const PER_FILE = 1000
const folder = mkdtempSync(join(tmpdir(), 'twinbot-bench-'))
const { app, url, signUp, signIn } = await openBenchApp(folder)
await signUp()
const { token } = await signIn()
const packed = join(folder, 'life.zip')
writeFileSync(packed, aLife())
console.log(`${MESSAGES.toLocaleString('en')} messages in a zip of ${megabytes(packed)} MB`)

await measured('import', 'POST', '/api/account/import', packed)
const asked = join(folder, 'password.json')
writeFileSync(asked, JSON.stringify({ password: benchUser.password }))
await measured('export', 'POST', '/api/account/export', asked)
console.log(`the export has ${megabytes(join(folder, 'answer'))} MB`)
await measured('delete', 'POST', '/api/account/delete', asked)
await app.close()
rmSync(folder, { recursive: true })

function megabytes(file: string): string {
  return (statSync(file).size / 1024 / 1024).toFixed(1)
}

/** Requests come from another process, so none of the client's work happens in this one. */
async function measured(name: string, method: string, path: string, file = ''): Promise<void> {
  const delay = monitorEventLoopDelay({ resolution: 1 })
  const began = performance.now()
  const turns = countTurns()
  delay.enable()
  const script = `
    const { createWriteStream, readFileSync } = require('node:fs')
    const [, method, address, token, file, answer] = process.argv
    fetch(address, {
      method,
      headers: {
        authorization: 'Bearer ' + token,
        'content-type': file.endsWith('.zip') ? 'application/zip' : 'application/json',
      },
      ...(file && { body: readFileSync(file) }),
    }).then(async response => {
      if (!response.ok) throw new Error(response.status + ' ' + (await response.text()))
      await require('node:stream/promises').pipeline(response.body, createWriteStream(answer))
    }).catch(error => { console.error(error); process.exit(1) })`
  const given = ['-e', script, method, url + path, token, file, join(folder, 'answer')]
  const [code] = await once(spawn(process.execPath, given, { stdio: 'inherit' }), 'exit')
  delay.disable()
  if (code !== 0) throw new Error(`${name} failed`)
  const work = turns.stop()
  const ms = (nanoseconds: number) => (nanoseconds / 1e6).toFixed(1)
  const seconds = ((performance.now() - began) / 1000).toFixed(1)
  console.log(`${name}: ${seconds} s`)
  console.log(`  loop delay p99 ${ms(delay.percentile(99))} ms, longest ${ms(delay.max)} ms`)
  console.log(
    `  work in one turn of the loop p99 ${work.p99.toFixed(1)} ms, longest ${work.longest.toFixed(1)} ms`,
  )
}

/** CPU time of this thread from one event-loop turn to the next, independent of other load on the machine. */
function countTurns() {
  const turns: number[] = []
  let last = process.threadCpuUsage()
  let running = true
  const turn = () => {
    const { user, system } = process.threadCpuUsage()
    turns.push((user + system - last.user - last.system) / 1000)
    last = { user, system }
    if (running) setImmediate(turn)
  }
  setImmediate(turn)
  return {
    stop() {
      running = false
      turns.sort((a, b) => a - b)
      return { p99: turns[Math.floor(turns.length * 0.99)] ?? 0, longest: turns.at(-1) ?? 0 }
    },
  }
}

function aLife(): Uint8Array {
  const at = '2026-01-01T08:00:00.000Z'
  const chatId = ulid(1)
  const tally = { said: PER_SESSION / 2, answers: 0, strained: 0, planning: 0 }
  const said =
    'Today I walked along the river for an hour and thought about what my sister told me last week.'
  const sessions = Array.from({ length: Math.ceil(MESSAGES / PER_SESSION) }, (_, i) => ulid(1000 + i))
  const messages = Array.from({ length: MESSAGES }, (_, i) => ({
    sessionId: sessions[Math.floor(i / PER_SESSION)],
    position: i % PER_SESSION,
    id: `m-${i}`,
    from: i % 2 === 0 ? 'user' : 'bot',
    text: `${said} ${i}`,
    at,
    questionId: null,
  }))
  const results = { Worry: { score: 0.9, codes: ['CP-02'], evidence: [{ start: 0, end: 5, text: 'Today' }] } }
  const account = { id: 'x', email: 'x', givenName: 'x', familyName: 'x', since: at, devices: [] }
  const files: Record<string, unknown> = {
    [MANIFEST_FILE]: { format: EXPORT_FORMAT, version: EXPORT_VERSION, madeAt: at, account, parts: {} },
  }
  const add = (part: string, entries: unknown[]) => {
    for (let i = 0; i < entries.length; i += PER_FILE)
      files[`data/${part}-${String(i).padStart(8, '0')}.json`] = {
        part,
        version: EXPORT_VERSION,
        entries: entries.slice(i, i + PER_FILE),
      }
  }
  const empty = { asked: [], openQuestion: null, avoid: [], memories: [], memoryTimes: {}, voice: null }
  add('chats', [{ id: chatId, createdAt: at, names: ['TwinBot'], ...empty }])
  add('messages', messages)
  add(
    'sessions',
    sessions.map(id => ({
      id,
      chatId,
      archiveId: `journal-${id}`,
      startedAt: at,
      lastAt: at,
      title: 'A walk',
      tally,
    })),
  )
  add(
    'readings',
    messages
      .filter(({ from }) => from === 'user')
      .map(({ id, text }) => ({
        messageId: id,
        day: '2026-01-01',
        at,
        source: 'companion',
        read: { text, context: 'TwinBot', results },
        tags: [{ code: 'CP-02', counted: true }],
      })),
  )
  return zipSync(
    Object.fromEntries(
      Object.entries(files).map(([name, content]) => [name, strToU8(JSON.stringify(content))]),
    ),
  )
}
