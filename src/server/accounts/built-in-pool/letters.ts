/** The letters accounts sends, in the language of the browser that asked for them. */

import type { Letter } from '#server/platform/mail.ts'
import { CODE_LIFETIME_MS } from '#shared/accounts.ts'
import type { Language } from '#shared/languages.ts'
import { fillIn } from '#shared/template.ts'
import english from './letters-en.json' with { type: 'json' }
import spanish from './letters-es.json' with { type: 'json' }

type Letters = typeof english
type LetterName = Exclude<keyof Letters, 'writeToSupport'>

const minutes = CODE_LIFETIME_MS / 60_000
const letters: Record<Language, Letters> = { en: english, es: spanish }

function written(
  name: LetterName,
  to: string,
  language: Language,
  values: Record<string, string> = {},
): Letter {
  const { subject, text } = letters[language][name]
  const fill = (part: string) => fillIn(part, { minutes, ...values })
  return { to, subject: fill(subject), text: text.map(fill).join('\n\n') }
}

export function codeLetter(to: string, code: string, url: string, language: Language): Letter {
  return written('code', to, language, { code, url })
}

export function alreadySignedUpLetter(to: string, url: string, language: Language): Letter {
  return written('alreadySignedUp', to, language, { url })
}

export function resetLetter(to: string, code: string, url: string, language: Language): Letter {
  return written('reset', to, language, { code, url })
}

export type AccountLetters = ReturnType<typeof accountLetters>

/** The letters about changes to an account; `support` is whom to write to, or empty. */
export function accountLetters({ publicUrl: url, support }: { publicUrl: string; support: string }) {
  const writeToSupport = (language: Language) =>
    support && ` ${fillIn(letters[language].writeToSupport, { support })}`
  return {
    newAddress: (to: string, code: string, language: Language): Letter =>
      written('newAddress', to, language, { code }),
    addressTaken: (to: string, language: Language): Letter => written('addressTaken', to, language),
    addressChanged: (to: string, language: Language): Letter =>
      written('addressChanged', to, language, { support: writeToSupport(language) }),
    passwordChanged: (to: string, language: Language): Letter =>
      written('passwordChanged', to, language, { url }),
  }
}
