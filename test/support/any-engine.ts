/**
 * For tests to which the engine makes no difference: they are about how words are read, judged and answered, what is
 * refused for how it is written, what a screen is told, or how a connection is held. What they store is stored on both
 * engines by the tests of its own feature.
 */
import { test } from 'vitest'
import { openApp as openOn, type TestApp } from './app.ts'
import { engineUnderTest } from './database.ts'

export type { SignedIn, TestApp } from './app.ts'

/** The app on the embedded database, for a file of such tests alone. */
export const openApp = (options: Parameters<typeof openOn>[0] = {}): Promise<TestApp> =>
  openOn({ ...options, engine: 'embedded' })

/** In place of `test`, for such a test in a file whose others run on both engines. */
export function onEmbedded(name: string, work: () => Promise<void>): void {
  if (engineUnderTest === 'embedded') test(name, work)
}
