/**
 * Correlations between tags and metrics over a person's days, by a permutation test. Every tag is compared with each of
 * the three metrics; a link must be stronger than the strongest in shuffled days, which corrects for testing many pairs.
 * Changes from day to day are compared, not levels: two things that merely rise over the same months do not correlate.
 */
import { type Link, metricCounts, metricOf, metrics, type TagCounts } from './insights.ts'

export type DiaryDay = { messages: number; current: TagCounts }

/** A day with fewer messages says too little about its shares. */
const LEAST_MESSAGES = 3
export const LEAST_DAYS = 21
const MOST_DAYS = 150
/** A tag that came up on fewer days is not compared. */
const LEAST_TAG_DAYS = 7
const MOST_TAGS = 20
const SHUFFLES = 199
/** At most this many shuffles may contain a link as strong: p at most 0.02 for all pairs together. */
const MOST_AS_STRONG = 3

export function findCorrelations(diary: readonly DiaryDay[]): { looked: boolean; links: Link[] } {
  const days = diary.filter(({ messages }) => messages >= LEAST_MESSAGES).slice(-MOST_DAYS)
  if (days.length < LEAST_DAYS) return { looked: false, links: [] }
  const rows = rowsOf(days)
  const found = rows.flatMap(row => strengthsOf(row, row.rates))
  const threshold = thresholdFor(days, rows, Math.max(0, ...found.map(({ strength }) => Math.abs(strength))))
  const links = found
    .filter(({ strength }) => Math.abs(strength) > threshold)
    .sort((a, b) => Math.abs(b.strength) - Math.abs(a.strength))
    .map(({ metric, tag, strength }): Link => {
      return { metric, tag, direction: strength > 0 ? 'same' : 'opposite', days: days.length }
    })
  return { looked: true, links }
}

/** A metric by day, and the changes of every tag it is compared with. */
type Row = { metric: Link['metric']; rates: Float64Array; tags: { tag: string; changes: Float64Array }[] }

function rowsOf(days: readonly DiaryDay[]): Row[] {
  const tags = commonTags(days).map(tag => {
    const rates = ranks(days.map(({ current, messages }) => (current[tag] ?? 0) / messages))
    return { tag, changes: changesOf(rates) }
  })
  const sums = days.map(({ current }) => metricCounts(current))
  return metrics.map(metric => ({
    metric,
    rates: ranks(days.map(({ messages }, i) => sums[i]![metric] / messages)),
    tags: tags.filter(({ tag }) => metricOf(tag) !== metric),
  }))
}

function commonTags(days: readonly DiaryDay[]): string[] {
  const daysWith = new Map<string, number>()
  for (const { current } of days) {
    for (const [tag, count] of Object.entries(current)) {
      if (count > 0) daysWith.set(tag, (daysWith.get(tag) ?? 0) + 1)
    }
  }
  return [...daysWith]
    .filter(([, count]) => count >= LEAST_TAG_DAYS)
    .sort(([a, m], [b, n]) => n - m || (a < b ? -1 : 1))
    .slice(0, MOST_TAGS)
    .map(([tag]) => tag)
}

function strengthsOf({ metric, tags }: Row, rates: Float64Array) {
  const mine = changesOf(rates)
  return tags.map(({ tag, changes }) => ({ metric, tag, strength: product(mine, changes) }))
}

/**
 * The strength a link must exceed. Days are shuffled only among days with about as many messages: a share of three
 * varies more than a share of thirty, which must not look like a link.
 */
function thresholdFor(days: readonly DiaryDay[], rows: Row[], strongest: number): number {
  const groups = likeDays(days)
  const order = days.map((_, i) => i)
  const shuffled = new Float64Array(days.length)
  const random = seeded(days.length)
  const reached: number[] = []
  let asStrong = 0
  for (let round = 0; round < SHUFFLES; round += 1) {
    for (const group of groups) shuffle(order, group, random)
    let most = 0
    for (const { rates, tags } of rows) {
      for (let i = 0; i < order.length; i += 1) shuffled[i] = rates[order[i]!]!
      const mine = changesOf(shuffled)
      for (const { changes } of tags) most = Math.max(most, Math.abs(product(mine, changes)))
    }
    reached.push(most)
    if (most >= strongest) asStrong += 1
    // Too many shuffles were as strong already: no pair can pass.
    if (asStrong > MOST_AS_STRONG) return 1
  }
  return reached.sort((a, b) => b - a)[MOST_AS_STRONG] ?? 1
}

/** Three groups of days, by how many messages they have. */
function likeDays(days: readonly DiaryDay[]): number[][] {
  const byMessages = days.map((_, i) => i).sort((a, b) => days[a]!.messages - days[b]!.messages)
  const third = Math.ceil(days.length / 3)
  return [byMessages.slice(0, third), byMessages.slice(third, 2 * third), byMessages.slice(2 * third)]
}

/** Ranks instead of values, equal ones sharing theirs: one extreme day must not make a link. */
function ranks(values: number[]): Float64Array {
  const order = values.map((_, i) => i).sort((a, b) => values[a]! - values[b]!)
  const result = new Float64Array(values.length)
  for (let from = 0; from < order.length; ) {
    let to = from
    while (to + 1 < order.length && values[order[to + 1]!] === values[order[from]!]) to += 1
    for (let i = from; i <= to; i += 1) result[order[i]!] = (from + to) / 2
    from = to + 1
  }
  return result
}

/** From each day to the next, with mean 0 and length 1: the product of two is their correlation. */
function changesOf(values: Float64Array): Float64Array {
  const count = values.length - 1
  const mean = (values[count]! - values[0]!) / count
  const changes = new Float64Array(count)
  let squares = 0
  for (let i = 0; i < count; i += 1) {
    const change = values[i + 1]! - values[i]! - mean
    changes[i] = change
    squares += change * change
  }
  const length = Math.sqrt(squares) || 1
  for (let i = 0; i < count; i += 1) changes[i]! /= length
  return changes
}

function product(a: Float64Array, b: Float64Array): number {
  let sum = 0
  for (let i = 0; i < a.length; i += 1) sum += a[i]! * b[i]!
  return sum
}

function shuffle(order: number[], positions: number[], random: () => number): void {
  for (let i = positions.length - 1; i > 0; i -= 1) {
    const a = positions[i]!
    const b = positions[Math.floor(random() * (i + 1))]!
    const kept = order[a]!
    order[a] = order[b]!
    order[b] = kept
  }
}

/** The same days always give the same answer. */
function seeded(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}
