/**
 * For tests of one screen: loads the texts that the app loads after signing in, and waits long enough for a
 * busy machine.
 */
import { configure } from '@testing-library/react'
import { loadSignedInTexts } from '#web/platform/texts.ts'

configure({ asyncUtilTimeout: 60_000 })
await loadSignedInTexts()
