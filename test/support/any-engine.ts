/**
 * The app for tests to which the engine makes no difference: they are about how words are read and judged, or how a
 * connection is held. What they store is stored on both engines by the tests of its own feature.
 */
import { openApp as openOn, type TestApp } from './app.ts'

export type { SignedIn, TestApp } from './app.ts'

/** On the embedded database. */
export const openApp = (options: Parameters<typeof openOn>[0] = {}): Promise<TestApp> =>
  openOn({ ...options, engine: 'embedded' })
