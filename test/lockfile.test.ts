/** Every machine installs from the lockfile, so it must list the native binaries for all of them. */
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'

type Locked = { version?: string; resolved?: string; optionalDependencies?: Record<string, string> }
const root = join(import.meta.dirname, '..')
const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
  packages: Record<string, Locked>
}

/** Supported systems, and the suffixes of their packages. */
const systems: Record<string, RegExp> = {
  'Linux on x64': /linux-x64(-gnu)?$/,
  'Linux on x64 with musl': /linux-x64-musl$/,
  'Linux on ARM': /linux-arm64(-gnu)?$/,
  'Linux on ARM with musl': /linux-arm64-musl$/,
  'macOS on ARM': /darwin-arm64$/,
  'macOS on x64': /darwin-x64$/,
  'Windows on x64': /win32-x64(-msvc)?$/,
}

const native = Object.entries(packages).filter(([, { optionalDependencies = {} }]) =>
  Object.keys(optionalDependencies).some(name => Object.values(systems).some(ending => ending.test(name))),
)

test('the tools with native programs are seen', () => {
  const names = native.map(([path]) => path.replace(/^.*node_modules\//, ''))
  expect(names).toEqual(
    expect.arrayContaining(['@biomejs/biome', '@node-rs/argon2', 'lightningcss', 'rolldown', 'typescript']),
  )
})

test.each(native)('%s can be installed on every system that we support', (path, tool) => {
  const offered = Object.entries(tool.optionalDependencies ?? {})
  const missing = Object.entries(systems).filter(([system, ending]) => {
    // Without a musl variant, a Linux binary is statically linked.
    const plain = system.endsWith('musl') && !offered.some(([name]) => name.endsWith('-musl'))
    const wanted = plain ? systems[system.replace(' with musl', '')] : ending
    const found = offered.find(([name]) => wanted?.test(name))
    return !found || !isLocked(path, ...found)
  })
  expect(missing.map(([system]) => system)).toEqual([])
})

function isLocked(path: string, name: string, range: string): boolean {
  const locked = packages[`${path}/node_modules/${name}`] ?? packages[`node_modules/${name}`]
  return locked?.version !== undefined && (locked.version === range || /^[~^]/.test(range))
}

test.each(['linux/x64', 'linux/arm64', 'darwin/arm64', 'darwin/x64', 'win32/x64'])(
  'the program that runs models comes in one package for all systems: %s is in it',
  system => {
    const program = `bin/napi-v6/${system}/onnxruntime_binding.node`
    expect(existsSync(join(root, 'node_modules/onnxruntime-node', program))).toBe(true)
  },
)

test('it names no place to download from: each machine asks the registry it is told to', () => {
  expect(Object.entries(packages).filter(([, { resolved }]) => resolved)).toEqual([])
})

test('npm finds nothing amiss in it and would install it as it is', () => {
  const told = [
    'ci',
    '--dry-run',
    '--offline',
    '--loglevel=error',
    '--cache',
    join(tmpdir(), 'twinbot-npm-cache'),
  ]
  const { status, stderr } = spawnSync('npm', told, { cwd: root, encoding: 'utf8' })
  expect(stderr).toBe('')
  expect(status).toBe(0)
})
