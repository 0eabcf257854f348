import { chmodSync, mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { temporary } from '#test/support/temporary-folder.ts'
import { restoreBackup, takeBackup } from './backup.ts'
import { makeDataFolder } from './data-folder.ts'
import { openInstallation } from './open-installation.ts'

const mode = (path: string) => (statSync(path).mode & 0o777).toString(8)
const modesIn = (folder: string) =>
  Object.fromEntries(readdirSync(folder).map(name => [name, mode(join(folder, name))]))

/** World-readable, as an operator may have created it. */
function openFolder(): string {
  const parent = temporary()
  const folder = join(parent, 'data')
  mkdirSync(folder)
  chmodSync(folder, 0o755)
  return folder
}

async function run(dataDir: string, meanwhile: () => Promise<void> = async () => {}): Promise<void> {
  const given = { dataDir, databaseUrl: undefined, appSecret: undefined, authPool: 'built-in' }
  const { database } = await openInstallation(given, {}, () => {})
  try {
    await meanwhile()
  } finally {
    await database.close()
  }
}

test('what people wrote can be read by nobody else on the machine', async () => {
  const dataDir = openFolder()
  await run(dataDir, async () => {
    expect(mode(dataDir)).toBe('700')
    const files = modesIn(dataDir)
    expect(Object.keys(files)).toEqual(expect.arrayContaining(['lock', 'secret', 'twinbot.sqlite']))
    expect(new Set(Object.values(files))).toEqual(new Set(['600']))
  })
})

test('files that an earlier version left open to others are closed at the next start', async () => {
  const dataDir = openFolder()
  await run(dataDir)
  chmodSync(dataDir, 0o755)
  for (const name of readdirSync(dataDir)) chmodSync(join(dataDir, name), 0o644)
  await run(dataDir, async () => {
    expect(mode(dataDir)).toBe('700')
    expect(new Set(Object.values(modesIn(dataDir)))).toEqual(new Set(['600']))
  })
})

test('a backup, and what is restored from it, are for their owner alone as well', async () => {
  const dataDir = openFolder()
  const backup = openFolder()
  await run(dataDir, async () => {
    await takeBackup(dataDir, backup, true)
  })
  const restored = openFolder()
  await restoreBackup(backup, restored)
  for (const folder of [backup, restored]) {
    expect(mode(folder)).toBe('700')
    expect(modesIn(folder)).toMatchObject({ secret: '600', 'twinbot.sqlite': '600' })
    expect(new Set(Object.values(modesIn(folder)))).toEqual(new Set(['600']))
  }
})

test('a folder that holds somebody’s other things is left as it is', () => {
  const shared = openFolder()
  writeFileSync(join(shared, 'holiday.jpg'), '')
  makeDataFolder(shared)
  expect(mode(shared)).toBe('755')
})
