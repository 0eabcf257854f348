/**
 * Packages that only one program needs: not installed, but fetched into `.cache/on-demand` when that program
 * first runs.
 */
import { existsSync, mkdirSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

const root = join(import.meta.dirname, '..', '..')
const { npm } = await import(join(root, 'bin', 'npm.mjs'))

/** The URL of its main file; undefined if it is missing and cannot be fetched. */
export function installOnDemand(name: string, version: string): string | undefined {
  const folder = join(root, '.cache', 'on-demand', `${name}-${version}`)
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
