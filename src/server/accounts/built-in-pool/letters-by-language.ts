/** The letters accounts sends, in the language of the browser that asked for them. */

import type { Letter } from '#server/platform/mail.ts'
import { CODE_LIFETIME_MS } from '#shared/accounts.ts'
import type { Language } from '#shared/languages.ts'
import { englishLetters, type LetterTexts } from './letters.ts'
import { spanishLetters } from './texts-es-letters.ts'

const minutes = CODE_LIFETIME_MS / 60_000
const letters: Record<Language, LetterTexts> = { en: englishLetters, es: spanishLetters }

export function codeLetter(to: string, code: string, publicUrl: string, language: Language): Letter {
  return { to, ...letters[language].code(code, publicUrl, minutes) }
}

export function alreadySignedUpLetter(to: string, publicUrl: string, language: Language): Letter {
  return { to, ...letters[language].alreadySignedUp(publicUrl) }
}

export function resetLetter(to: string, code: string, publicUrl: string, language: Language): Letter {
  return { to, ...letters[language].reset(code, publicUrl, minutes) }
}

export type AccountLetters = ReturnType<typeof accountLetters>

/** The letters about changes to an account; `support` is whom to write to, or empty. */
export function accountLetters({ publicUrl, support }: { publicUrl: string; support: string }) {
  return {
    newAddress: (to: string, code: string, language: Language): Letter => ({
      to,
      ...letters[language].newAddress(code, minutes),
    }),
    addressTaken: (to: string, language: Language): Letter => ({ to, ...letters[language].addressTaken() }),
    addressChanged: (to: string, language: Language): Letter => ({
      to,
      ...letters[language].addressChanged(support),
    }),
    passwordChanged: (to: string, language: Language): Letter => ({
      to,
      ...letters[language].passwordChanged(publicUrl),
    }),
  }
}
