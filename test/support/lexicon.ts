/**
 * Words the product never uses, and all its texts: each sentence in the sources and in the reply library.
 * What detectors look for in people's messages is not our copy and lies in separate files.
 */
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import lexicon from './lexicon.json' with { type: 'json' }

type Banned = { says: string; found: RegExp; unless?: RegExp }
/** `unlessDenied`: negated statements are allowed. */
type Written = { says: string; found: string; unless?: string; unlessDenied?: boolean }

export const banned = readBanned(lexicon.en, 'i')
/** The same in Spanish; `\b` does not treat accented letters as word characters. */
export const bannedInSpanish = readBanned(lexicon.es, 'iu')

function readBanned(list: { denied: string; banned: Written[] }, flags: string): Banned[] {
  const denied = new RegExp(list.denied, flags)
  return list.banned.map(({ says, found, unless, unlessDenied }) => ({
    says,
    found: new RegExp(found, flags),
    ...(unless && { unless: new RegExp(unless) }),
    ...(unlessDenied && { unless: denied }),
  }))
}

/** The violations in a text, sentence by sentence. */
export function breachesIn(text: string, list = banned): string[] {
  return text
    .split(/(?<=[.?!])\s+/)
    .flatMap(sentence =>
      list
        .filter(({ found, unless }) => found.test(sentence) && !unless?.test(sentence))
        .map(({ says }) => `${says}: ${sentence}`),
    )
}

const root = join(import.meta.dirname, '..', '..')
/** Patterns that recognise people's own words. */
const notCopy = [
  'src/server/care/',
  'src/server/classification/engine/',
  'src/server/companion/model/phrases.json',
  'src/server/support/care-response-examples.json',
  'src/server/support/check-in-answer-examples.json',
  'src/web/care/crisis-phrases.json',
  'src/shared/young-writer.json',
  'src/shared/follow-up.json',
  // Instructs a model what not to say.
  'src/server/companion/model/faults.json',
  'src/server/companion/model/system-prompt.json',
  // Uses "pills" as the name of a component.
  'src/web/design/',
]

export type AuthoredText = { file: string; text: string }

/** Every text of the product that reads like a sentence. */
export function everythingSaid(): AuthoredText[] {
  const sources = globSync('src/**/*.{ts,tsx}', { cwd: root }).filter(file => !/\.test\.tsx?$/.test(file))
  const banks = globSync('src/**/*.json', { cwd: root })
  const library = globSync('library/*.jsonl', { cwd: root })
  const read = (file: string) => readFileSync(join(root, file), 'utf8')
  const isCopy = (file: string) => !notCopy.some(place => file.startsWith(place))
  return [
    ...sources.filter(isCopy).flatMap(file => quoted(read(file)).map(text => ({ file, text }))),
    ...banks.filter(isCopy).flatMap(file =>
      strings(JSON.parse(read(file)))
        .filter(text => text.includes(' '))
        .map(text => ({ file, text })),
    ),
    ...library.flatMap(file => saidIn(read(file)).map(text => ({ file, text }))),
  ]
}

/** String literals and text between tags, without comments and patterns. */
function quoted(source: string): string[] {
  const code = source.replace(/\/\*[\s\S]*?\*\//g, '').replace(/^\s*\/\/.*$/gm, '')
  const literals = code.match(/'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`(?:[^`\\]|\\.)*`|>[^<>{}]+</g) ?? []
  return literals
    .map(literal => literal.slice(1, -1))
    .filter(text => / /.test(text) && !/[|]|\(\?|\\b/.test(text))
}

/** The companion's lines, without the example messages. */
function saidIn(lines: string): string[] {
  return lines
    .split('\n')
    .filter(Boolean)
    .map(line => JSON.parse(line) as { replies?: string[]; questions?: string[]; say?: string[] })
    .flatMap(({ replies = [], questions = [], say = [] }) => [...replies, ...questions, ...say])
}

function strings(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return value && typeof value === 'object' ? Object.values(value).flatMap(strings) : []
}
