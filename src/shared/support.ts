/** Support mode, the buttons in it, and the safety plan. */
import * as z from 'zod/mini'
import { careCategories } from './care.ts'
import { endpoint } from './endpoint.ts'
import type { Language } from './languages.ts'

/** How long help stays on every screen after a crisis. */
export const SUPPORT_MS = 24 * 3_600_000

export const surfaces = ['companion', 'group', 'profile', 'companion-name', 'mood'] as const
export type Surface = (typeof surfaces)[number]

export const careTaps = [
  'emergency',
  'call',
  'text',
  'chat',
  'directory',
  'trusted',
  'grounding',
  'plan',
  'country',
  'safer',
  'not-meant',
  'check-in-yes',
  'check-in-no',
  'check-in-unsaid',
] as const
export type CareTap = (typeof careTaps)[number]

/** The text of the false-alarm button: it is sent in the chat, and answered there. */
export const NOT_MEANT: Readonly<Record<Language, string>> = {
  en: 'That’s not what I meant',
  es: 'No es lo que quería decir',
}

const mode = z.object({
  /** Until when support mode lasts; null outside of it. */
  until: z.nullable(z.string()),
})

export const getSupport = endpoint('GET', '/api/support', {
  summary: 'Whether the caller is in support mode, and until when.',
  reply: mode,
})

export const postCareTap = endpoint('POST', '/api/support/taps', {
  summary:
    'Count what was tapped, without saying by whom. Saying yes to the check-in begins support mode; that it was not meant so ends it.',
  body: z.object({
    tap: z.enum(careTaps),
    /** Where the panel or row came from; left out when it was opened from the bar or a page. */
    surface: z.optional(z.enum(surfaces)),
    category: z.optional(z.nullable(z.enum(careCategories))),
  }),
  reply: mode,
})

export const MAX_PLAN_FIELD_LENGTH = 500
export const planFields = ['signs', 'helps', 'company', 'people', 'surroundings'] as const

const written = z.string().check(z.maxLength(MAX_PLAN_FIELD_LENGTH))
export const safetyPlan = z.object({
  signs: written,
  helps: written,
  company: written,
  people: written,
  surroundings: written,
})
export type SafetyPlan = z.infer<typeof safetyPlan>

export const getSafetyPlan = endpoint('GET', '/api/safety-plan', {
  summary: 'The caller’s safety plan; null until there is one.',
  reply: z.object({ plan: z.nullable(safetyPlan) }),
})

export const putSafetyPlan = endpoint('PUT', '/api/safety-plan', {
  summary: 'Keep the caller’s safety plan, sealed. A plan with nothing in it is removed.',
  body: z.object({ plan: safetyPlan }),
  reply: z.object({ plan: z.nullable(safetyPlan) }),
})
