/**
 * Building blocks for fuzz texts: words and patterns from the sources of everything that reads text, since
 * those trigger its rules, plus characters that no list contains.
 */
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sampleOf } from './pattern-sample.ts'
import type { Random } from './random.ts'

const root = join(import.meta.dirname, '..', '..')
/** Missing folders are skipped: these may move with the engines. */
const sources = [
  'src/server/{care,classification,companion,reading,support,insights}/**/*.{ts,txt,tsv,json}',
  'src/shared/*.ts',
  'library/**/*.{txt,tsv,json,jsonl,yaml,md}',
]
const LONGEST_WORD = 40
const LONGEST_FILE = 400_000

const odd = [
  ":'p", ":'", ':-)', "'", '’', '"', '“', '...', '…', '!', '?', '?!', ',', ';', '-', '–', '_', '*', '/', '\\', '@',
  '#', '&', '<', '>', '(', ')', '[', '{', '|', '%', '$', '^', '~', '`', '\n', '\t', '\r', ' ', '\u00a0', '\u200b',
  '\u200d', '\u202e', '\u0301', '\ufeff', '\0', '\ud800', '😭', '👩‍👩‍👧', '🏳️‍🌈', 'ß', 'ı', 'İ', 'é', '死', 'に', 'я', 'ا',
  'a', 'A', 'aa', 'i', "i'm", 'ing', 's', '1', '0', '0.0', '1,', 'http://', 'a@b.c', 'www.', 'n’t', "'s", 'and ', 'no ',
] // biome-ignore format: a table of signs

export type Tokens = { words: string[]; patterns: string[] }

export function readTokens(): Tokens {
  const words = new Set<string>()
  const patterns = new Set<string>()
  for (const file of globSync(sources, { cwd: root }).sort()) {
    if (/\.test\.ts$/.test(file)) continue
    const text = readFileSync(join(root, file), 'utf8').slice(0, LONGEST_FILE)
    if (!file.endsWith('.ts')) for (const word of text.match(/[^\s"|,;:\t]{2,40}/g) ?? []) words.add(word)
    for (const [, , quoted = ''] of text.matchAll(/(['"`])((?:\\.|(?!\1)[^\\\n]){1,200})\1/g))
      for (const piece of [quoted, ...quoted.split(/\s+/)])
        if (piece && piece.length <= LONGEST_WORD) words.add(piece)
    for (const [, pattern = ''] of text.matchAll(/[(,=:[\s]\/((?![*/])(?:\\.|[^/\n\\]){2,400})\/[a-z]*/g))
      patterns.add(pattern)
  }
  return { words: [...words], patterns: [...patterns] }
}

/** One to four of them, to be repeated. */
export function drawTokens({ words, patterns }: Tokens, random: Random): string {
  const drawn = Array.from({ length: 1 + random.below(4) }, () => {
    const kind = random.below(3)
    if (kind === 0) return random.pick(odd)
    if (kind === 1 && patterns.length > 0) return sampleOf(random.pick(patterns), random).slice(0, 80)
    return random.pick(words)
  })
  return drawn.join(random.pick(['', '', ' ', '\n', ', '])) || 'a'
}

export function repeatedTo(length: number, tokens: string): string {
  return tokens.repeat(Math.ceil(length / tokens.length)).slice(0, length)
}
