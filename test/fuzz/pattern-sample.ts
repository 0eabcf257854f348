/** A random text that a regular expression is likely to match. */
import type { Random } from './random.ts'

const classes: Record<string, string> = {
  d: '0123456789',
  w: 'abcxyz019_',
  s: ' ',
  W: '.,-',
  D: 'ax',
  S: 'a.',
}
const MOST_REPEATS = 3

/** Skips assertions, group names and flags; anything it cannot parse is taken literally. */
export function sampleOf(pattern: string, random: Random): string {
  let at = 0

  /** Up to the end of a group: picks one of the alternatives. */
  function alternatives(): string {
    const choices = ['']
    while (at < pattern.length && pattern[at] !== ')') {
      if (pattern[at] === '|') {
        at += 1
        choices.push('')
      } else choices.push((choices.pop() ?? '') + repeated())
    }
    return random.pick(choices)
  }

  function repeated(): string {
    const once = atom()
    const [whole, sign, least = '1', , most = least] =
      /^(?:([*+?])|\{(\d+)(,(\d*))?\})[?+]?/.exec(pattern.slice(at)) ?? []
    if (whole === undefined) return once
    at += whole.length
    if (sign === '?') return random.chance(0.5) ? once : ''
    if (sign) return once.repeat(1 + random.below(MOST_REPEATS))
    const [from, to] = [Number(least), Number(most || Number(least) + MOST_REPEATS)]
    return once.repeat(from + random.below(Math.min(to - from, 40) + 1))
  }

  function atom(): string {
    const sign = pattern[at++]!
    if (sign === '(') return group()
    if (sign === '[') return oneOf()
    if (sign === '\\') return escaped()
    if (sign === '.') return random.pick(['a', ' ', 'é', '.'])
    return sign === '^' || sign === '$' ? '' : sign
  }

  function group(): string {
    const [mark = ''] = /^\?(?:[:=!]|<[=!]|<\w+>|[a-z-]+:)/.exec(pattern.slice(at)) ?? []
    at += mark.length
    const inside = alternatives()
    at += 1
    return /!$/.test(mark) ? '' : inside
  }

  function oneOf(): string {
    const negated = pattern[at] === '^'
    let signs = ''
    for (let first = true; at < pattern.length && (first || pattern[at] !== ']'); first = false) {
      const sign = pattern[at++]!
      if (sign === '\\') signs += escaped()
      else if (sign !== '-') signs += sign
    }
    at += 1
    return negated ? random.pick(['a', '7', ' ', '.']) : random.pick([...(signs || 'a')])
  }

  function escaped(): string {
    const sign = pattern[at++] ?? ''
    const [property = ''] = /^\{[^}]*\}/.exec(pattern.slice(at)) ?? []
    if (/[pPu]/.test(sign) && property) {
      at += property.length
      return sign === 'u' ? String.fromCodePoint(Number.parseInt(property.slice(1, -1), 16) || 97) : 'é'
    }
    if (/[bB]/.test(sign)) return ''
    if (sign === 'n') return '\n'
    return classes[sign] ? random.pick([...classes[sign]]) : sign
  }

  return alternatives()
}
