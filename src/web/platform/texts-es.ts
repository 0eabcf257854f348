/**
 * The Spanish texts: addressed to "tú", without a word that would make the reader a man or a woman. Loaded only by
 * those whose browser asks for Spanish.
 */
import type { RefusalCode } from '#shared/errors.ts'
import words from './texts/es/outer.json' with { type: 'json' }
import refusals from './texts/es/refusals.json' with { type: 'json' }
import { outerTextsOf } from './texts-outer.ts'

/** What the server refuses with, by its code: its own sentences are English. */
const refused: Record<RefusalCode, string> = refusals

export const spanish = outerTextsOf(words, {
  countryName: (code, name) => new Intl.DisplayNames('es', { type: 'region' }).of(code) ?? name,
  refused: (code, sentence) => (code in refused ? refused[code as RefusalCode] : sentence),
  inside: () => import('./texts-es-inside.ts').then(module => module.spanishInside),
  pages: () => import('./texts-es-pages.ts').then(module => module.spanishPages),
})
