/**
 * `node training/follow-up/opinions.ts > build/opinions.jsonl`: for every marked question of messages the model has not
 * learned from, how likely it is chosen and what the model thinks of it, by the server's own code.
 */
import { readFileSync } from 'node:fs'
import { readFiles } from '#server/companion/library/files.ts'
import { createLog } from '#server/platform/log.ts'
import { createReader } from '#server/reading/reading.ts'
import { questions } from '#shared/questions.ts'

type Asked = { name?: string; own?: string; ask?: string; mark: string | number }
type Row = { message: string; held?: boolean; offered?: Asked[]; asked?: Asked[] }

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
const rows = ['marks-1.jsonl', 'marks-2.jsonl', 'marks-3.jsonl']
  .flatMap(linesOf)
  .map(line => JSON.parse(line) as Row)
for (const { message, held, offered, asked = offered! } of rows) {
  if ((!offered && !held) || learned.has(message)) continue
  const texts = asked.map(({ name, ask }) => ask ?? followUps.get(name!) ?? bank.get(name!)!)
  const likely = await reader.followUps(message)
  const opinions = await reader.judgeQuestions(message, texts)
  for (const [i, { name, mark }] of asked.entries()) {
    const id = name?.split(':')[0]
    const sure = likely
      .filter(each => each.name.split(':')[0] === id)
      .reduce((sum, each) => sum + each.sure, 0)
    const letter = typeof mark === 'number' ? LETTERS[mark] : mark
    console.log(JSON.stringify({ message, id, sure, mark: letter, ...opinions[i] }))
  }
}
await reader.close()
