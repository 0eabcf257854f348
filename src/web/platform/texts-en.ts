/**
 * The English texts. What only those who are signed in read comes after the first screen, and the longer pages when
 * one is opened.
 */
import words from './texts/en/outer.json' with { type: 'json' }
import { outerTextsOf } from './texts-outer.ts'

export const english = outerTextsOf(words, {
  /** As the list of helplines has it. */
  countryName: (_code, name) => name,
  /** What the server says is English already. */
  refused: (_code, sentence) => sentence,
  inside: () => import('./texts-en-inside.ts').then(module => module.englishInside),
  pages: () => import('./texts-en-pages.ts').then(module => module.englishPages),
})
