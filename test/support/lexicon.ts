/**
 * Words the product never says, and everything it says: each sentence in the sources and in the banks of replies.
 * What the detectors look for in people's own words is no copy and stands in files of its own.
 */
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

type Banned = { says: string; found: RegExp; unless?: RegExp }

const denied =
  /\b(?:no|not|nor|nobody|never|neither|without|instead|cannot)\b|n['’]t\b|\b(?:trained|beside|besides)\b/i

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
  {
    says: 'I’m always here',
    found:
      /\b(?:I|we)\b.{0,12}\balways\s+(?:be\s+)?(?:right\s+)?(?:here|there)\b|\balways (?:right )?here\b/i,
  },
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
    found:
      /\b(?:diagnos\w*|therap\w*|treat(?:s|ing)? (?:your|people|anxiety|depression|the)\b|treatments?|cures?|cured|heals?)\b/i,
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

/** The same in Spanish, for the Spanish catalogue. Letters with accents are no word characters to a plain `\b`. */
const deniedInSpanish = /(?<!\p{L})(?:no|ni|nunca|nadie|ninguna?|sin|tampoco)(?!\p{L})/iu

export const bannedInSpanish: readonly Banned[] = [
  { says: 'cometer suicidio', found: /(?<!\p{L})comet\p{L}+\s+(?:\p{L}+\s+)?suicidio/iu },
  {
    says: 'intento fallido o logrado',
    found:
      /(?<!\p{L})(?:intentos?|suicidios?)\s+(?:de suicidio\s+)?(?:fallid|fracasad|frustrad|exitos|lograd|consumad|complet)/iu,
  },
  {
    says: 'te entiendo perfectamente',
    found: /(?<!\p{L})(?:entiendo|comprendo|sé)\s+(?:exactamente|perfectamente|muy bien)/iu,
  },
  {
    says: 'piensa en tu familia',
    found: /(?<!\p{L})piens[ae]s?\s+en\s+(?:tu|tus|la|los)\s+(?:familia|madre|padres?|hij[oa]s?)/iu,
  },
  { says: 'cálmate', found: /(?<!\p{L})(?:c[aá]lm\p{L}*|tranquil[ií]z\p{L}*|relájate)/iu },
  {
    says: 'siempre estoy aquí',
    found: /(?<!\p{L})siempre\s+(?:\p{L}+\s+)?(?:est[oa]\p{L}*|aquí|ahí)|(?:aquí|ahí)\s+siempre/iu,
  },
  {
    says: 'he avisado a alguien',
    found: /(?<!\p{L})(?:he|hemos|has?n?)\s+(?:avisado|alertado|informado|notificado)|se\s+avisa/iu,
    unless: deniedInSpanish,
  },
  {
    says: 'esto queda en secreto',
    found:
      /(?<!\p{L})(?:en secreto|entre (?:nosotr|tú y yo)|nuestro secreto|(?:es|queda|sigue siendo) confidencial|conversación confidencial)/iu,
    unless: deniedInSpanish,
  },
  {
    says: 'diagnóstico, tratamiento, terapia, como promesa',
    found: /(?<!\p{L})(?:diagn[oó]stic\p{L}*|terap\p{L}*|tratamientos?|curar?t?e?|sanar?t?e?)(?!\p{L})/iu,
    unless: deniedInSpanish,
  },
  {
    says: 'un método',
    found:
      /(?<!\p{L})(?:sobredosis|sogas?|horcas?|ahorc\p{L}*|cuchill\p{L}*|navajas?|armas?|pistolas?|venenos?|lejía|pastillas?|muñecas?|monóxido|saltar\s+(?:de|desde)|cuerdas?)(?!\p{L})/iu,
  },
]

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
  'src/server/companion/model/phrases.ts',
  'src/server/companion/words.ts',
  // Says what no line of the library may be.
  'src/server/companion/library/check.ts',
  // Tells a model what not to say.
  'src/server/companion/model/prompt.ts',
  // Shows the parts of the screens, some of which are called pills.
  'src/web/design/',
]

export type Said = { file: string; text: string }

/** Every text of the product that reads like something said. */
export function everythingSaid(): Said[] {
  const sources = globSync('src/**/*.{ts,tsx}', { cwd: root }).filter(file => !/\.test\.tsx?$/.test(file))
  const banks = globSync('src/shared/*.json', { cwd: root })
  const library = globSync('library/*.jsonl', { cwd: root })
  const read = (file: string) => readFileSync(join(root, file), 'utf8')
  const isCopy = (file: string) => !notCopy.some(place => file.startsWith(place))
  return [
    ...sources.filter(isCopy).flatMap(file => quoted(read(file)).map(text => ({ file, text }))),
    ...banks.flatMap(file =>
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
