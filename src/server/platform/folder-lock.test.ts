import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { afterTest } from '#test/support/after-test.ts'
import { FolderInUse, lockFolder } from './folder-lock.ts'

/** The error another process gets for the same folder. */
function lockElsewhere(folder: string): string {
  const program = `import { lockFolder } from ${JSON.stringify(join(import.meta.dirname, 'folder-lock.ts'))}
    try { lockFolder(process.argv[1]); console.log('locked') } catch (error) { console.log(error.message) }`
  const { stdout } = spawnSync(process.execPath, ['--input-type=module', '-e', program, folder])
  return stdout.toString()
}

test('a folder stays locked for others though a second try is made in the same process', () => {
  const folder = mkdtempSync(join(tmpdir(), 'twinbot-lock-'))
  afterTest(async () => rmSync(folder, { recursive: true, force: true }))
  const unlock = lockFolder(folder)
  expect(() => lockFolder(folder)).toThrow(FolderInUse)
  expect(lockElsewhere(folder)).toContain('already running')
  unlock()
  expect(lockElsewhere(folder)).toContain('locked')
})
