/**
 * The Spanish texts: informal "tú", and gender-neutral about the reader. Loaded only when the browser asks for Spanish.
 */
import type { RefusalCode } from '#shared/errors.ts'
import words from './texts/es/public.json' with { type: 'json' }
import refusals from './texts/es/refusals.json' with { type: 'json' }
import { publicTextsOf } from './texts-public.ts'

/** Refusals by error code, because the server's sentences are English. */
const refused: Record<RefusalCode, string> = refusals

export const spanish = publicTextsOf(words, {
  countryName: (code, name) => new Intl.DisplayNames('es', { type: 'region' }).of(code) ?? name,
  countryInSentence: name => name,
  refused: (code, sentence) => (code in refused ? refused[code as RefusalCode] : sentence),
  signedIn: () => import('./texts-es-signed-in.ts').then(module => module.spanishSignedIn),
  pages: () => import('./texts-es-pages.ts').then(module => module.spanishPages),
})
