/**
 * Daily counts grouped into days, weeks or months. A period without messages is missing, never zero, and one
 * with very few mentions says so instead of showing a share.
 */
import { shares, totalOf } from './insights.ts'

export const trendSteps = ['day', 'week', 'month'] as const
export type TrendStep = (typeof trendSteps)[number]

/** So many buckets, the newest last: few enough for a phone. */
export const BUCKETS: Record<TrendStep, number> = { day: 14, week: 12, month: 12 }
/** Fewer mentions than this make no point: one more would turn the shares over. */
export const LEAST_MENTIONS = 5
/** Fewer points than this make no line. */
export const LEAST_POINTS = 2

/** How far back the oldest bucket may reach. */
export const TREND_DAYS = 366

export type Day = { day: string; messages: number; counts: Record<string, number> }

export type Bucket = {
  /** Its first day. */
  start: string
  messages: number
  /** How often any of the gauges came up. */
  mentions: number
  state: 'missing' | 'too-few' | 'point'
  /** Rounded percentages, only where there is a point. */
  shares: Record<string, number> | null
}

/** The buckets up to today for gauges whose shares add up to a whole. */
export function bucketsOf(
  days: readonly Day[],
  step: TrendStep,
  today: string,
  names: readonly string[],
): Bucket[] {
  const sums = new Map<string, { messages: number; counts: Record<string, number> }>()
  for (const { day, messages, counts } of days) {
    const start = startOf(day, step)
    const sum = sums.get(start) ?? { messages: 0, counts: Object.fromEntries(names.map(name => [name, 0])) }
    sum.messages += messages
    for (const name of names) sum.counts[name] = (sum.counts[name] ?? 0) + (counts[name] ?? 0)
    sums.set(start, sum)
  }
  return startsUpTo(today, step).map(start => {
    const { messages, counts } = sums.get(start) ?? { messages: 0, counts: {} }
    const mentions = totalOf(counts)
    const state = messages === 0 ? 'missing' : mentions < LEAST_MENTIONS ? 'too-few' : 'point'
    return { start, messages, mentions, state, shares: state === 'point' ? shares(counts) : null }
  })
}

/** Without the time before somebody's first message, where nothing is missing. */
export function sinceFirst(buckets: readonly Bucket[], days: readonly Day[], step: TrendStep): Bucket[] {
  const start = buckets[0]?.start ?? ''
  if (days.some(({ day, messages }) => messages > 0 && startOf(day, step) < start)) return [...buckets]
  return buckets.slice(
    Math.max(
      0,
      buckets.findIndex(({ messages }) => messages > 0),
    ),
  )
}

export function isEnough(buckets: readonly Bucket[]): boolean {
  return buckets.filter(({ state }) => state === 'point').length >= LEAST_POINTS
}

/** The first days of the buckets up to today, the newest last. */
export function startsUpTo(today: string, step: TrendStep): string[] {
  const starts = [startOf(today, step)]
  while (starts.length < BUCKETS[step]) starts.unshift(startOf(plusDays(starts[0] ?? today, -1), step))
  return starts
}

/** The first day of the day, week (Monday) or month that a day is in. */
export function startOf(day: string, step: TrendStep): string {
  if (step === 'day') return day
  if (step === 'month') return `${day.slice(0, 8)}01`
  const sinceMonday = (new Date(`${day}T00:00Z`).getUTCDay() + 6) % 7
  return plusDays(day, -sinceMonday)
}

export function plusDays(day: string, days: number): string {
  const at = new Date(`${day}T00:00Z`)
  at.setUTCDate(at.getUTCDate() + days)
  return at.toISOString().slice(0, 10)
}
