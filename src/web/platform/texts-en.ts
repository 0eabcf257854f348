/**
 * The English texts. Those for signed-in people load after the first screen, and the longer pages when one is opened.
 */
import words from './texts/en/public.json' with { type: 'json' }
import { publicTextsOf } from './texts-public.ts'

export const english = publicTextsOf(words, {
  /** The list of helplines has English names. */
  countryName: (_code, name) => name,
  countryInSentence: name => (/^(?:United|Netherlands)/.test(name) ? `the ${name}` : name),
  helplineToCall: name => name,
  /** The server's sentences are English already. */
  refused: (_code, sentence) => sentence,
  signedIn: () => import('./texts-en-signed-in.ts').then(module => module.englishSignedIn),
  pages: () => import('./texts-en-pages.ts').then(module => module.englishPages),
})
