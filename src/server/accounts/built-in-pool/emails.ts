/** The emails accounts sends, in the language of the browser that asked for them. */

import type { Email } from '#server/platform/mail.ts'
import { CODE_LIFETIME_MS } from '#shared/accounts.ts'
import type { Language } from '#shared/languages.ts'
import { fillIn } from '#shared/template.ts'
import english from './emails-en.json' with { type: 'json' }
import spanish from './emails-es.json' with { type: 'json' }

type EmailTexts = typeof english
type EmailName = Exclude<keyof EmailTexts, 'writeToSupport'>

const minutes = CODE_LIFETIME_MS / 60_000
const emails: Record<Language, EmailTexts> = { en: english, es: spanish }

function written(
  name: EmailName,
  to: string,
  language: Language,
  values: Record<string, string> = {},
): Email {
  const { subject, text } = emails[language][name]
  const fill = (part: string) => fillIn(part, { minutes, ...values })
  return { to, subject: fill(subject), text: text.map(fill).join('\n\n') }
}

export function codeEmail(to: string, code: string, url: string, language: Language): Email {
  return written('code', to, language, { code, url })
}

export function alreadySignedUpEmail(to: string, url: string, language: Language): Email {
  return written('alreadySignedUp', to, language, { url })
}

export function resetEmail(to: string, code: string, url: string, language: Language): Email {
  return written('reset', to, language, { code, url })
}

export type AccountEmails = ReturnType<typeof accountEmails>

/** The emails about changes to an account; `support` is whom to write to, or empty. */
export function accountEmails({ publicUrl: url, support }: { publicUrl: string; support: string }) {
  const writeToSupport = (language: Language) =>
    support && ` ${fillIn(emails[language].writeToSupport, { support })}`
  return {
    newAddress: (to: string, code: string, language: Language): Email =>
      written('newAddress', to, language, { code }),
    addressTaken: (to: string, language: Language): Email => written('addressTaken', to, language),
    addressChanged: (to: string, language: Language): Email =>
      written('addressChanged', to, language, { support: writeToSupport(language) }),
    passwordChanged: (to: string, language: Language): Email =>
      written('passwordChanged', to, language, { url }),
  }
}
