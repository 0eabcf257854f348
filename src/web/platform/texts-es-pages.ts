/** The longer Spanish pages and the help panel, loaded only where they are read. */

import { spanishName } from '#shared/names-es.ts'
import { NOT_MEANT } from '#shared/support.ts'
import help from './texts/es/help.json' with { type: 'json' }
import helplines from './texts/es/helplines.json' with { type: 'json' }
import pages from './texts/es/pages.json' with { type: 'json' }
import { pagesOf } from './texts-pages.ts'

/** Translations of the helplines' hours, audiences and how to write; anything missing stays English. */
const known: Record<string, string> = helplines

export const spanishPages = pagesOf(
  { ...help, ...pages },
  NOT_MEANT.es,
  english => known[english] ?? spanishName(english),
)
