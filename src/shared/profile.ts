/** The five profile answers and the companion's name. */
import * as z from 'zod/mini'
import { Care } from './care.ts'
import { endpoint } from './endpoint.ts'
import { fold } from './fold.ts'
import { visibleName } from './person-name.ts'
import { personText } from './person-text.ts'

export const profileQuestions = [
  'momentThatChangedYou',
  'handlingBigEmotions',
  'feltAlone',
  'quietPride',
  'turnTo',
] as const
export type ProfileQuestion = (typeof profileQuestions)[number]

export const DEFAULT_COMPANION_NAME = 'TwinBot'
export const MAX_COMPANION_NAME_LENGTH = 200

const answer = personText.check(z.refine(text => text.trim() !== '', 'blank'))
export const profileAnswers = z.object({
  momentThatChangedYou: answer,
  handlingBigEmotions: answer,
  feltAlone: answer,
  quietPride: answer,
  turnTo: answer,
})
export type ProfileAnswers = z.infer<typeof profileAnswers>

export const profile = z.object({
  answers: z.nullable(profileAnswers),
  companionName: z.nullable(z.string()),
})
export type Profile = z.infer<typeof profile>

export const getProfile = endpoint('GET', '/api/profile', {
  summary: 'The five answers and the companion’s name, null until given.',
  reply: profile,
})

export const putProfile = endpoint('PUT', '/api/profile', {
  summary: 'Save the answers, the companion’s name, or both; what is left out stays as it is.',
  body: z.object({
    answers: z.optional(profileAnswers),
    /** Trimmed; blank becomes TwinBot. */
    companionName: z.optional(z.string().check(z.maxLength(MAX_COMPANION_NAME_LENGTH))),
  }),
  /** `care` is the most serious verdict on the answers, so help comes before anything is classified. */
  reply: z.extend(profile, { care: Care }),
})

/** The spec’s rule for the name of a companion. */
export function companionNameFrom(written: string): string {
  const name = written.trim() || DEFAULT_COMPANION_NAME
  // "." and ".." are path segments in every URL, however encoded; this dot looks the same.
  return name === '.' || name === '..' ? name.replaceAll('.', '\u2024') : name
}

/** People may not use the companion's name, whatever its spacing or case. */
export function isCompanionsName(name: string): boolean {
  return lettersOf(name) === lettersOf(DEFAULT_COMPANION_NAME)
}

const lettersOf = (name: string) => fold(visibleName(name)).replace(/[^\p{L}\p{N}]/gu, '')
