// The authored lines, read from the folder of data that anybody may edit, and handed out so that none comes twice
// within fifteen turns.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Random, shuffled } from './seeded.ts'

export type Line = {
  id: string
  class: string
  text: string
  polarity: 'neg' | 'pos' | 'any'
  intensity: 'low' | 'mid' | 'high' | 'any'
  heavySafe: boolean
  /** Signs of which one must be seen in what was told ("ahead person+over"), and signs with which it would not fit. */
  only?: string
  not?: string
  /** Of a line that closes a reply: the stances in nearly all of whose messages it is right, and in most of them. */
  fits?: string
  halfFits?: string
}
export type Wish = {
  polarity?: 'neg' | 'pos' | 'any' | undefined
  heavy?: boolean | undefined
  /** What is seen in the message: whether it is still to come, goes on, is about somebody. */
  signs?: ReadonlySet<string> | undefined
}
export type Bank = {
  lines: readonly Line[]
  has: (cls: string) => boolean
  /** Every line of a class that fits, the unused first, in an order of chance. */
  offers: (cls: string, wish: Wish, usedAt: ReadonlyMap<string, number>, random: Random) => Line[]
}

export function loadBank(folder: string): Bank {
  const lines = readdirSync(folder)
    .filter(file => file.endsWith('.json'))
    .sort()
    .flatMap(file => JSON.parse(readFileSync(join(folder, file), 'utf8')) as Line[])
  const byClass = Map.groupBy(lines, line => line.class)
  return {
    lines,
    has: cls => byClass.has(cls),
    offers: (cls, wish, usedAt, random) => {
      const fitting = (byClass.get(cls) ?? []).filter(line => fits(line, wish))
      // Where it is plain that something is bad, or good, what is said of it need not be neutral.
      // What was written for just this is said before what would do for anything.
      const aside = (line: Line) =>
        +(!!wish.polarity && wish.polarity !== 'any' && line.polarity === 'any') - +!!line.only
      const rested = shuffled(
        fitting.filter(line => !usedAt.has(line.id)),
        random,
      ).sort((a, b) => aside(a) - aside(b))
      const tired = fitting
        .filter(line => usedAt.has(line.id))
        .sort((a, b) => usedAt.get(a.id)! - usedAt.get(b.id)!)
      return [...rested, ...tired]
    },
  }
}

function fits(line: Line, wish: Wish): boolean {
  if (wish.heavy && !line.heavySafe) return false
  if (line.only && !seen(line.only, wish)) return false
  if (line.not && seen(line.not, wish)) return false
  return line.polarity === 'any' || !wish.polarity || wish.polarity === line.polarity
}

const seen = (signs: string, { signs: told }: Wish): boolean =>
  !!told && signs.split(' ').some(each => each.split('+').every(sign => told.has(sign)))
