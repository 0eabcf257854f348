/**
 * The Spanish texts: informal "tú", and gender-neutral about the reader. Loaded only when the browser asks for Spanish.
 */
import type { RefusalCode } from '#shared/errors.ts'
import words from './texts/es/public.json' with { type: 'json' }
import refusals from './texts/es/refusals.json' with { type: 'json' }
import { publicTextsOf } from './texts-public.ts'

/** Refusals by error code, because the server's sentences are English. */
const refused: Record<RefusalCode, string> = refusals

/** One calls "al 024", "al Teléfono de la Esperanza", "a la Línea de la Vida", and "a" what has no Spanish name. */
function articleOf(name: string): string {
  if (/^(?:\d|Teléfono\b)/u.test(name)) return 'al'
  return /^Línea\b/u.test(name) ? 'a la' : 'a'
}

export const spanish = publicTextsOf(words, {
  countryName: (code, name) => new Intl.DisplayNames('es', { type: 'region' }).of(code) ?? name,
  countryInSentence: name => name,
  helplineToCall: name => `${articleOf(name)} ${name}`,
  refused: (code, sentence) => (code in refused ? refused[code as RefusalCode] : sentence),
  signedIn: () => import('./texts-es-signed-in.ts').then(module => module.spanishSignedIn),
  pages: () => import('./texts-es-pages.ts').then(module => module.spanishPages),
})
