/** Runs a clean-up when the current test ends or, called outside a test, after all tests of the file. Last in, first out. */
import { afterAll, onTestFinished } from 'vitest'

type CleanUp = () => Promise<void>
const afterFile: CleanUp[] = []

// Each test file loads this module afresh, so this runs at the end of that file.
afterAll(async () => {
  for (const cleanUp of afterFile.reverse()) await cleanUp()
})

export function afterTest(cleanUp: CleanUp): void {
  try {
    onTestFinished(cleanUp)
  } catch {
    // Not inside a test; vitest has no other way to tell.
    afterFile.push(cleanUp)
  }
}
