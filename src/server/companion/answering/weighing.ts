/**
 * What somebody has said for and against a choice, kept in their own words while it is talked about: when they ask to have it
 * made for them, or whether it holds, they hear what they put on each side.
 */
import { type Acts, anyOf } from './acts.ts'
import { heartOf, twoSidesOf } from './decision-step.ts'

const REASONS = ['pulls', 'reason', 'fear']
const SURE = 0.4
const MOST_KEPT = 6

/** The newest last. */
export function reasonsIn(acts: Acts | undefined): string[] {
  return (acts?.parts ?? [])
    .filter(part => anyOf(part, REASONS) >= SURE)
    .flatMap(({ text }) => {
      const sides = twoSidesOf(text)
      return sides ? [sides.one, sides.other] : (heartOf(text) ?? [])
    })
}

export const withReasons = (kept: readonly string[], more: readonly string[]): string[] =>
  [...kept, ...more.filter(reason => !kept.includes(reason))].slice(-MOST_KEPT)

/** The first and the last of them: what it began with, and what it came to. */
export function sidesOf(reasons: readonly string[]): { one: string; other: string } | undefined {
  const [one] = reasons
  const other = reasons.at(-1)
  return one && other && one !== other ? { one, other } : undefined
}
