/** The server runs with `dependencies` alone, and no package is installed without use. */
import { spawnSync } from 'node:child_process'
import { globSync, readFileSync } from 'node:fs'
import { builtinModules } from 'node:module'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '..')
const read = (file: string) => readFileSync(join(root, file), 'utf8')
const { dependencies, devDependencies, scripts } = JSON.parse(read('package.json')) as Record<
  'dependencies' | 'devDependencies' | 'scripts',
  Record<string, string>
>

/** The server, the contract, and operators' commands. */
const running = [
  ...globSync('src/{server,shared}/**/*.ts', { cwd: root }).filter(file => !file.endsWith('.test.ts')),
  ...Object.values(scripts).flatMap(script => /^node bin\/operate\.mjs (\S+)/.exec(script)?.[1] ?? []),
]

function packagesIn(file: string): string[] {
  const named = [...read(file).matchAll(/^(?:import|export)\s(?!type\b)(?:[^'"]*?from )?'([^'.#][^']*)'/gm)]
  return named
    .map(([, name = '']) => /^(@[^/]+\/)?[^/]+/.exec(name)?.[0] ?? '')
    .filter(name => !name.startsWith('node:') && !builtinModules.includes(name))
}

test('whatever the server imports comes with `npm ci --omit=dev`', () => {
  const missing = running.flatMap(file =>
    packagesIn(file).flatMap(name => (name in dependencies ? [] : `${file}: ${name}`)),
  )
  expect(running.length).toBeGreaterThan(100)
  expect(missing).toEqual([])
})

test('no package is installed that nothing here names', () => {
  const unused = Object.keys({ ...dependencies, ...devDependencies }).filter(name => {
    // Type packages go with their package; those of the language part are installed before its code.
    if (/^@types\/|^(onnxruntime-node|@huggingface\/tokenizers|piscina)$/.test(name)) return false
    const program = { typescript: 'tsc', '@biomejs/biome': 'biome check' }[name] ?? name
    const places = [':!package-lock.json', ':!*.md', ...(program === name ? [':!package.json'] : [])]
    return spawnSync('git', ['grep', '-qF', program, '--', '.', ...places], { cwd: root }).status !== 0
  })
  expect(unused).toEqual([])
})
