/** `cognito-local` in a process of its own, with an empty folder. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const program = createRequire(import.meta.url).resolve('cognito-local/lib/bin/start.js')

export type Emulator = {
  url: string
  /** Where it would have mailed the newest code of this person, and the code. */
  letterOf(poolId: string, username: string): { to: string; code: string }
  close(): Promise<void>
}

type Kept = { ConfirmationCode: string; Attributes: Array<{ Name: string; Value: string }> }

export async function startEmulator(): Promise<Emulator> {
  const folder = mkdtempSync(join(tmpdir(), 'twinbot-cognito-'))
  mkdirSync(join(folder, '.cognito'))
  // People have opaque names here, as in the pool that docs/operating.md describes.
  const defaults = { UserPoolDefaults: { UsernameAttributes: [], AutoVerifiedAttributes: ['email'] } }
  writeFileSync(join(folder, '.cognito', 'config.json'), JSON.stringify(defaults))
  const child = spawn(process.execPath, [program], {
    cwd: folder,
    env: { PATH: process.env.PATH, PORT: '0', HOST: '127.0.0.1' },
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  const url = await new Promise<string>((resolve, reject) => {
    let said = ''
    child.once('exit', () => reject(new Error(`cognito-local ended:\n${said}`)))
    child.stdout.on('data', chunk => {
      said = (said + chunk).slice(-2000)
      const [, address] = /running on (http:\/\/[\d.:]+)/.exec(said) ?? []
      if (address) resolve(address)
    })
  })
  return {
    url,
    letterOf(poolId, username) {
      const file = join(folder, '.cognito', 'db', `${poolId}.json`)
      const { Users } = JSON.parse(readFileSync(file, 'utf8')) as { Users: Record<string, Kept> }
      const user = Users[username]
      const to = user?.Attributes.find(({ Name }) => Name === 'email')?.Value ?? ''
      return { to, code: user?.ConfirmationCode ?? '' }
    },
    async close() {
      const ended = once(child, 'exit')
      child.kill('SIGKILL')
      await ended
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
