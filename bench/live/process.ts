/** Servers as separate processes, pinned to the first core where possible. */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'

export type Server = {
  port: number
  /** Resident memory in MB. */
  memory(): number
  /** CPU seconds used so far, by all its threads. */
  cpu(): number
  stop(): Promise<void>
}

const canPin = spawnSync('taskset', ['--version']).status === 0
export const pinning = canPin
  ? 'the server on core 0, the load on core 1'
  : 'nothing pinned: there is no taskset here'

export function pinned(core: number, command: string, args: string[]): [string, string[]] {
  return canPin ? ['taskset', ['-c', String(core), command, ...args]] : [command, args]
}

/** Starts a server that prints `listening at http://…`. */
export async function startServer(
  script: string,
  args: string[],
  env: Record<string, string> = {},
): Promise<Server> {
  const [command, full] = pinned(0, process.execPath, [script, ...args])
  const child = spawn(command, full, {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const port = await portOf(child)
  return {
    port,
    memory: () => residentMb(child.pid ?? 0),
    cpu: () => cpuSeconds(child.pid ?? 0),
    async stop() {
      if (child.exitCode !== null || child.signalCode !== null) return
      const ended = once(child, 'exit')
      child.kill('SIGKILL')
      await ended
    },
  }
}

function portOf(child: ChildProcess): Promise<number> {
  return new Promise((resolve, reject) => {
    let printed = ''
    child.stdout?.on('data', chunk => {
      printed += chunk
      const [, port] = /listening at http:\/\/[^:]+:(\d+)/.exec(printed) ?? []
      if (port) resolve(Number(port))
    })
    child.once('exit', () => reject(new Error(`The server ended:\n${printed}`)))
  })
}

/** Empty for a process that has ended. */
function about(pid: number, what: string): string {
  try {
    return readFileSync(`/proc/${pid}/${what}`, 'utf8')
  } catch {
    return ''
  }
}

function residentMb(pid: number): number {
  const [, kb] = /VmRSS:\s+(\d+) kB/.exec(about(pid, 'status')) ?? []
  return Number(kb) / 1024
}

const TICKS_PER_SECOND = 100

function cpuSeconds(pid: number): number {
  const fields = about(pid, 'stat').split(') ')[1]?.split(' ') ?? []
  return (Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND
}
