/**
 * What the gauges show and how it is computed, exactly as specified: shares of counts, nothing more. Also
 * the calls behind a gauge: its sentences, objecting to one, and the trends.
 */
import * as z from 'zod/mini'
import { getSummary } from './classification.ts'
import { messageId } from './companion.ts'
import { endpoint } from './endpoint.ts'
import { hierarchy, type Metric, tagCodes } from './taxonomy.ts'

/** Tag to how many messages carry it. */
export type TagCounts = Record<string, number>

export const metrics = ['stress', 'anxiety', 'focus'] as const satisfies Metric[]

/** The specification's insight words, each as the stem of a word. */
const insightStems: Record<Metric, string[]> = {
  stress: ['stress', 'tens', 'pressur', 'burnout', 'overload', 'overstrain', 'fight-or-flight'],
  anxiety: ['anxi', 'worr', 'panic', 'fear', 'ruminat', 'uneas', 'nervous', 'dread'],
  focus: ['focus', 'attent', 'clarit', 'present', 'ground', 'concentrat'],
}

/** What may follow a stem: "ruminate" and "rumination" are the same word, "fearless" and "fear" are not. */
const ending = '(?:e?s|e|ed|ied|ies|y|ing|ion|ions|ive|ous|ety|eties|ful|i?ness|or|ors)?'

const insightWords = metrics.map(
  metric =>
    [
      metric,
      new RegExp(`(?<![\\p{L}-])(?:${insightStems[metric].join('|')})${ending}(?![\\p{L}-])`, 'iu'),
    ] as const,
)

/** Tags are few and asked about often. */
const read = new Map<string, Metric | undefined>()

/** Which of the three a tag counts for, by the words of its name. */
export function metricOf(tag: string): Metric | undefined {
  if (!read.has(tag)) read.set(tag, insightWords.find(([, words]) => words.test(tag))?.[0])
  return read.get(tag)
}

/** Plain sums over the tags. */
export function metricCounts(current: TagCounts): Record<Metric, number> {
  const counts = { stress: 0, anxiety: 0, focus: 0 }
  for (const [tag, count] of Object.entries(current)) {
    const metric = metricOf(tag)
    if (metric) counts[metric] += count
  }
  return counts
}

type Codes = Record<string, readonly string[]>

/** By the tag's first code, as the beginning of an entry such as "CP-01 Ruminate". */
export function domainOf(tag: string, tags: Codes, domains: Codes): string | undefined {
  const code = tags[tag]?.[0]
  if (!code) return undefined
  return Object.keys(domains).find(domain => domains[domain]?.some(entry => entry.startsWith(code)))
}

/** Every domain, in the order of the hierarchy; tags that lead to none are left out. */
export function domainCounts(current: TagCounts, tags: Codes, domains: Codes): Record<string, number> {
  const counts: Record<string, number> = Object.fromEntries(Object.keys(domains).map(domain => [domain, 0]))
  for (const [tag, count] of Object.entries(current)) {
    const domain = domainOf(tag, tags, domains)
    if (domain !== undefined) counts[domain] = (counts[domain] ?? 0) + count
  }
  return counts
}

/** Rounded percentages of the total; all 0 if there is nothing. */
export function shares<Name extends string>(counts: Record<Name, number>): Record<Name, number> {
  const total = totalOf(counts)
  const percents = Object.entries<number>(counts).map(([name, count]) => [
    name,
    total === 0 ? 0 : Math.round((100 * count) / total),
  ])
  return Object.fromEntries(percents)
}

export function totalOf(counts: Record<string, number>): number {
  return Object.values(counts).reduce((sum, count) => sum + count, 0)
}

/** A metric, or a domain by its name. */
export type Gauge = string

export const gauges: readonly Gauge[] = [...metrics, ...Object.keys(hierarchy)]

/** The gauges of each tag: its metric, if it has one, and its domain. */
const gaugesOfTag = new Map(
  Object.keys(tagCodes).map(tag => [
    tag,
    [metricOf(tag), domainOf(tag, tagCodes, hierarchy)].filter(gauge => gauge !== undefined),
  ]),
)

export function tagsOfGauge(gauge: Gauge): string[] {
  return [...gaugesOfTag].filter(([, gauges]) => gauges.includes(gauge)).map(([tag]) => tag)
}

const none: Record<Gauge, number> = Object.fromEntries(gauges.map(gauge => [gauge, 0]))

/** All gauges at once, for tags of our own taxonomy. */
export function gaugeCounts(current: TagCounts): Record<Gauge, number> {
  const counts = { ...none }
  for (const [tag, count] of Object.entries(current)) {
    for (const gauge of gaugesOfTag.get(tag) ?? []) counts[gauge]! += count
  }
  return counts
}

const gauge = z.enum(gauges as [string, ...string[]])

export const RECEIPTS_PAGE = 20

export const receipt = z.object({
  messageId: z.string(),
  at: z.string(),
  /** Verbatim parts of the message, each with the spans in it that counted. */
  quotes: z.array(
    z.object({ text: z.string(), marks: z.array(z.object({ start: z.number(), end: z.number() })) }),
  ),
  /** The tags for which the message is behind this gauge. Each counts one, unless its author took it out. */
  tags: z.array(z.object({ tag: z.string(), counted: z.boolean() })),
  /** Where it was said. */
  place: z.object({
    kind: z.enum(['chat', 'archive', 'thread']),
    /** The chat's name, the archived session's id or the thread's id; null where only its kind is known. */
    id: z.nullable(z.string()),
    /** An archived session's title. */
    title: z.nullable(z.string()),
  }),
})
export type Receipt = z.infer<typeof receipt>

export const getReceipts = endpoint('GET', '/api/insights/receipts', {
  summary: 'The caller’s own sentences behind a gauge, newest first.',
  query: z.object({
    gauge,
    /** `next` of the page before. */
    before: z.optional(z.string().check(z.regex(/^\d{1,15} [\w.:-]{1,100}$/))),
  }),
  reply: z.object({ receipts: z.array(receipt), next: z.nullable(z.string()) }),
})

export const objectToReceipt = endpoint('PUT', '/api/insights/receipts/:messageId', {
  summary:
    'Take a message out of a gauge ("That’s not what I meant"), or put it back. Answers the new counts.',
  params: z.object({ messageId }),
  body: z.object({ gauge, counted: z.boolean() }),
  reply: getSummary.reply,
})

/** What moves together: on days with more of the tag there is more, or less, of the metric. */
const link = z.object({
  metric: z.enum(metrics),
  tag: z.string(),
  direction: z.enum(['same', 'opposite']),
  /** How many days it was seen on. */
  days: z.number(),
})
export type Link = z.infer<typeof link>

export const getTrends = endpoint('GET', '/api/insights/trends', {
  summary: 'Counts by day for every gauge over the last year, and what moves together.',
  reply: z.object({
    /** The caller's own today. */
    today: z.string(),
    /** Only days with messages. */
    days: z.array(
      z.object({ day: z.string(), messages: z.number(), counts: z.record(z.string(), z.number()) }),
    ),
    links: z.array(link),
    /** Whether there were enough days to look for correlations. */
    looked: z.boolean(),
  }),
})
