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
export type LoadResult = {
  connectsPerSecond: number
  /** Memory of the connections, in MB per thousand. */
  memoryPerThousand: number
  deliveries: number
  deliveriesPerSecond: number
  /** CPU time of the server, in microseconds; meaningful on a busy machine too. */
  cpuPerDelivery: number
  messagesPerSecond: number
  p50: number
  p99: number
  /** The generator's own CPU use; near 1 it is the bottleneck. */
  loadCpu: number
  /** Members who were disconnected during the run. */
  lost: number
}

/** For everything except measuring; a slower machine gives no useful figure. */
const MOST_ASIDE_SECONDS = 25

/** Placeholder for a message's id in a frame. */
export const ID = '@'.repeat(16)

/** Undefined without a compiler, or on other systems than Linux. */
export function compileLoad(): string | undefined {
  const program = join(mkdtempSync(join(tmpdir(), 'twinbot-load-')), 'load')
  const source = join(import.meta.dirname, 'load.c')
  const { status } = spawnSync('cc', ['-O2', '-o', program, source], { stdio: 'ignore' })
  return status === 0 ? program : undefined
}

/** The figures, or a short reason why there are none. */
export async function runLoad(
  program: string,
  server: Server,
  lines: Line[],
  openOn: string,
  { members, senders, window, rate, seconds }: Shape,
): Promise<LoadResult | string> {
  const file = `${program}-${server.port}.txt`
  writeFileSync(file, lines.map(({ port, path, frame }) => `${port}\t${path}\t${frame}\n`).join(''))
  const before = server.memory()
  let cpuBefore = 0
  const numbers = [members, senders, window, rate, seconds].map(String)
  const [command, args] = pinned(1, program, [...numbers, openOn, file])
  const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'inherit'] })
  const tooLong = setTimeout(() => child.kill('SIGKILL'), (MOST_ASIDE_SECONDS + seconds * 1.25) * 1000)
  const ended = once(child, 'exit')
  const told: Record<string, number> = {}
  let why = ''
  for await (const line of createInterface({ input: child.stdout })) {
    const { failed, connected, perSecond, measuring, ...figures } = JSON.parse(line)
    if (failed) why = failed
    Object.assign(told, figures)
    if (measuring) cpuBefore = server.cpu()
    if (figures.deliveries) told.cpuPerDelivery = ((server.cpu() - cpuBefore) * 1e6) / figures.deliveries
    if (!connected) continue
    told.connectsPerSecond = perSecond
    await new Promise(resolve => setTimeout(resolve, 1000))
    told.memoryPerThousand = ((server.memory() - before) * 1000) / members
  }
  await ended
  clearTimeout(tooLong)
  if (why) return why
  return told.deliveries ? (told as LoadResult) : 'this machine was too slow to get anything through in time'
}
