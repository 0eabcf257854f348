/** The texts of everything before login, built from one language's words. */

import { withPlaceholders } from './placeholders.ts'
import type english from './texts/en/public.json'
import type { Pages } from './texts-pages.ts'
import type { SignedInTexts } from './texts-signed-in.ts'

/** English defines what every language must have. */
type PublicWords = typeof english
export type PublicTexts = ReturnType<typeof publicTextsOf>

/** Translations of names and sentences that arrive in English, and the parts that are loaded later. */
type Others = {
  countryName(code: string, name: string): string
  countryInSentence(name: string): string
  /** The name of a helpline, after "Call". */
  helplineToCall(name: string): string
  refused(code: string, sentence: string): string
  signedIn(): Promise<SignedInTexts>
  pages(): Promise<Pages>
}

export function publicTextsOf(words: PublicWords, { refused, ...others }: Others) {
  return {
    ...withPlaceholders(words, { pageTitle: ['page'] }),
    ...others,
    shell: withPlaceholders(words.shell, { backTo: ['place'] }),
    errors: { ...words.errors, refused },
    signUp: withPlaceholders(words.signUp, {
      passwordHint: ['least'],
      signedInAs: ['name'],
      shortPassword: ['least'],
      longPassword: ['most'],
      longName: ['most'],
    }),
    verify: withPlaceholders(words.verify, {
      seconds: ['amount'],
      secondsSpoken: ['amount'],
      wait: ['amount'],
    }),
  }
}
