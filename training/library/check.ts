/** Checks the library's lines: too long, duplicates, a question where none belongs, or words we never use. */
import type { LocatedEntry } from '#server/companion/library/files.ts'
import type { FollowUp, Moment } from '#server/companion/library/lines.ts'
import neverSaid from './never-said.json' with { type: 'json' }

export type LibraryFault = { file: string; line: number; why: string }

const MOST_WORDS = 34
const MOST_MESSAGE = 400
const forbidden: readonly (readonly [string, RegExp])[] = [
  ...Object.entries(neverSaid).map(([why, phrases]) => [why, new RegExp(phrases.join('|'), 'i')] as const),
  ['markup', /[<>{}[\]|`*#]|https?:/],
]
/** Placeholders, filled in when the line is used. */
const slots = /\{(?:said|when|name|companion|one|other|deed|it)\}/g

export function faultsIn(placed: readonly LocatedEntry[]): LibraryFault[] {
  const found: LibraryFault[] = []
  const said = new Map<string, string>()
  const names = new Map<string, string>()
  const known = new Set(placed.flatMap(({ entry }) => ('moment' in entry ? entry.moment : [])))
  for (const { file, line, entry } of placed) {
    const wrong = (why: string) => found.push({ file, line, why })
    const here = `${file}:${line}`
    if ('question' in entry) {
      for (const moment of entry.moments) if (!known.has(moment)) wrong(`no moment "${moment}"`)
      continue
    }
    if ('id' in entry) {
      for (const question of sentencesOf(entry)) {
        const fault = question.endsWith('?') ? faultOf(question, true) : 'no question'
        if (fault) wrong(`${fault}: "${question}"`)
        const before = said.get(plain(question))
        if (before) wrong(`asked in ${before} too: "${question}"`)
        said.set(plain(question), here)
      }
      continue
    }
    const replies = 'moment' in entry ? entry.replies : entry.say
    if ('moment' in entry) {
      const name = entry.moment.toLowerCase()
      const before = names.get(name)
      if (before) wrong(`the moment "${entry.moment}" is in ${before} too`)
      names.set(name, here)
      for (const message of entry.messages)
        if (message.length > MOST_MESSAGE) wrong(`too long for a message: "${message.slice(0, 60)}…"`)
      for (const question of entry.questions)
        if (!/\?["”]?$/.test(question)) wrong(`no question: "${question}"`)
    }
    // Whoever has told what speaks for and against may be asked on.
    const mayAsk = !('moment' in entry) && (entry.lines === 'frame' || entry.of.endsWith('-question'))
    // Much may be said of somebody one is fond of and of an animal alike.
    const set = 'lines' in entry && entry.lines === 'mention' ? `${entry.of} ` : ''
    for (const reply of replies) {
      const fault = faultOf(reply, mayAsk)
      if (fault) wrong(`${fault}: "${reply}"`)
      const key = set + plain(reply)
      const before = said.get(key)
      if (before) wrong(`said in ${before} too: "${reply}"`)
      said.set(key, here)
    }
  }
  return found
}

const sentencesOf = (entry: FollowUp): string[] =>
  'ask' in entry ? [entry.ask] : [entry.he, entry.she, entry.they]

function faultOf(reply: string, mayAsk: boolean): string | undefined {
  const bare = reply.replace(slots, 'x')
  if (bare.split(/\s+/).length > MOST_WORDS) return 'longer than 34 words'
  if (!mayAsk && bare.includes('?')) return 'a question in a reply'
  if (!/[.!…?]["”)]?$|"x"$/.test(bare)) return 'breaks off'
  return forbidden.find(([, pattern]) => pattern.test(bare))?.[0]
}

const plain = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N} ]/gu, '')
    .replace(/\s+/g, ' ')
    .trim()

/** Merges moments with the same name: messages and replies are combined without duplicates. */
export function merged(placed: readonly LocatedEntry[]): LocatedEntry[] {
  const byName = new Map<string, Moment>()
  const said = new Set<string>()
  const isNew = (reply: string) => !said.has(plain(reply)) && said.add(plain(reply))
  const kept = placed.map(each => ('moment' in each.entry ? { ...each, entry: { ...each.entry } } : each))
  return kept.filter(({ entry }) => {
    if (!('moment' in entry)) return true
    const name = `${entry.moment.toLowerCase()} ${entry.group ?? false}`
    const first = byName.get(name)
    if (!first) {
      const replies = entry.replies.filter(isNew)
      if (replies.length < 2) return false
      byName.set(name, entry)
      entry.replies = replies
      return true
    }
    first.messages = [...new Set([...first.messages, ...entry.messages])]
    first.replies = [...first.replies, ...entry.replies.filter(isNew)]
    first.questions = [...new Set([...first.questions, ...entry.questions])]
    return false
  })
}
