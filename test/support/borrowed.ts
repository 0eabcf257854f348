/**
 * Packages that one of our programs needs and nobody else: they are not in everybody's install, but fetched into
 * `.cache/borrowed` when that program runs for the first time.
 */
import { existsSync, mkdirSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

const root = join(import.meta.dirname, '..', '..')
const { npm } = await import(join(root, 'bin', 'npm.mjs'))

/** Where its main file is, as something to import; nothing when it is not there and cannot be fetched. */
export function borrow(name: string, version: string): string | undefined {
  const folder = join(root, '.cache', 'borrowed', `${name}-${version}`)
  if (!existsSync(join(folder, 'node_modules', name))) {
    mkdirSync(folder, { recursive: true })
    npm(['install', '--no-save', '--silent', '--prefix', folder, `${name}@${version}`])
  }
  try {
    return pathToFileURL(createRequire(join(folder, 'from.js')).resolve(name)).href
  } catch {
    return undefined
  }
}
