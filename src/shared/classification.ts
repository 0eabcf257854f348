/** Classifying a message: the shape of the result, and the calls. The taxonomy itself is in `taxonomy`. */
import * as z from 'zod/mini'
import { Care } from './care.ts'
import { messageId } from './companion.ts'
import { endpoint } from './endpoint.ts'
import { personText } from './person-text.ts'

/** An exact span of the text that was sent. */
export const evidence = z.object({ start: z.number(), end: z.number(), text: z.string() })

export const tagResult = z.object({
  score: z.number(),
  codes: z.array(z.string()),
  evidence: z.array(evidence),
})
export type TagResult = z.infer<typeof tagResult>

export const signals = [
  'Avoidance',
  'Overwhelm',
  'QuickReactivity',
  'ProblemNoPlan',
  'LowMotivation',
  'WinOrMilestone',
  'SetbackNoRecovery',
] as const
export type Signal = (typeof signals)[number]

export const classified = z.object({
  results: z.record(z.string(), tagResult),
  /** The tags found and the signals that apply. */
  labels: z.array(z.string()),
})
export type Classified = z.infer<typeof classified>

export const classify = endpoint('POST', '/api/classification', {
  summary:
    'Read a message: tags with their evidence, and signals. Counted once per message, for its author only.',
  body: z.object({
    /** Must be the caller’s own. */
    userId: z.string(),
    /** `profile` (shown, not counted), `group`, or the id of a chat. */
    context: z.string().check(z.minLength(1), z.maxLength(1000)),
    text: personText.check(z.refine(text => text.trim() !== '', 'blank')),
    messageId: z.optional(messageId),
    /** In a group: the thread, so insights can name it. */
    threadId: z.optional(z.string().check(z.maxLength(100))),
  }),
  reply: z.extend(classified, { care: Care }),
})

export const getHierarchy = endpoint('GET', '/api/classification/hierarchy', {
  summary: 'Domains, each with its entries such as "CP-01 Ruminate".',
  reply: z.record(z.string(), z.array(z.string())),
})

export const getTags = endpoint('GET', '/api/classification/tags', {
  summary: 'Tags, each with its codes.',
  reply: z.record(z.string(), z.array(z.string())),
})

const tagCounts = z.record(z.string(), z.number())

export const getSummary = endpoint('GET', '/api/classification/summary', {
  summary: 'How many of one’s own messages carry each tag, in all and by day.',
  reply: z.object({
    current: tagCounts,
    history: z.array(z.object({ day: z.string(), messages: z.number(), current: tagCounts })),
    /** How many messages were read. */
    total: z.number(),
    sources: z.object({ conversations: z.number(), groups: z.number() }),
  }),
})

const rates = z.object({ p: z.number(), r: z.number(), f1: z.number() })
const goldFigures = z.object({
  messages: z.number(),
  tags: rates,
  signals: rates,
  metrics: z.record(z.string(), rates),
  traps: rates,
  falseTags: z.number(),
  perTag: z.record(z.string(), z.object({ tp: z.number(), fp: z.number(), fn: z.number() })),
})

export const getFigures = endpoint('GET', '/api/classification/figures', {
  summary: 'How good the reader is, as its evaluation last printed it.',
  access: 'public',
  reply: z.object({
    emotions: z.object({
      texts: z.number(),
      macroF1: z.number(),
      microF1: z.number(),
      ekmanMacroF1: z.number(),
    }),
    stressors: z.object({ texts: z.number(), accuracy: z.number() }),
    /** By the file of labelled messages it was measured on. */
    gold: z.record(z.string(), goldFigures),
  }),
})
export type Figures = z.infer<typeof getFigures.reply>
