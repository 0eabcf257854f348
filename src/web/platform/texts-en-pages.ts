/** The longer English pages and the help panel, loaded only where they are read. */
import { NOT_MEANT } from '#shared/support.ts'
import { plainName } from '#shared/tag-names-en.ts'
import help from './texts/en/help.json' with { type: 'json' }
import pages from './texts/en/pages.json' with { type: 'json' }
import { pagesOf } from './texts-pages.ts'

export const englishPages = pagesOf({ ...help, ...pages }, NOT_MEANT.en, plainName)
