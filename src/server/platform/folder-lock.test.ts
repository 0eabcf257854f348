import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { temporary } from '#test/support/temporary-folder.ts'
import { FolderInUse, lockFolder } from './folder-lock.ts'

/** The error another process gets for the same folder. */
function lockElsewhere(folder: string): string {
  const program = `import { lockFolder } from ${JSON.stringify(join(import.meta.dirname, 'folder-lock.ts'))}
    try { lockFolder(process.argv[1]); console.log('locked') } catch (error) { console.log(error.message) }`
  const { stdout } = spawnSync(process.execPath, ['--input-type=module', '-e', program, folder])
  return stdout.toString()
}

test('a folder stays locked for others though a second try is made in the same process', () => {
  const folder = temporary()
  const unlock = lockFolder(folder)
  expect(() => lockFolder(folder)).toThrow(FolderInUse)
  expect(lockElsewhere(folder)).toContain('already running')
  unlock()
  expect(lockElsewhere(folder)).toContain('locked')
})
