/**
 * Answers after the long care text, by what was said. Short, reviewed by hand, and safe even if the meaning
 * was misread: none assumes the danger is over, praises, promises or asks for a reason. {emergency} and
 * {line} are filled in, or paraphrased if unknown. No clinician has reviewed them yet; docs/care.md says so.
 */
import type { Language } from '#shared/languages.ts'
import english from './short-answers-en.json' with { type: 'json' }
import spanish from './short-answers-es.json' with { type: 'json' }

export type ShortAnswerGroup = keyof typeof english

export const shortAnswers: Record<Language, Record<ShortAnswerGroup, readonly string[]>> = {
  en: english,
  es: spanish,
}
