import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openApp } from '#test/support/app.ts'
import { run } from '#test/support/command.ts'
import { engineUnderTest } from '#test/support/database.ts'
import { freePort } from '#test/support/port.ts'
import { temporary } from '#test/support/temporary-folder.ts'
import { restoreBackup, takeBackup } from './backup.ts'
import { checkBackup } from './backup-check.ts'
import { createLog } from './log.ts'
import { scheduleBackups } from './scheduled-backups.ts'

const embeddedOnly = test.runIf(engineUnderTest === 'embedded')

async function backedUp() {
  const app = await openApp()
  await app.signIn('ada')
  const folder = join(temporary(), 'backup')
  await takeBackup(app.storage.dataDir, folder, true)
  return { app, folder, dataDir: app.storage.dataDir }
}

function flip(file: string, at: number): void {
  const bytes = readFileSync(file)
  bytes[at]! ^= 1
  writeFileSync(file, bytes)
}

embeddedOnly('one changed byte anywhere in a backup is found out, and nothing is restored', async () => {
  const { folder } = await backedUp()
  const names = readdirSync(folder)
  expect(names.sort()).toEqual(['backup.json', 'backup.sha256', 'secret', 'twinbot.sqlite'])
  for (const name of names) {
    const { length } = readFileSync(join(folder, name))
    for (const share of [0, 0.13, 0.37, 0.61, 0.99]) {
      const at = Math.floor(share * length)
      flip(join(folder, name), at)
      await expect(checkBackup(folder), `${name} at ${at}`).rejects.toThrow(/not what it was|cut off/)
      const dataDir = join(temporary(), 'data')
      await expect(restoreBackup(folder, dataDir)).rejects.toThrow()
      expect(existsSync(dataDir)).toBe(false)
      flip(join(folder, name), at)
    }
  }
  await checkBackup(folder)
})

embeddedOnly('a backup that was cut off is called so', async () => {
  const { folder } = await backedUp()
  const whole = join(temporary(), 'whole')
  cpSync(folder, whole, { recursive: true })
  truncateSync(join(folder, 'twinbot.sqlite'), 8192)
  const { code, complaint } = await run('verify-backup.ts', [folder], {})
  expect({ code, complaint }).toEqual({
    code: 1,
    complaint: expect.stringMatching(/was cut off: twinbot\.sqlite has 8192 of \d+ bytes/),
  })
  for (const name of ['backup.sha256', 'backup.json', 'twinbot.sqlite']) {
    const partly = join(temporary(), 'partly')
    cpSync(whole, partly, { recursive: true })
    rmSync(join(partly, name))
    await expect(checkBackup(partly)).rejects.toThrow(/was cut off|has changed/)
  }
  const told = await run('verify-backup.ts', [whole], {})
  expect(told).toMatchObject({ code: 0, complaint: '', printed: expect.stringContaining('is whole') })
})

embeddedOnly('the secret of a backup must be the right one, wherever it is kept', async () => {
  const { app, folder } = await backedUp()
  const secret = readFileSync(join(folder, 'secret'), 'utf8').trim()
  rmSync(join(folder, 'secret'))
  await checkBackup(folder)
  await checkBackup(folder, secret)
  await expect(checkBackup(folder, 'quite another secret of some length')).rejects.toThrow(/not the one/)
  const dataDir = join(temporary(), 'data')
  mkdirSync(dataDir)
  writeFileSync(join(dataDir, 'secret'), 'quite another secret of some length\n')
  await expect(restoreBackup(folder, dataDir)).rejects.toThrow(/not the one/)
  writeFileSync(join(dataDir, 'secret'), `${secret}\n`)
  await restoreBackup(folder, dataDir)
  await app.stop()
  await openApp({ sharing: { ...app, storage: { ...app.storage, dataDir } } })
})

embeddedOnly('what is left of another database keeps a backup from being put beside it', async () => {
  const { folder } = await backedUp()
  const dataDir = temporary()
  writeFileSync(join(dataDir, 'twinbot.sqlite-wal'), 'left behind')
  await expect(restoreBackup(folder, dataDir)).rejects.toThrow(/There is data in/)
  const toPostgres = await run('restore.ts', [folder], { DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' })
  expect(toPostgres).toMatchObject({ code: 1, complaint: expect.stringContaining('pg_restore') })
})

embeddedOnly(
  'a damaged database is not backed up as if it were well, and nothing is left of the try',
  async () => {
    const { app, dataDir } = await backedUp()
    await app.stop()
    const file = join(dataDir, 'twinbot.sqlite')
    const { length } = readFileSync(file)
    for (let at = 4096 * 3 + 40; at < length; at += 4096 * 2) flip(file, at)
    for (let at = 4096 * 3; at < length; at += 4096) flip(file, at)
    const folder = join(temporary(), 'deep', 'down')
    const { code, complaint } = await run('backup.ts', [folder], { DATA_DIR: dataDir })
    expect(code).toBe(1)
    expect(complaint).toMatch(/damaged|cannot be read|malformed/)
    expect(existsSync(join(folder, '..'))).toBe(false)
  },
)

embeddedOnly('backups are taken as often as was asked for, and only the newest few are kept', async () => {
  const { dataDir } = await backedUp()
  const folder = join(temporary(), 'backups')
  const lines: string[] = []
  const log = createLog('info', { write: line => void lines.push(line) })
  const backups = scheduleBackups({ dataDir, folder, keep: 2, withSecret: false, everyMs: 20, log })
  await expect.poll(() => lines.filter(line => line.includes('a backup was taken')).length).toBeGreaterThan(3)
  await backups.close()
  const newest = readdirSync(folder)
    .filter(name => existsSync(join(folder, name, 'backup.sha256')))
    .sort()
    .at(-1)
  const kept = await run('backup.ts', ['--keep', '2', folder], { DATA_DIR: dataDir })
  expect(kept).toMatchObject({ code: 0, complaint: '' })
  const [before, last = '', ...more] = readdirSync(folder).sort()
  expect([before, more]).toEqual([newest, []])
  expect(kept.printed).toContain(last)
  for (const name of readdirSync(folder)) await checkBackup(join(folder, name))
})

embeddedOnly('a backup that cannot be taken is logged and counted', async () => {
  const port = await freePort()
  const folder = join(temporary(), 'not-a-folder')
  writeFileSync(folder, '')
  const settings = { METRICS_PORT: String(port), BACKUP_DIR: folder }
  const app = await openApp({ settings })
  await expect.poll(() => app.logged()).toContain('a backup could not be taken')
  const figures = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text()
  expect(figures).toContain('twinbot_backups_total{result="failed"} 1')
  expect(figures).toContain('twinbot_backup_timestamp_seconds 0')
})
