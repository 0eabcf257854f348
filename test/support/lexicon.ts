/**
 * Words the product never says, and everything it says: each sentence in the sources and in the banks of replies.
 * What the detectors look for in people's own words is no copy and stands in files of its own.
 */
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

type Banned = { says: string; found: RegExp; unless?: RegExp }

const denied =
  /\b(?:no|not|nor|never|neither|without|instead|cannot)\b|n['’]t\b|\b(?:trained|beside|besides)\b/i

export const banned: readonly Banned[] = [
  { says: 'commit suicide', found: /\bcommit(?:s|ted|ting)?\s+(?:\w+\s+)?suicide/i },
  {
    says: 'failed or successful attempt',
    found: /\b(?:failed|unsuccessful|successful|completed)\s+(?:suicide|(?:suicide\s+)?attempts?)\b/i,
  },
  { says: 'I understand exactly', found: /\b(?:understand exactly|know exactly (?:how|what) you)/i },
  {
    says: 'think of your family',
    found: /\bthink (?:of|about) (?:your|the) (?:family|parents|child\w*|kids)\b/i,
  },
  { says: 'calm down', found: /\bcalm\s+(?:yourself\s+)?down\b/i },
  { says: 'I’m always here', found: /\balways\s+(?:be\s+)?(?:right\s+)?(?:here|there)\b/i },
  {
    says: 'I’ve alerted someone',
    found: /\b(?:alerted|notified|informed)\b|\b(?:I|we)(?:['’]ve| have) told (?:some|any|your|the)/i,
    unless: denied,
  },
  {
    says: 'this stays secret',
    found: /\b(?:stays?|kept|keep|remains?) (?:\w+ )?(?:secret|between us|confidential)\b|\bour secret\b/i,
    unless: denied,
  },
  {
    says: 'diagnose, treat, therapy, as a claim',
    found: /\b(?:diagnos\w*|therap\w*|treat(?:s|ed|ing|ments?)?|cures?|cured|heals?)\b/i,
    unless: denied,
  },
  {
    says: 'a method',
    found:
      /(?<![-\w])(?:overdos\w*|nooses?|hang(?:ed|ing)? (?:my|your|him|her|them)sel\w+|razors?|blades?|guns?|firearms?|bleach|poison\w*|wrists?|pills?|carbon monoxide|jump(?:ed|ing)? off|rope|knife|knives)(?![-\w])/i,
    // The name of a helpline.
    unless: /\bPoison Help\b/,
  },
]

/** What is wrong with a text, sentence by sentence. */
export function breachesIn(text: string): string[] {
  return text
    .split(/(?<=[.?!])\s+/)
    .flatMap(sentence =>
      banned
        .filter(({ found, unless }) => found.test(sentence) && !unless?.test(sentence))
        .map(({ says }) => `${says}: ${sentence}`),
    )
}

const root = join(import.meta.dirname, '..', '..')
/** Cues and patterns by which people's words are recognised. */
const notCopy = [
  'src/server/care/',
  'src/server/classification/engine/',
  'src/server/companion/voice/lexicon/',
  'src/server/companion/voice/router/',
  'src/server/companion/model/phrases.ts',
  'src/server/companion/model/words.ts',
  // Tells a model what not to say.
  'src/server/companion/model/prompt.ts',
  // Shows the parts of the screens, some of which are called pills.
  'src/web/design/',
]

export type Said = { file: string; text: string }

/** Every text of the product that reads like something said. */
export function everythingSaid(): Said[] {
  const sources = globSync('src/**/*.{ts,tsx}', { cwd: root }).filter(file => !/\.test\.tsx?$/.test(file))
  const banks = globSync(['src/shared/*.json', 'src/server/companion/voice/lines/*.json'], { cwd: root })
  const read = (file: string) => readFileSync(join(root, file), 'utf8')
  const isCopy = (file: string) => !notCopy.some(place => file.startsWith(place))
  return [
    ...sources.filter(isCopy).flatMap(file => quoted(read(file)).map(text => ({ file, text }))),
    ...banks.flatMap(file =>
      strings(JSON.parse(read(file)))
        .filter(text => text.includes(' '))
        .map(text => ({ file, text })),
    ),
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

function strings(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return value && typeof value === 'object' ? Object.values(value).flatMap(strings) : []
}
