/**
 * The product with a populated account: fills its own data folder on the first start, prints how to sign in,
 * and serves. `--afresh` rebuilds the folder, as when its two weeks are long past; `--folder` chooses
 * another.
 */
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { maya, members, password } from './demo/people.ts'

const { values } = parseArgs({
  options: { afresh: { type: 'boolean', default: false }, folder: { type: 'string' } },
})
const folder = resolve(values.folder ?? join(import.meta.dirname, '..', 'data', 'demo'))
/** Marks the folder as the demo's, and as completely filled. */
const marker = join(folder, 'demo')

if (existsSync(folder) && !existsSync(marker)) {
  console.error(`${folder} was not made by the demo; name another one with --folder.`)
  process.exit(1)
}
const isFilled = existsSync(marker) && readFileSync(marker, 'utf8') === 'filled'
if (values.afresh || !isFilled) await fillAfresh()
serve()
await import('#server/main.ts')
tellHow()

async function fillAfresh(): Promise<void> {
  console.log('Two weeks are being lived through; this takes less than a minute.')
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  writeFileSync(marker, 'begun')
  const began = performance.now()
  const { fill } = await import('./demo/fill.ts')
  await fill(folder, line => process.stdout.isTTY && process.stdout.write(`\r${line} `))
  writeFileSync(marker, 'filled')
  console.log(`\nDone in ${Math.round((performance.now() - began) / 1000)} s.`)
}

/** Settings of a real installation must not apply to the demo. */
function serve(): void {
  for (const name of ['DATABASE_URL', 'REDIS_URL', 'APP_SECRET', 'AUTH_POOL', 'SMTP_URL'])
    delete process.env[name]
  process.env.DATA_DIR = folder
  process.env.LOG_LEVEL ||= 'warn'
}

function tellHow(): void {
  const others = Object.values(members).map(({ email }) => email)
  console.log(`
  Log in as   ${maya.email}
  password    ${password}

  For a talk between two, open a second browser and log in there as one of
  ${others.join(', ')} (the same password).
`)
}
