/** Compiles the load generator once and runs it against a server. */
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { pinned, type Server } from './process.ts'

export type Line = { port: number; path: string; frame: string }
export type Shape = { members: number; senders: number; window: number; rate: number; seconds: number }
export type Figures = {
  connectsPerSecond: number
  /** What the connections cost, in MB per thousand. */
  memoryPerThousand: number
  deliveries: number
  deliveriesPerSecond: number
  /** Processor time of the server, in microseconds: says something on a busy machine too. */
  cpuPerDelivery: number
  messagesPerSecond: number
  p50: number
  p99: number
  /** How much of its core the generator used; near 1 it is itself the limit. */
  loadCpu: number
}

/** Where the id of a message stands in a frame. */
export const ID = '@'.repeat(16)

export function compileLoad(): string {
  const program = join(mkdtempSync(join(tmpdir(), 'twinbot-load-')), 'load')
  const { status, error } = spawnSync('cc', ['-O2', '-o', program, join(import.meta.dirname, 'load.c')], {
    stdio: 'inherit',
  })
  if (status !== 0)
    throw new Error(`The load generator needs a C compiler (cc): ${error?.message ?? 'it failed'}.`)
  return program
}

export async function runLoad(
  program: string,
  server: Server,
  lines: Line[],
  openOn: string,
  { members, senders, window, rate, seconds }: Shape,
): Promise<Figures> {
  const file = `${program}-${server.port}.txt`
  writeFileSync(file, lines.map(({ port, path, frame }) => `${port}\t${path}\t${frame}\n`).join(''))
  const before = server.memory()
  let cpuBefore = 0
  const numbers = [members, senders, window, rate, seconds].map(String)
  const [command, args] = pinned(1, program, [...numbers, openOn, file])
  const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'inherit'] })
  const ended = once(child, 'exit')
  const told: Record<string, number> = {}
  for await (const line of createInterface({ input: child.stdout })) {
    const { failed, connected, perSecond, measuring, ...figures } = JSON.parse(line)
    if (failed) throw new Error(`The load ended: ${failed}.`)
    Object.assign(told, figures)
    if (measuring) cpuBefore = server.cpu()
    if (figures.deliveries) told.cpuPerDelivery = ((server.cpu() - cpuBefore) * 1e6) / figures.deliveries
    if (!connected) continue
    told.connectsPerSecond = perSecond
    await new Promise(resolve => setTimeout(resolve, 1000))
    told.memoryPerThousand = ((server.memory() - before) * 1000) / members
  }
  await ended
  return told as Figures
}
