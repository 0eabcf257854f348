/** The server under measurement: the whole product, and a bare route with the same durable write. */
import { join } from 'node:path'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import fastify from 'fastify'
import { Kysely, SqliteDialect, sql } from 'kysely'
import { ulid } from 'ulid'
import * as z from 'zod/mini'
import { createCare } from '#server/care/care.ts'
import { type ConversationState, createAnswering } from '#server/companion/answering/answering.ts'
import { loadLibrary } from '#server/companion/library/library.ts'
import { createBatch } from '#server/platform/batch.ts'
import { createLog } from '#server/platform/log.ts'
import { openSqlite } from '#server/platform/sqlite.ts'
import { createReader } from '#server/reading/reading.ts'
import { benchUser, openBenchApp } from './bench-app.ts'
import { messageOf } from './chat-messages.ts'

const [dataDir = '', people = '1'] = process.argv.slice(2)
const loop = monitorEventLoopDelay({ resolution: 5 })
loop.enable()
const reader = createReader(createLog('silent'))
const answering = createAnswering(loadLibrary(reader.versions))
const care = createCare(reader)

const { app, url: product, signUp, signIn } = await openBenchApp(dataDir, { reader })
const bare = await bareServer()

let spent = process.cpuUsage()

process.on('message', async (asked: string | { alone: Turn[] }) => {
  if (typeof asked === 'object') return process.send?.(await cpuAlone(asked.alone))
  if (asked === 'start') process.send?.({ product, bare, tokens: await signInAll(Number(people)) })
  if (asked === 'reset') {
    loop.reset()
    spent = process.cpuUsage()
    process.send?.({})
  }
  if (asked === 'spent') {
    const { user, system } = process.cpuUsage(spent)
    process.send?.({ cpuUs: user + system, p99: loop.percentile(99) / 1e6, max: loop.max / 1e6 })
  }
  if (asked === 'stop') {
    await app.close()
    await reader.close()
    process.send?.({}, () => process.exit(0))
  }
})

type Row = { id: string; body: string; at: number }

async function bareServer(): Promise<string> {
  const db = new Kysely<{ messages: Row }>({
    dialect: new SqliteDialect({ database: openSqlite(join(dataDir, 'bare.sqlite')) }),
  })
  await sql`create table messages (id text primary key, body text not null, at integer not null)`.execute(db)
  const write = createBatch(async (rows: Row[]) => {
    await db.transaction().execute(trx => trx.insertInto('messages').values(rows).execute())
    return rows
  })
  const body = z.object({ text: z.string(), chatId: z.string() })
  const http = fastify()
  http.post('/bare', async request => {
    const { text } = body.parse(request.body)
    const row = { id: ulid(), body: text, at: Date.now() }
    await write(row)
    return { messages: [row], reply: text, followUp: null }
  })
  return http.listen({ port: 0, host: '127.0.0.1' })
}

type Turn = { person: number; turn: number }

/** Each person's conversation state, built from the same messages as in the product. */
const states = new Map<number, ConversationState>()

/** Microseconds per message, wall clock and CPU, for each part alone on the turns just answered. */
async function cpuAlone(turns: Turn[]) {
  const messages = turns.map(({ person, turn }) => ({ person, text: messageOf(person, turn) }))
  const timed = async (work: (message: (typeof messages)[number]) => unknown) => {
    const before = process.cpuUsage()
    const started = performance.now()
    for (const message of messages) await work(message)
    const took = (performance.now() - started) * 1000
    const { user, system } = process.cpuUsage(before)
    return { took: took / messages.length, cpu: (user + system) / messages.length }
  }
  return {
    care: await timed(({ text }) => care.judge(text)),
    classifier: await timed(({ text }) => reader.read(text, { match: true })),
    reply: await timed(async ({ person, text }) => {
      const reading = await reader.read(text, { match: true })
      const message = {
        text,
        reading,
        followUps: await reader.followUps(text),
        weigh: reader.weigh,
        chatId: `bench ${person}`,
        avoid: [],
        asked: new Set<string>(),
        now: Date.now(),
      }
      const said = await answering.reply(message, states.get(person) ?? answering.fresh())
      states.set(person, said.state)
    }),
  }
}

async function signInAll(count: number): Promise<string[]> {
  const tokens: string[] = []
  for (let person = 0; person < count; person += 1) {
    const user = { ...benchUser, email: `person-${person}@example.org` }
    await signUp(user)
    tokens.push((await signIn(user)).token)
  }
  return tokens
}
