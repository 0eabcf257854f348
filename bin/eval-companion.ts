// `npm run eval:companion -- <turns.jsonl> … [--sheet 60] [--wrong]`: all automatic metrics of the companion
// on the given turns, or a sheet for blind review.
import { readFileSync } from 'node:fs'
import { sheet } from './blind-review-sheet.ts'
import { copiesFour, distinctPairs, measureSpeed, recallsAreTrue } from './companion-metrics.ts'
import { type Answer, createAnswerer, kindOfClass, type Line } from './reply-lines.ts'

type Turn = Line & { cls?: string; class?: string; expect?: string; must_not?: string[] }
type TurnAnswer = { turn: Turn; answer: Answer }

const args = process.argv.slice(2)
const sheetSize = args.includes('--sheet') ? Number(args[args.indexOf('--sheet') + 1] ?? 60) : undefined
const files = args.filter((arg, at) => !arg.startsWith('--') && args[at - 1] !== '--sheet')
const turns = files
  .flatMap(file => readFileSync(file, 'utf8').split('\n').filter(Boolean))
  .map(line => JSON.parse(line) as Turn)
  // Turns of the class `group` are posts to a thread even if their line does not say so.
  .map(turn => (classOf(turn) === 'group' ? { ...turn, channel: 'group' as const } : turn))

const answerer = await createAnswerer()
const answers: TurnAnswer[] = []
for (const turn of turns) answers.push({ turn, answer: await answerer.answer(turn) })
if (sheetSize) sheet(answers, sheetSize)
else await report()
await answerer.close()

async function report(): Promise<void> {
  const right = ({ turn, answer }: TurnAnswer) => answer.kind === expectOf(turn)
  const labelled = answers.filter(({ turn }) => classOf(turn) || turn.expect)
  print('right kind', labelled.filter(right).length, labelled.length)
  const classes = [...Map.groupBy(labelled, ({ turn }) => classOf(turn))]
  console.log(
    `  ${classes.map(([name, list]) => `${name} ${list.filter(right).length}/${list.length}`).join(', ')}`,
  )
  if (args.includes('--wrong'))
    for (const { turn, answer } of labelled.filter(each => !right(each)))
      console.log(`    ${classOf(turn)} as ${answer.kind}: ${turn.text.slice(0, 110)}`)

  const spoken = answers.filter(({ answer }) => answer.kind !== 'crisis')
  const from = Map.groupBy(spoken, ({ answer }) => answer.why?.from ?? '')
  for (const [name, list] of from) print(`answered by a ${name}`, list.length, spoken.length)
  const asks = ({ answer }: TurnAnswer) => answer.followUp !== null || answer.reply.endsWith('?')
  print('with a question', spoken.filter(asks).length, spoken.length)
  print(
    'of these from the bank',
    spoken.filter(({ answer }) => answer.followUp).length,
    spoken.filter(asks).length,
  )
  const isBanned = ({ turn, answer }: TurnAnswer) =>
    (turn.must_not ?? []).some(bad => answer.reply.toLowerCase().includes(bad))
  print('forbidden phrases', spoken.filter(isBanned).length, spoken.length)
  const copies = spoken.filter(({ turn, answer }) => copiesFour(answer.reply, turn.text))
  print('four words of theirs in a row', copies.length, spoken.length)
  const replies = spoken.map(({ answer }) => answer.reply)
  print('said before on this sheet', replies.length - new Set(replies).size, replies.length)
  console.log(`distinct word pairs in 3,000 words: ${distinctPairs(replies, 3000).toFixed(3)}`)
  const recalls = spoken.filter(({ answer }) => answer.segments.some(({ source }) => source === 'memory'))
  print(
    'quotes that are true',
    recalls.filter(({ turn, answer }) => recallsAreTrue(answer, turn)).length,
    recalls.length,
  )
  const { median, p95, longest } = await measureSpeed(answerer)
  console.log(
    `a reply takes ${median.toFixed(0)} ms, p95 ${p95.toFixed(0)} ms, at 8,000 characters ${longest.toFixed(0)} ms`,
  )
}

function print(name: string, n: number, of: number): void {
  console.log(`${name}: ${n} of ${of}${of ? ` (${((100 * n) / of).toFixed(1)} %)` : ''}`)
}

function classOf(turn: Turn): string {
  return turn.cls ?? turn.class ?? ''
}

function expectOf(turn: Turn): string {
  return turn.expect ?? kindOfClass(classOf(turn))
}
