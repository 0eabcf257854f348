/** Lines that are said for what kind of turn or mood it is, or whatever it is, where no moment fits. */
import type { KnownMoment, Library } from '#server/companion/library/library.ts'
import { isRepeated, isUnwanted, type TurnContext } from './exclusions.ts'
import type { Random } from './seeded-random.ts'
import { normalized } from './state.ts'

/** How a reply came about, shown to the person on request. */
export type ReplyReason = {
  from: 'moment' | 'situation' | 'stance' | 'presence'
  name: string
  score: number
  threshold: number
}
/** A line, and the moment it was written for if there is one. */
export type Line = {
  text: string
  /** As it was written, if it has a gap. */
  line?: string
  why: ReplyReason
  moment?: KnownMoment
}
export const rounded = (score: number): number => Math.round(score * 1000) / 1000
export type LineContext = Pick<TurnContext, 'text' | 'avoid' | 'replies'>

/** Lines that fit whatever was told: those that take it in, and those that invite them to go on. */
export const ANYTHING = 'any'
const INVITING = 'any-inviting'
/** The fallback when the library has no lines at all. */
export const FALLBACK_LINE = "I'm listening."
/** Each set lists its best lines first. */
const TOP_LINES = 4

/** A line from the first set that has one unused lately, or any general line if all were used. */
export function presence(
  sort: 'presence' | 'group',
  sets: readonly string[],
  library: Library,
  context: LineContext,
  random: Random,
): { text: string; why: ReplyReason } {
  for (const of of sets) {
    const text =
      of === ANYTHING
        ? lineForAnything(sort, library, context, random)
        : pickLine(library.lines(sort, of), context, random)
    if (text) return { text, why: { from: 'presence', name: of, score: 0, threshold: 0 } }
  }
  const all = library.lines(sort, ANYTHING)
  const text = all[Math.floor(random() * all.length)] ?? FALLBACK_LINE
  return { text, why: { from: 'presence', name: ANYTHING, score: 0, threshold: 0 } }
}

/** To be asked for more right after telling more sounds as if nothing had been heard: after one sort comes the other. */
function lineForAnything(
  sort: 'presence' | 'group',
  library: Library,
  context: LineContext,
  random: Random,
): string | undefined {
  const wasTaking = isAmong(library.lines(sort, ANYTHING), context.replies.at(-1))
  const sets = wasTaking ? [INVITING, ANYTHING] : [ANYTHING, INVITING]
  return sets.map(of => pickLine(library.lines(sort, of), context, random)).find(Boolean)
}

/** Replies are kept in plain letters. */
export const isAmong = (lines: readonly string[], reply: string | undefined): boolean =>
  lines.some(line => normalized(line) === reply)

export const invitation = (library: Library, context: LineContext, random: Random): string | undefined =>
  pickLine(library.lines('presence', INVITING), context, random)

export const anythingLines = (library: Pick<Library, 'lines'>): string[] =>
  [ANYTHING, INVITING].flatMap(of => library.lines('presence', of))

/** One of the best that were not said lately. */
export function pickLine(lines: readonly string[], context: LineContext, random: Random): string | undefined {
  const free = lines.filter(line => !isRepeated(line, context.replies) && !isUnwanted(line, context))
  return free[Math.floor(random() * Math.min(TOP_LINES, free.length))]
}
