/**
 * Opens a conversation with a long history, over HTTP on the embedded database: the newest page of a thread
 * with a million messages next to one with a hundred, and of a chat with 100,000 next to one with a hundred.
 * Interleaved, medians. The history is copied rows in front of real ones; only the newest page is decrypted.
 */
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { WebSocket } from 'ws'
import { openBenchApp } from './bench-app.ts'

const IN_THREAD = 1_000_000
const IN_CHAT = 100_000
const REAL = 100
const ROUNDS = 300

const dataDir = mkdtempSync(join(tmpdir(), 'twinbot-bench-'))
const open = () => openBenchApp(dataDir, { settings: { RATE_SOCKET_MESSAGES: '100000000/1' } })

async function call<Answer>(url: string, path: string, body?: object, token = ''): Promise<Answer> {
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` }
  const response = await fetch(url + path, {
    ...(body && { method: 'POST', body: JSON.stringify(body) }),
    headers,
  })
  if (!response.ok) throw new Error(`${path} answered ${response.status}`)
  return (await response.json()) as Answer
}

const first = await open()
await first.signUp()
const { token, user } = await first.signIn()
for (const thread of ['sleep', 'growth']) await talk(thread)
for (const chatId of ['Short', 'Long']) {
  for (let i = 0; i < REAL / 2; i += 1) {
    await call(first.url, '/api/chat', { chatId, text: `A quiet day, the ${i}th.` }, token)
  }
}
await first.app.close()
lengthen()

const { app, url, signIn } = await open()
const again = await signIn()
await compare('thread', IN_THREAD, '/api/threads/sleep/messages', '/api/threads/growth/messages')
await compare('chat', IN_CHAT, '/api/chat/Short/messages', '/api/chat/Long/messages')
await app.close()
rmSync(dataDir, { recursive: true, force: true })
process.exit(0)

async function talk(thread: string): Promise<void> {
  const address = `${first.url.replace('http', 'ws')}/production?token=${token}&threadId=${thread}`
  const socket = new WebSocket(address)
  await once(socket, 'message')
  let acknowledged = 0
  const done = Promise.withResolvers<void>()
  socket.on('message', data => {
    if (String(data).includes('"ack"')) acknowledged += 1
    if (acknowledged === REAL) done.resolve()
  })
  for (let i = 0; i < REAL; i += 1) {
    const frame = { action: 'sendMessage', type: 'group_message', stream_id: thread, userId: user.sub }
    socket.send(JSON.stringify({ ...frame, id: `${thread}-${i}`, text: `Line ${i} of a long evening.` }))
  }
  await done.promise
  socket.close()
}

/** Puts copied rows before the real messages in `growth` and `Long`. */
function lengthen(): void {
  const database = new DatabaseSync(join(dataDir, 'twinbot.sqlite'))
  const numbers = (count: number) =>
    `with recursive past(n) as (select 1 union all select n + 1 from past where n < ${count})`
  database.exec(`begin;
    update group_messages set seq = seq + ${IN_THREAD} where thread_id = 'growth';
    update group_threads set last_seq = last_seq + ${IN_THREAD} where thread_id = 'growth';
    ${numbers(IN_THREAD)} insert into group_messages (thread_id, seq, id, user_id, at, body)
      select thread_id, n, 'past-' || n, user_id, at, body from past,
        (select * from group_messages where thread_id = 'growth' limit 1);
    create temp table long as select session_id from companion_messages order by rowid desc limit 1;
    update companion_messages set position = position + ${IN_CHAT} where session_id = (select session_id from long);
    ${numbers(IN_CHAT)} insert into companion_messages (session_id, position, id, user_id, sender, body, at)
      select session_id, n - 1, 'past-' || n, user_id, sender, body, at from past,
        (select * from companion_messages where session_id = (select session_id from long) limit 1);
    update companion_sessions set messages = messages + ${IN_CHAT} where id = (select session_id from long);
    commit`)
  database.close()
}

async function compare(what: string, count: number, short: string, long: string): Promise<void> {
  const taken: [number[], number[]] = [[], []]
  for (let round = -20; round < ROUNDS; round += 1) {
    for (const [i, path] of [short, long].entries()) {
      const started = performance.now()
      await call(url, path, undefined, again.token)
      if (round >= 0) taken[i]?.push(performance.now() - started)
    }
  }
  const [few = 1, many = 0] = taken.map(times => times.sort((a, b) => a - b)[ROUNDS / 2] ?? 0)
  console.log(
    `${what}: newest page of ${REAL} messages ${few.toFixed(2)} ms, ` +
      `of ${count.toLocaleString('en')} ${many.toFixed(2)} ms, ratio ${(many / few).toFixed(2)}`,
  )
}
