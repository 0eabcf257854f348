import { spawnSync } from 'node:child_process'
import { closeSync, mkdtempSync, openSync, rmdirSync, rmSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { me } from '#shared/accounts.ts'
import { afterTest } from '#test/support/after-test.ts'
import { openApp } from '#test/support/app.ts'
import { createTestClock } from '#test/support/clock.ts'
import { run, runServerUntilExit } from '#test/support/command.ts'
import { engineUnderTest, makeTemporaryStorage } from '#test/support/database.ts'
import { join as joinThread } from '#test/support/group.ts'
import { temporary } from '#test/support/temporary-folder.ts'

/** A disk of a few megabytes, where the machine allows mounting one. */
function smallDisk(): string | undefined {
  const folder = mkdtempSync(join(tmpdir(), 'twinbot-disk-'))
  const { status } = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=8m,mode=0700', 'tmpfs', folder])
  afterTest(async () => {
    if (status === 0) spawnSync('umount', ['--lazy', folder])
    rmdirSync(folder)
  })
  return status === 0 ? folder : undefined
}

/** Uses up all free space; returns a function that frees it again. */
function fill(folder: string): () => void {
  const file = join(folder, 'filler')
  const handle = openSync(file, 'w')
  for (const size of [65_536, 4096, 512, 1]) {
    try {
      while (writeSync(handle, Buffer.alloc(size)) === size);
    } catch {}
  }
  closeSync(handle)
  return () => rmSync(file)
}

test.runIf(engineUnderTest === 'embedded')(
  'on a full disk nobody is told that their words were kept, and the operator is told what it is',
  async ({ skip }) => {
    const dataDir = smallDisk()
    if (!dataDir) return skip('no small disk can be mounted here')
    const storage = await makeTemporaryStorage()
    afterTest(storage.remove)
    const clock = createTestClock()
    const first = await openApp({ settings: { DATA_DIR: dataDir }, clock })
    const ada = await joinThread(first, 'ada', 'sleep')
    await ada.say('There is room.')
    const free = fill(dataDir)
    const words = 'plum '.repeat(1500)
    const outcomes = new Set<unknown>()
    for (let i = 0; !outcomes.has('unavailable') && i < 500; i++) {
      const id = ada.send(words)
      for (let frame = await ada.live.next(); ; frame = await ada.live.next()) {
        if (frame.id !== id) continue
        outcomes.add(frame.type === 'ack' ? 'ack' : frame.code)
        break
      }
    }
    expect(outcomes).toContain('unavailable')
    // Reads still work.
    await ada.call(me)
    const ready = await first.fetch('/readyz')
    expect(ready.status).toBe(503)
    expect(await ready.json()).toMatchObject({ ok: false, database: true, disk: false })
    const said = () => first.logged().match(/the disk of the database is full/g)?.length
    expect(said()).toBe(1)
    ada.send(words)
    await ada.live.next('error')
    expect(said()).toBe(1)
    clock.advance(60_000)
    ada.send(words)
    await ada.live.next('error')
    expect(said()).toBe(2)

    const folder = join(temporary(), 'backup')
    expect(await run('backup.ts', [folder], { DATA_DIR: dataDir })).toMatchObject({ code: 0 })

    free()
    await expect.poll(async () => (await first.fetch('/readyz')).status).toBe(200)
    await ada.say('There is room again.')
    await first.stop()

    fill(dataDir)
    const { code, complaint } = await runServerUntilExit({ DATA_DIR: dataDir })
    expect(code).toBe(1)
    expect(complaint).toContain('is full')
    expect(complaint).not.toContain('Another TwinBot')
  },
)
