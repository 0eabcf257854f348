import { spawnSync } from 'node:child_process'
import { cpSync, globSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'

const here = import.meta.dirname

/** A fresh clone with nothing installed, on a machine without a network. */
function freshClone({ packages = {} }: { packages?: Record<string, object> } = {}) {
  const root = mkdtempSync(join(tmpdir(), 'twinbot-clone-'))
  onTestFinished(() => rmSync(root, { recursive: true }))
  mkdirSync(join(root, 'bin'))
  for (const file of globSync('*.mjs', { cwd: here })) cpSync(join(here, file), join(root, 'bin', file))
  const names = Object.keys(packages).map(path => path.replace('node_modules/', ''))
  const own = {
    name: 'twinbot',
    version: '0.1.0',
    dependencies: Object.fromEntries(names.map(n => [n, '1.0.0'])),
  }
  writeFileSync(join(root, 'package.json'), JSON.stringify({ ...own, type: 'module' }))
  const locked = { ...own, lockfileVersion: 3, requires: true, packages: { '': own, ...packages } }
  writeFileSync(join(root, 'package-lock.json'), JSON.stringify(locked))
  return root
}

function setUp(root: string, { node = '24.21.0', path = process.env.PATH ?? '' } = {}) {
  const asIf = `Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '${node}' } })`
  const { npm_execpath: _, ...rest } = process.env
  const { stdout, stderr, status } = spawnSync(
    process.execPath,
    ['--import', `data:text/javascript,${encodeURIComponent(asIf)}`, join(root, 'bin', 'setup.mjs')],
    {
      env: {
        ...rest,
        PATH: path,
        npm_config_registry: 'http://127.0.0.1:1',
        npm_config_cache: join(root, 'cache'),
      },
      encoding: 'utf8',
    },
  )
  const said = `${stdout}${stderr}`.trimEnd()
  expect(said).not.toMatch(/^ {4}at /m)
  return { status, last: said.split('\n').at(-1) }
}

test('without a network somebody who starts it for the first time is told so in a sentence', () => {
  const packages = { 'node_modules/somewhere': { version: '1.0.0' } }
  expect(setUp(freshClone({ packages }))).toEqual({
    status: 1,
    last: 'The packages could not be installed ("npm ci": 1): npm says above why, most often there is no network.',
  })
})

test('without npm she is told to install it', () => {
  const { status, last } = setUp(freshClone(), { path: '/nowhere' })
  expect(status).toBe(1)
  expect(last).toMatch(/^npm could not be started \(.+\): please install npm\.$/)
})

test('a Node that is too old for anything is called so', () => {
  expect(setUp(freshClone(), { node: '18.20.4' })).toEqual({
    status: 1,
    last: 'Node 18.20.4 is too old: please install Node 24 (20 or newer would do).',
  })
})

test('an older Node fetches a newer one, and without a network says what to install', () => {
  expect(setUp(freshClone(), { node: '20.11.0' })).toEqual({
    status: 1,
    last: 'Node 20.11.0 is too old to run this and Node 24 could not be fetched: please install Node 24 or newer.',
  })
})
