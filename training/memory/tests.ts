/**
 * `node training/memory/tests.ts [every]`: people tell eight to ten messages and then test what the companion remembers, as
 * testers do (`unread-tests.jsonl`, never learned from). An answer is right if it quotes every word that was asked for;
 * where nothing was told, if it says so. By the server's own code. `every` prints each miss.
 */
import { readFileSync } from 'node:fs'
import {
  asideIn,
  type ConversationState,
  createAnswering,
  createPartReader,
} from '#server/companion/answering/answering.ts'
import { loadLibrary } from '#server/companion/library/library.ts'
import { createLog } from '#server/platform/log.ts'
import { createReader } from '#server/reading/reading.ts'

type Ask = { q: string; a: number[][]; words: string[] }
type Person = { who: string; told: string[]; asks: Ask[] }

const prints = process.argv.includes('every')
const people = readFileSync(new URL('unread-tests.jsonl', import.meta.url), 'utf8')
  .split('\n')
  .filter(Boolean)
  .map(line => JSON.parse(line) as Person)
const reader = createReader(createLog('warn'))
const library = loadLibrary(reader.versions)
if (library.warning) console.error(library.warning)
const answering = createAnswering(library)
const parts = createPartReader(reader)
const now = Date.now()

async function say(text: string, chatId: string, state: ConversationState) {
  const part = asideIn(text)
  const [reading, partRead] = await Promise.all([
    reader.read(text, { match: true }),
    part ? reader.read(part, { match: true }) : undefined,
  ])
  const aside = part && partRead ? { text: part, reading: partRead } : undefined
  const message = { text, reading, aside, parts, chatId, avoid: [], asked: new Set<string>(), now }
  return answering.reply(message, state)
}

const plainly = (text: string) => text.toLowerCase().replace(/["“”'’]/g, "'")
const count = { told: 0, right: 0, half: 0, never: 0, honest: 0, quoted: 0 }
for (const [i, { who, told, asks }] of people.entries()) {
  let state = answering.fresh()
  for (const text of told) ({ state } = await say(text, `person-${i}`, state))
  for (const { q, a, words } of asks) {
    const { text } = await say(q, `person-${i}`, state)
    const said = plainly(text)
    const kept = words.filter(word => said.includes(plainly(word)))
    const isQuoted = /"[^"]{12,}"/.test(text)
    if (a.flat().length === 0) {
      count.never += 1
      if (isQuoted) count.quoted += 1
      else count.honest += 1
      if (isQuoted && prints) console.log(`NEVER TOLD  ${who}\n  ${q}\n  → ${text}`)
      continue
    }
    count.told += 1
    if (kept.length === words.length) count.right += 1
    else {
      if (kept.length > 0) count.half += 1
      if (prints)
        console.log(
          `${kept.length} of ${words.length}  ${who}\n  ${q}\n  → ${text}\n  (${words.join(' | ')})`,
        )
    }
  }
}
await reader.close()
console.log(`asked about something told: right ${count.right} of ${count.told}, half right ${count.half}`)
console.log(`never told: nothing quoted for ${count.honest} of ${count.never}`)
