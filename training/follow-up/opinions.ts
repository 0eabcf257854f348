/**
 * `node training/follow-up/opinions.ts > build/opinions.jsonl`: for every marked question of messages the model has not
 * learned from, how likely it is chosen and what the model thinks of it, by the server's own code.
 */
import { readFileSync } from 'node:fs'
import { mentionedIn } from '#server/companion/answering/mention.ts'
import { readFiles } from '#server/companion/library/files.ts'
import { loadLibrary, QUESTION } from '#server/companion/library/library.ts'
import { createLog } from '#server/platform/log.ts'
import { createReader, type Likely } from '#server/reading/reading.ts'
import { questions } from '#shared/questions.ts'

/** A follow-up or one of the bank by its name, a moment's own, or one with a gap for whom or what is mentioned, as it was written. */
type Asked = { name?: string; own?: string; ask?: string; line?: string; mark: string | number }
type Row = { message: string; before?: string[]; held?: boolean; offered?: Asked[]; asked?: Asked[] }

const linesOf = (name: string): string[] =>
  readFileSync(new URL(name, import.meta.url), 'utf8')
    .trim()
    .split('\n')
const learned = new Set(linesOf('messages-1.jsonl').map(line => (JSON.parse(line) as { text: string }).text))
const bank = new Map(questions.map(({ id, text }) => [id, text]))
const followUps = new Map(
  readFiles().flatMap(({ entry }): [string, string][] => {
    if (!('id' in entry)) return []
    const { id, ask, he, she, they } = entry as Record<string, string>
    return ask
      ? [[id!, ask]]
      : [
          [`${id}:he`, he!],
          [`${id}:she`, she!],
          [`${id}:they`, they!],
        ]
  }),
)
/** One to five letters, as readers marked them: jarring, neutral and apt are wrong, fine and apt. */
const LETTERS = ['W', 'F', 'A']

const reader = createReader(createLog('silent'))
const library = loadLibrary(reader.versions)
const rows = ['marks-1.jsonl', 'marks-2.jsonl', 'marks-3.jsonl', 'marks-4.jsonl', 'marks-6.jsonl']
  .flatMap(linesOf)
  .map(line => JSON.parse(line) as Row)
for (const { message, before = [], held, offered, asked = offered! } of rows) {
  if ((!offered && !held) || learned.has(message)) continue
  const texts = asked.map(({ name, ask }) => ask ?? followUps.get(name!) ?? bank.get(name!)!)
  const likely = await reader.followUps(message)
  const opinions = await reader.weigh(
    message,
    before,
    texts.map(sentence => ({ sentence })),
  )
  const turn = await reader.turn(message, '')
  const sets = (turn && mentionedIn(turn, library.nouns))?.sets ?? []
  for (const [i, { name, line, mark }] of asked.entries()) {
    const id = line ?? name?.split(':')[0]
    const kind = line ? 'mention' : name ? 'followUp' : 'own'
    const isIn = ({ name: set }: Likely) => library.lines('mention', `${set}${QUESTION}`).includes(line!)
    const chosen = line ? sets.filter(isIn) : likely.filter(each => each.name.split(':')[0] === id)
    const sure = chosen.reduce((sum, each) => sum + each.sure, 0)
    const letter = typeof mark === 'number' ? LETTERS[mark] : mark
    console.log(JSON.stringify({ message, kind, id, sure, mark: letter, ...opinions[i] }))
  }
}
await reader.close()
