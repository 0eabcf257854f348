/**
 * What follows the long text, by what is said. Short, reviewed by hand, and safe where the meaning was read wrongly: none
 * takes danger for over, praises, promises or asks for a reason. {emergency} and {line} are filled in, and where nothing
 * is known they are said in words. No clinician has reviewed them yet; docs/care.md says so.
 */
import type { Language } from '#shared/languages.ts'
import english from './short-answers-en.json' with { type: 'json' }
import spanish from './short-answers-es.json' with { type: 'json' }

export type Answering = keyof typeof english

export const shortAnswers: Record<Language, Record<Answering, readonly string[]>> = {
  en: english,
  es: spanish,
}
