/** Tidies up when the test is over, or, called outside of one, when all tests of the file are. Last in, first out. */
import { afterAll, onTestFinished } from 'vitest'

type Tidy = () => Promise<void>
const untilTheEnd: Tidy[] = []

// Each test file loads this module afresh, so this is the end of that file.
afterAll(async () => {
  for (const tidy of untilTheEnd.reverse()) await tidy()
})

export function afterwards(tidy: Tidy): void {
  try {
    onTestFinished(tidy)
  } catch {
    // Not inside a test; vitest has no other way of telling.
    untilTheEnd.push(tidy)
  }
}
