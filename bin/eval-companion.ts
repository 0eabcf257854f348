// `npm run eval:companion -- <turns.jsonl> … [--pronouns gold.tsv] [--sheet 60] [--wrong]`: every automatic figure
// of the companion's targets on the given turns, or a sheet for reading replies blind.
import { readFileSync } from 'node:fs'
import { kindOfClass } from '#server/companion/voice/voice.ts'
import { copiedShare, distinctPairs, measureSpeed, recallsAreTrue, selfBleu } from './companion-measures.ts'
import { sheet } from './companion-sheet.ts'
import { type Answer, createAnswerer, type Line } from './reply-lines.ts'

type Turn = Line & {
  cls?: string
  class?: string
  expect?: string
  ground_any?: string[]
  ground?: string[]
  must_not?: string[]
}
const args = process.argv.slice(2)
const option = (name: string) => (args.includes(name) ? args[args.indexOf(name) + 1] : undefined)
const files = args.filter(
  (arg, at) => !arg.startsWith('--') && !['--pronouns', '--sheet'].includes(args[at - 1] ?? ''),
)
const turns = files
  .flatMap(file => readFileSync(file, 'utf8').split('\n').filter(Boolean))
  .map(line => JSON.parse(line) as Turn)
  // A turn of the class `group` is a post to a thread, also where its line does not say so.
  .map(turn => ((turn.cls ?? turn.class) === 'group' ? { ...turn, channel: 'group' as const } : turn))

const started = performance.now()
const { answer, voice } = createAnswerer()
const loaded = performance.now() - started
const answers = turns.map(turn => ({ turn, answer: answer(turn) }))

if (args.includes('--sheet')) sheet(voice, answers, Number(option('--sheet') ?? 60))
else report()

function report(): void {
  const classes = Map.groupBy(answers, ({ turn }) => classOf(turn))
  const right = ({ turn, answer }: (typeof answers)[number]) => answer.kind === expectOf(turn)
  print('right class', answers.filter(right).length, answers.length, '>= 95 %')
  const wrong = answers.filter(each => !right(each))
  const byCare = wrong.filter(
    ({ turn, answer }) => answer.kind === 'crisis' || expectOf(turn) === 'crisis',
  ).length
  console.log(`  ${byCare} of the ${wrong.length} wrong ones are the care detector's, the rest the router's`)
  const rates = [...classes].map(([name, list]) => `${name} ${list.filter(right).length}/${list.length}`)
  console.log(`  by class: ${rates.join(', ')}`)
  const low = [...classes]
    .filter(([, list]) => list.filter(right).length / list.length < 0.8)
    .map(([name]) => name)
  console.log(`  classes under 80 %: ${low.join(', ') || 'none'}`)
  if (args.includes('--wrong'))
    for (const each of answers.filter(one => !right(one)))
      console.log(`    ${classOf(each.turn)} as ${each.answer.kind}: ${each.turn.text.slice(0, 110)}`)

  const grounding = answers.filter(
    ({ turn, answer }) => wordsFor(turn).length > 0 && answer.kind !== 'crisis',
  )
  const grounded = grounding.filter(({ turn, answer }) => has(answer.reply, wordsFor(turn)))
  print('grounded', grounded.length, grounding.length, '>= .97')
  if (args.includes('--wrong'))
    for (const each of grounding.filter(one => !grounded.includes(one)))
      console.log(
        `    [${wordsFor(each.turn).join('|')}] ${each.turn.text.slice(0, 90)} -> ${each.answer.reply}`,
      )

  const spoken = answers.filter(({ answer }) => answer.kind !== 'crisis')
  const private_ = spoken.filter(({ turn }) => turn.channel !== 'group')
  print(
    'question marks one-to-one',
    private_.filter(({ answer }) => answer.reply.includes('?')).length,
    private_.length,
    '0',
  )
  const banned = spoken.filter(({ turn, answer }) =>
    (turn.must_not ?? []).some(bad => answer.reply.toLowerCase().includes(bad)),
  )
  print('forbidden phrases', banned.length, spoken.length, '0')
  const lengths = spoken.map(({ answer }) => answer.reply.split(/\s+/).length)
  print('outside 8 to 45 words', lengths.filter(n => n < 8 || n > 45).length, lengths.length, '0')
  const content = spoken.filter(({ answer }) => answer.kind === 'content')
  print(
    'copied over 80 %',
    content.filter(({ turn, answer }) => copiedShare(voice, answer.reply, turn.text) > 0.8).length,
    content.length,
    '<= 5 %',
  )
  const replies = spoken.map(({ answer }) => answer.reply)
  console.log(`distinct-2 at 3,000 tokens: ${distinctPairs(replies, 3000).toFixed(3)} (target >= .70)`)
  console.log(`self-BLEU4: ${selfBleu(replies).toFixed(3)} (target <= .25)`)
  const recalls = spoken.filter(({ answer }) => answer.segments.some(segment => segment.source === 'memory'))
  print(
    'true recalls',
    recalls.filter(({ turn, answer }) => recallsAreTrue(voice, answer, turn)).length,
    recalls.length,
    '100 %',
  )
  pronouns()
  const speed = measureSpeed(voice)
  console.log(
    `load ${loaded.toFixed(0)} ms (with care), p95 ${speed.p95.toFixed(2)} ms, slowest at 8,000 characters ${speed.longest.toFixed(1)} ms`,
  )
}

function pronouns(): void {
  const file = option('--pronouns')
  if (!file) return
  const pairs = readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .map(line => line.split('\t') as [string, string])
  const wrong = pairs.filter(([said, heard]) => voice.reflect(said) !== heard)
  print('pronouns', pairs.length - wrong.length, pairs.length, '>= 29/30')
  for (const [said, heard] of wrong) console.log(`    ${said} -> ${voice.reflect(said)} (${heard})`)
}

function print(name: string, n: number, of: number, target: string): void {
  console.log(`${name}: ${n} of ${of}${of ? ` (${((100 * n) / of).toFixed(1)} %)` : ''}, target ${target}`)
}

function classOf(turn: Turn): string {
  return turn.cls ?? turn.class ?? ''
}
function expectOf(turn: Turn): string {
  return turn.expect ?? kindOfClass(classOf(turn))
}
function wordsFor(turn: Turn): string[] {
  const expects = expectOf(turn)
  const needs =
    expects === 'content' || expects === 'nodiagnosis' || expects === 'advice' || expects === 'meta'
  return needs ? (turn.ground_any ?? turn.ground ?? []) : []
}
function has(reply: string, words: readonly string[]): boolean {
  return words.some(word => reply.toLowerCase().includes(word.toLowerCase()))
}
export type Answered = { turn: Turn; answer: Answer }
