// How a line of the lexicon becomes a rule: one group of patterns shares a tier, a category and its options.
import type { CareCategory } from '#shared/care.ts'

export type RuleOptions = {
  /** A plain first-person statement: nothing but its own denial or quotation may lower it. */
  plain?: boolean
  /** Only when the nearest subject before it is the writer, or there is none. */
  mine?: boolean
  /** Denial inside the pattern is part of what it says, so a "not" before it is not looked for. */
  bold?: boolean
  /** A statement that the past tense does not soften (an act of the last hours, a goodbye). */
  now?: boolean
  /** Said of another person it is a worry for that person; the same patterns are used with other pronouns. */
  mirror?: boolean
  /** Another message's context (a lecture, a novel, a game) never lowers it. */
  firm?: boolean
}

export type RuleTier = 'crisis' | 'concern' | 'sign' | 'flag'
export type RuleGroup = {
  tier: RuleTier
  category: CareCategory | null
  name: string
  points: number
  options: RuleOptions
  patterns: string[]
}

/** The patterns of a text, one a line. A line without brackets that parts rows of words by bars is one choice. */
export function lines(text: string): string[] {
  const trimmed = text.split('\n').map(line => line.trim())
  return trimmed
    .filter(Boolean)
    .map(line => (/\(/u.test(line) || !/\|.* | .*\|/u.test(line) ? line : `(${line})`))
}

export function crisis(category: CareCategory, name: string, options: RuleOptions, text: string): RuleGroup {
  return { tier: 'crisis', category, name, points: 10, options, patterns: lines(text) }
}

export function concern(category: CareCategory, name: string, options: RuleOptions, text: string): RuleGroup {
  return { tier: 'concern', category, name, points: 5, options, patterns: lines(text) }
}

/** A sign says little alone; signs add up, and one beside a concern makes it graver. */
export function sign(category: CareCategory, name: string, points: number, text: string): RuleGroup {
  return { tier: 'sign', category, name, points, options: {}, patterns: lines(text) }
}

/** Not a risk: something about the message that changes how the others are read. */
export function flag(name: string, text: string): RuleGroup {
  return { tier: 'flag', category: null, name, points: 0, options: { bold: true }, patterns: lines(text) }
}

/** An idea that says little alone: a flag that a "not" before it takes away. */
export function concept(name: string, text: string): RuleGroup {
  return { tier: 'flag', category: null, name: `c:${name}`, points: 0, options: {}, patterns: lines(text) }
}
