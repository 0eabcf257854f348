/** The contenders: bare ws, bare ws with a store, socket.io, and the product in three configurations. */
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { installOnDemand } from '#test/support/on-demand-package.ts'
import type { Line } from './load.ts'
import { type Server, startServer } from './process.ts'
import { frameFor, startProduct } from './product.ts'
import type { Services } from './services.ts'

export type Contender = {
  name: string
  server: Server
  lines: Line[]
  openOn: string
  stop(): Promise<void>
}

const here = (file: string) => join(import.meta.dirname, file)
const threadId = 'sleep'
const PEOPLE = 20
/** A typical message length; the delivered frame is about 330 bytes. */
const text =
  'I have been sleeping a little better since I put the phone in another room, and the mornings feel lighter.'

type Make = (services: Services) => Promise<Contender | string>

export const makers: Record<string, Make> = {
  bare: () => bare('bare', 'ws, joined frames, nothing stored'),
  'bare-store': () => bare('store', 'ws, joined frames, SQLite per turn'),
  socketio: socketio,
  embedded: () => product('TwinBot, embedded store', {}),
  async postgres({ databaseUrl }) {
    if (!databaseUrl) return 'There is no PostgreSQL here.'
    return product('TwinBot, PostgreSQL', { databaseUrl: await freshDatabase(databaseUrl, 'one') })
  },
  async 'two-nodes'({ databaseUrl, redisUrl }) {
    if (!databaseUrl || !redisUrl) return 'There is no PostgreSQL or no Redis here.'
    return product('TwinBot, two nodes over Redis', {
      databaseUrl: await freshDatabase(databaseUrl, 'two'),
      redisUrl,
    })
  },
}

async function bare(mode: string, name: string): Promise<Contender> {
  const folder = mkdtempSync(join(tmpdir(), 'twinbot-bare-'))
  const server = await startServer(here('bare-server.ts'), [mode, folder])
  const lines = [{ port: server.port, path: '/', frame: frameFor(threadId, text, 'nobody') }]
  return { name, server, lines, openOn: '-', stop: server.stop }
}

async function socketio(): Promise<Contender | string> {
  const from = process.env.BENCH_SOCKET_IO ?? installOnDemand('socket.io', '4.8.4')
  if (!from) return 'socket.io could not be fetched, so there is no comparison with it.'
  const server = await startServer(here('socketio-server.ts'), [from])
  const frame = `42["sendMessage",${frameFor(threadId, text, 'nobody')}]`
  const lines = [{ port: server.port, path: '/socket.io/?EIO=4&transport=websocket', frame }]
  return { name: 'socket.io, nothing stored', server, lines, openOn: '40{', stop: server.stop }
}

async function product(name: string, where: { databaseUrl?: string; redisUrl?: string }): Promise<Contender> {
  const { server, lines, close } = await startProduct({ people: PEOPLE, threadId, text, ...where })
  return { name, server, lines, openOn: '"opened"', stop: close }
}

async function freshDatabase(databaseUrl: string, name: string): Promise<string> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  await client.query(`drop database if exists bench_${name} with (force)`)
  await client.query(`create database bench_${name}`)
  await client.end()
  const url = new URL(databaseUrl)
  url.pathname = `/bench_${name}`
  return url.href
}
