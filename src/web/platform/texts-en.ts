/**
 * The English texts. What only those who are signed in read comes after the first screen, and the longer pages when
 * one is opened.
 */
import words from './texts/en/public.json' with { type: 'json' }
import { publicTextsOf } from './texts-public.ts'

export const english = publicTextsOf(words, {
  /** As the list of helplines has it. */
  countryName: (_code, name) => name,
  /** What the server says is English already. */
  refused: (_code, sentence) => sentence,
  signedIn: () => import('./texts-en-signed-in.ts').then(module => module.englishSignedIn),
  pages: () => import('./texts-en-pages.ts').then(module => module.englishPages),
})
