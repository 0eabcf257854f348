/**
 * Helplines by country, only those that may be shown: lines verified in a source (grade A), emergency numbers at
 * grade A or B. An unknown country gets the directories, never another country's number.
 */
import data from './helplines.json' with { type: 'json' }
import { regionOf } from './languages.ts'

/** Chosen by somebody whose country is not in the list. */
export const OTHER_COUNTRY = 'ZZ'

const YOUTH = 'child_youth'

type Entry = (typeof data.countries)[number]
type RawLine = {
  id: string
  name: string
  topics: string[]
  sure: string
  hours: string
  who: string
  phone?: string
  tel?: string
  text?: string
  chat_url?: string
}

export type Helpline = {
  id: string
  name: string
  topics: readonly string[]
  hours: string
  who: string
  phone?: { shown: string; href: string }
  /** Without `href` if a phone cannot open it directly. */
  text?: { shown: string; href?: string }
  chat?: string
}

export type Help = {
  country: { code: string; name: string } | null
  emergency: string | null
  /** For everybody in distress first, then those for some. */
  lines: readonly Helpline[]
  directories: readonly { name: string; url: string }[]
}

export const countries = data.countries
  .map(({ cc, name }) => ({ code: cc, name }))
  .sort((a, b) => a.name.localeCompare(b.name))

export const reviewBy = data.review_by
const DAY_MS = 24 * 3_600_000

/** Whether the day has passed by which a person was to check every entry again. */
export function isReviewDue(now: number, day = reviewBy): boolean {
  return now >= Date.parse(day) + DAY_MS
}

export function helpIn(code: string | null): Help {
  const entry = data.countries.find(({ cc }) => cc === code)
  return {
    country: entry ? { code: entry.cc, name: entry.name } : null,
    emergency: entry && 'AB'.includes(entry.emergency.sure) ? entry.emergency.number : null,
    lines: entry ? linesOf(entry) : [],
    directories: data.default.directories.map(({ name, url }) => ({ name, url })),
  }
}

function linesOf(entry: Entry): Helpline[] {
  const shown = (entry.lines as RawLine[]).filter(({ sure }) => sure === 'A')
  const forAll = shown.filter(line => isForAnybody(line))
  return [...forAll, ...shown.filter(line => !forAll.includes(line))].map(asHelpline)
}

/** Open to everybody and about what most people call for. */
export function isForAnybody({ topics, who }: Pick<Helpline, 'topics' | 'who'>): boolean {
  return who === 'anyone' && topics.includes('distress')
}

/** The line for somebody under 18: preferably one meant mainly for young people. */
export function youthLine({ lines }: Pick<Help, 'lines'>): Helpline | undefined {
  const youth = lines.filter(({ topics }) => topics.includes(YOUTH))
  return youth.find(({ topics }) => topics[0] === YOUTH) ?? youth[0]
}

/** What is shown first: the lines for anybody, preceded by the one for young people if the person is young. */
export function frontLines(help: Pick<Help, 'lines'>, young: boolean): Helpline[] {
  const youth = young ? youthLine(help) : undefined
  const forAll = help.lines.filter(line => isForAnybody(line) && line !== youth)
  return youth ? [youth, ...forAll] : forAll
}

function asHelpline({ id, name, topics, hours, who, phone, tel, text, chat_url }: RawLine): Helpline {
  const sms = text === undefined ? undefined : smsAddress(text)
  return {
    id,
    name,
    topics,
    hours,
    who,
    ...(phone && tel && { phone: { shown: phone, href: `tel:${tel}` } }),
    ...(text && { text: { shown: text, ...(sms && { href: sms }) } }),
    ...(chat_url && { chat: chat_url }),
  }
}

/** "Text HOME to 741741" as an address that a phone opens; other services than SMS have none. */
function smsAddress(text: string): string | undefined {
  const [, word, number] = /^Text (?:(\w+) to )?([\d -]*\d)/.exec(text) ?? []
  if (!number) return undefined
  return `sms:${number.replace(/\D/g, '')}${word ? `?&body=${word}` : ''}`
}

/**
 * The person's own choice, then where their browser says it is at home. A second language's country says nothing
 * about where somebody lives, so only the first language counts.
 */
export function countryOf(chosen: string | null, languages: readonly string[]): string | null {
  const code = chosen ?? regionOf(languages)
  return data.countries.some(({ cc }) => cc === code) ? (code ?? null) : null
}

/** The languages in an Accept-Language header. */
export function languagesIn(header: string): string[] {
  return header
    .split(',')
    .map(part => part.split(';', 1)[0]?.trim() ?? '')
    .filter(Boolean)
}
