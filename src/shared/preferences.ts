/**
 * A person's own choices: country for helplines, whether a model may phrase replies, mood check-ins, what is
 * counted, and having seen the introduction.
 */
import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'

export const preferences = z.object({
  /** ISO 3166 code; null means it is taken from the browser's language. */
  country: z.nullable(z.string().check(z.regex(/^[A-Z]{2}$/))),
  /** Only asked where the operator has configured a language model. */
  modelConsent: z.boolean(),
  /** Asked how one feels when opening the chat; off once somebody has had enough of it. */
  moodCheckIn: z.boolean(),
  /** Whether replies they say are not it are counted for the operator, by what they were written for alone. */
  countMisses: z.boolean(),
  /** Has seen the three cards of a first visit, or skipped them; missing until then. */
  introduced: z.optional(z.boolean()),
})
export type Preferences = z.infer<typeof preferences>

const reply = z.extend(preferences, {
  /** The host that phrases replies for those who agree; null if there is none. */
  modelHost: z.nullable(z.string()),
})

export const getPreferences = endpoint('GET', '/api/preferences', {
  summary: 'What the caller chose for themselves.',
  reply,
})

export const putPreferences = endpoint('PUT', '/api/preferences', {
  summary: 'Change what is given; what is left out stays as it is.',
  body: z.partial(preferences),
  reply,
})
