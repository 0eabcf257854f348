/**
 * Words the product never says, and everything it says: each sentence in the sources and in the banks of replies.
 * What the detectors look for in people's own words is no copy and stands in files of its own.
 */
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import lexicon from './lexicon.json' with { type: 'json' }

type Banned = { says: string; found: RegExp; unless?: RegExp }
/** `unlessDenied`: saying that it is not so is allowed. */
type Written = { says: string; found: string; unless?: string; unlessDenied?: boolean }

export const banned = readBanned(lexicon.en, 'i')
/** The same in Spanish. Letters with accents are no word characters to a plain `\b`. */
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

/** What is wrong with a text, sentence by sentence. */
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
/** Cues and patterns by which people's words are recognised. */
const notCopy = [
  'src/server/care/',
  'src/server/classification/engine/',
  'src/server/companion/model/phrases.json',
  'src/server/support/care-response-examples.json',
  'src/shared/young-writer.json',
  'src/shared/follow-up.json',
  // Says what no line of the library may be.
  'src/server/companion/library/never-said.json',
  // Tells a model what not to say.
  'src/server/companion/model/system-prompt.json',
  // Shows the parts of the screens, some of which are called pills.
  'src/web/design/',
]

export type AuthoredText = { file: string; text: string }

/** Every text of the product that reads like something said. */
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

/** The string literals of a source, and the words between tags, without comments and what holds a pattern. */
function quoted(source: string): string[] {
  const code = source.replace(/\/\*[\s\S]*?\*\//g, '').replace(/^\s*\/\/.*$/gm, '')
  const literals = code.match(/'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`(?:[^`\\]|\\.)*`|>[^<>{}]+</g) ?? []
  return literals
    .map(literal => literal.slice(1, -1))
    .filter(text => / /.test(text) && !/[|]|\(\?|\\b/.test(text))
}

/** What the companion says, and not what people tell it. */
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
