/** An empty folder that is gone after the test. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterTest } from './after-test.ts'

export function temporary(): string {
  const folder = mkdtempSync(join(tmpdir(), 'twinbot-try-'))
  afterTest(async () => rmSync(folder, { recursive: true, force: true }))
  return folder
}
