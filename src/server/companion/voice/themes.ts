// What a clause is about, so that a second sentence is said only where it belongs: the theme's word must stand in
// the clause, and be the person's own.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { textOf, type Word } from './parse.ts'

export type Themes = { of: (words: readonly Word[]) => string[] }

/** These are other people: it is enough that they are the person's own. */
const people = new Set([
  'boss',
  'colleagues',
  'parents',
  'children',
  'siblings',
  'friends',
  'partner',
  'baby',
  'pet',
])
const own = /\b(?:i|i'm|i've|i'd|i'll|we|we're|we've|we'll|me|us)\b/
const others = /^(?:he|she|they|his|her|their|he's|she's|they're)$/

export function loadThemes(folder: string): Themes {
  const data = JSON.parse(readFileSync(join(folder, 'themes.json'), 'utf8')) as Record<string, string>
  const themes = Object.entries(data).map(([name, words]) => ({
    name,
    pattern: new RegExp(`(?<!\\p{L})(?:${words.split(', ').map(escaped).join('|')})(?!\\p{L}|-)`, 'iu'),
  }))
  return {
    of: words => {
      const text = textOf(words).toLowerCase()
      return themes
        .filter(({ name, pattern }) => {
          const found = pattern.exec(text)
          if (!found) return false
          const before = text.slice(0, found.index).trim().split(' ').at(-1) ?? ''
          if (others.test(before) || before.endsWith("'s")) return false
          if (people.has(name))
            return (
              /^(?:my|our|the|new|best|old|single|two|both|little|older|younger)$/.test(before) ||
              found.index === 0 ||
              own.test(text)
            )
          return /^(?:my|our)$/.test(before) || own.test(firstWords(text)) || name === 'death'
        })
        .map(theme => theme.name)
    },
  }
}

const escaped = (word: string) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
const firstWords = (text: string) => text.split(' ').slice(0, 4).join(' ')
