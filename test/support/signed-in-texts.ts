/**
 * A test of one screen begins where the app would draw it: with the texts behind the login form loaded. What it
 * waits for may take its time on a busy machine.
 */
import { configure } from '@testing-library/react'
import { loadSignedInTexts } from '#web/platform/texts.ts'

configure({ asyncUtilTimeout: 60_000 })
await loadSignedInTexts()
