/** Texts of an export's readable pages. Messages stay as they were written. */
import type { Language } from '#shared/languages.ts'
import { spanishName } from '#shared/names-es.ts'
import { fillIn } from '#shared/template.ts'
import english from './pages-en.json' with { type: 'json' }
import spanish from './pages-es.json' with { type: 'json' }

type Words = typeof english
type Names = { browserName(name: string): string; named(name: string): string }

function pagesOf(words: Words, names: Names) {
  const [folder = '', besideThese = ''] = words.beside
  return {
    ...words,
    ...names,
    beside: [folder, besideThese] as const,
    intro: (name: string, email: string, day: string) => fillIn(words.intro, { name, email, day }),
    remindersAt: (times: string, days: string) => fillIn(words.remindersAt, { times, days }),
    keeps: (name: string) => fillIn(words.keeps, { name }),
    asked: (count: number) => fillIn(words.asked, { count }),
    lastUsed: (day: string) => fillIn(words.lastUsed, { day }),
    since: (day: string) => fillIn(words.since, { day }),
  }
}

export type PageTexts = ReturnType<typeof pagesOf>

const asItIs = (name: string) => name

export const pageTexts: Record<Language, PageTexts> = {
  en: pagesOf(english, { browserName: asItIs, named: asItIs }),
  es: pagesOf(spanish, {
    browserName: name => name.replace(' on ', ' en ').replace('Unknown browser', 'Navegador desconocido'),
    named: spanishName,
  }),
}
