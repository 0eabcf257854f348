/**
 * `node training/corrections/vectors.ts > build/corrections.jsonl`: what both models say of messages that put the companion
 * right, of their sentences, and of ordinary ones; each read alone and after what the companion had said.
 */
import { readFileSync } from 'node:fs'
import { sentencesToCheck } from '#server/companion/answering/correction.ts'
import { isToCompanion } from '#server/companion/answering/kinds.ts'
import { readFiles } from '#server/companion/library/files.ts'
import { createLog } from '#server/platform/log.ts'
import { createReader } from '#server/reading/reading.ts'

type Exchange = { said: string; sentences: string[]; is: string[] }

const ONE_IN = 8
const ONE_ANSWER_IN = 3
const training = new URL('../', import.meta.url)
const linesOf = (path: string) => readFileSync(new URL(path, training), 'utf8').trim().split('\n')
const reader = createReader(createLog('warn'))
await reader.ready()

/** `of`: a whole message or one of its sentences; `turn` says which belong together. */
async function print(
  row: { turn: number; hand: string; of: string; name: string },
  text: string,
  said: string,
) {
  const [alone, after] = await Promise.all([
    reader.read(text, { match: true }),
    reader.read(text, { asked: said, match: true }),
  ])
  const looks = { alone: alone.vector, match: alone.match, after: after.vector, matchAfter: after.match }
  const numbers = Object.entries(looks).map(([name, vector]) => [name, [...vector]])
  console.log(JSON.stringify({ ...row, ...Object.fromEntries(numbers) }))
}

const NONE = 'none'
const exchanges = ['1', '2'].flatMap(hand =>
  linesOf(`corrections/hand-${hand}.jsonl`).map(line => ({ hand, ...(JSON.parse(line) as Exchange) })),
)
for (const [turn, { hand, said, sentences, is }] of exchanges.entries()) {
  const name = is.find(each => each !== NONE) ?? NONE
  await print({ turn, hand, of: 'message', name }, sentences.join(' '), said)
  for (const [i, text] of sentences.entries())
    await print({ turn, hand, of: 'sentence', name: is[i]! }, text, said)
}
/** Turns of talks about a choice, and harmless answers, with the question that stood before them. */
const answers = [
  ...['d', 'e', 'f'].flatMap(hand => linesOf(`decision-steps/turns-${hand}.jsonl`)),
  ...['1', '2', '3', '4', '5', '6'].flatMap(hand => linesOf(`hands/passed-0${hand}.jsonl`)),
].flatMap(line => {
  const { asked, text, tier = 'none' } = JSON.parse(line) as { asked: string; text: string; tier?: string }
  return asked && tier === 'none' ? [{ said: asked, text }] : []
})
const tellings = readFiles().flatMap(({ file, entry }, i) =>
  'moment' in entry && !file.startsWith('to-the-companion')
    ? [entry.messages[i % entry.messages.length]!]
    : [],
)
const talks = linesOf('broad/messages-3.jsonl').map(line => (JSON.parse(line) as { text: string }).text)
// These were written without anything before them: they are read after what was said to somebody else, which fits as badly
// as a reply that missed.
const alone = [...talks, ...tellings]
  .filter((_, row) => row % ONE_IN === 0)
  .map((text, i) => ({ said: exchanges[i % exchanges.length]!.said, text, isAlone: true }))
const ordinary = [
  ...alone,
  ...answers.filter((_, row) => row % ONE_ANSWER_IN === 0).map(answer => ({ ...answer, isAlone: false })),
]
for (const [i, { said, text, isAlone }] of ordinary.entries()) {
  // What is said to the companion may well be a complaint about it.
  if (isAlone && isToCompanion((await reader.read(text)).kind)) continue
  const turn = exchanges.length + i
  await print({ turn, hand: 'ordinary', of: 'message', name: NONE }, text, said)
  for (const sentence of sentencesToCheck(text))
    await print({ turn, hand: 'ordinary', of: 'sentence', name: NONE }, sentence, said)
}
await reader.close()
