/** Runs a clean-up when the current test ends or, called outside a test, after all tests of the file. Last in, first out. */
import { onTestFinished } from 'vitest'

type CleanUp = () => Promise<void>
const afterFile: CleanUp[] = []

export function afterTest(cleanUp: CleanUp): void {
  try {
    onTestFinished(cleanUp)
  } catch {
    // Not inside a test; vitest has no other way to tell.
    afterFile.push(cleanUp)
  }
}

export async function cleanUpAfterFile(): Promise<void> {
  for (const cleanUp of afterFile.splice(0).reverse()) await cleanUp()
}
