/**
 * `npm run eval [-- --data <folder>] [--labelled <folder>]`: evaluates the reader. With a data folder it
 * also scores the dev splits and gold files there, and writes evaluation.json, which the app and the docs
 * quote. Held-out files are skipped; `--unread` scores only those, and is meant to be run once.
 */
import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { createLog } from '#server/platform/log.ts'
import { createReader } from '#server/reading/reading.ts'
import { type Evaluation, measure, measureFolder } from './eval/score.ts'

const { values: options } = parseArgs({
  options: { data: { type: 'string' }, labelled: { type: 'string' }, unread: { type: 'boolean' } },
})
const EVALUATION_FILE = new URL(
  'evaluation.json',
  import.meta.resolve('#server/classification/classification.ts'),
)
const own = options.labelled ?? new URL('../training/labelled', import.meta.url).pathname
const reader = createReader(createLog('error'))
const read = (text: string) => reader.read(text)
const evaluation = options.unread
  ? { emotions: null, stressors: null, gold: await measureFolder(own, read, true) }
  : await measure(own, options.data, read)
print(evaluation)
if (options.data && !options.labelled && !options.unread) {
  writeFileSync(EVALUATION_FILE, `${JSON.stringify(evaluation, null, 2)}\n`)
  console.log('\nwritten to src/server/classification/evaluation.json')
}
await reader.close()

function print({ emotions, stressors, gold }: Evaluation): void {
  const share = (value: number) => value.toFixed(3)
  if (emotions) {
    console.log(
      `GoEmotions dev, ${emotions.texts} texts: macro F1 ${share(emotions.macroF1)}, ` +
        `micro F1 ${share(emotions.microF1)}, Ekman macro F1 ${share(emotions.ekmanMacroF1)}`,
    )
    for (const [name, one] of Object.entries(emotions.perEmotion))
      console.log(
        `  ${name.padEnd(16)} P ${share(one.p)}  R ${share(one.r)}  F1 ${share(one.f1)}  n ${one.tp + one.fn}`,
      )
  }
  if (stressors) console.log(`SAD dev, ${stressors.texts} texts: accuracy ${share(stressors.accuracy)}`)
  for (const [name, one] of Object.entries(gold)) {
    console.log(`\n${name}, ${one.messages} messages`)
    console.log(`  tags     P ${share(one.tags.p)}  R ${share(one.tags.r)}  F1 ${share(one.tags.f1)}`)
    console.log(
      `  signals  P ${share(one.signals.p)}  R ${share(one.signals.r)}  F1 ${share(one.signals.f1)}`,
    )
    for (const [metric, each] of Object.entries(one.metrics))
      console.log(`  ${metric.padEnd(8)} P ${share(each.p)}  R ${share(each.r)}  F1 ${share(each.f1)}`)
    console.log(`  metrics on traps F1 ${share(one.traps.f1)} (${one.traps.tp + one.traps.fn} positive)`)
    console.log(`  wrongly tagged of the ${one.untagged} without a tag: ${share(one.falseTags)}`)
    const weak = Object.entries(one.perTag).filter(([, each]) => each.fp + each.fn > 0)
    for (const [tag, each] of weak.sort((a, b) => a[1].f1 - b[1].f1).slice(0, 15))
      console.log(
        `    ${tag.padEnd(26)} F1 ${share(each.f1)}  hits ${each.tp}  false ${each.fp}  missed ${each.fn}`,
      )
  }
}
