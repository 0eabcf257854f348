/** A test of one screen begins where the app would draw it: with the texts behind the login form loaded. */
import { insideTexts } from '#web/platform/texts.ts'

await insideTexts()
