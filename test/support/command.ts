/** Runs an operator's command as a separate process. */
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterTest } from './after-test.ts'

const root = join(import.meta.dirname, '..', '..')

/** `name` is a file of bin/. */
export async function run(name: string, args: string[], env: Record<string, string | undefined>) {
  return ended(join('bin', name), args, env)
}

/** Starts the server with settings it refuses, and waits until it exits. */
export async function runServerUntilExit(env: Record<string, string | undefined>) {
  return ended(join('src', 'server', 'main.ts'), [], { HOST: '127.0.0.1', PORT: '0', ...env })
}

async function ended(program: string, args: string[], env: Record<string, string | undefined>) {
  const { PATH, NODE_COMPILE_CACHE } = process.env
  const child = spawn(process.execPath, [join(root, program), ...args], {
    env: { PATH, NODE_COMPILE_CACHE, ...env },
  })
  afterTest(async () => void child.kill('SIGKILL'))
  const exit = new Promise<number | null>(resolve => child.on('exit', resolve))
  const [printed, complaint] = await Promise.all([text(child.stdout), text(child.stderr)])
  return { code: await exit, printed, complaint }
}
