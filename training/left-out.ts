/**
 * `node training/left-out.ts --data <folder> --hand <hand>`: figures on one hand's messages by a reader taught from all the
 * others. Only how cues and phrases are weighed against each other is as shipped. Changes no file.
 */
import { parseArgs } from 'node:util'
import { standing, type TagModel } from '#server/classification/engine/tag-model.ts'
import { readWeights } from '#server/classification/engine/weights.ts'
import { scoreGold } from '#server/classification/score/gold.ts'
import { fitPhrases } from './fit-phrases.ts'
import { fitTags } from './fit-tags.ts'
import { readCues } from './read-cues.ts'
import { emptyModel, labelled, readerWith, WEIGHTS } from './teach-tags.ts'
import { weighCues } from './weigh-cues.ts'

const { values } = parseArgs({ options: { data: { type: 'string' }, hand: { type: 'string' } } })
const cues = readCues()
const listener = readerWith(cues, emptyModel())
const shipped = JSON.parse(readWeights(WEIGHTS).text('tags')) as TagModel
const { joint, lean, threshold, headMean, headSpread } = shipped
const all = labelled(values.data)
const others = all
  .filter(({ hand }) => hand !== values.hand)
  .map(({ message, weight }) => ({ ...message, weight, ...listener.hearWhole(message.text) }))
const trust = weighCues(others, cues)
const model = fitTags(others, trust, { ...emptyModel(), headMean, headSpread }, listener, () => {})
const { parts } = fitPhrases(
  others.map(message => ({ message, heads: standing(message.outlook, headMean, headSpread) })),
)
const own = all.filter(({ hand }) => hand === values.hand).map(({ message }) => message)
for (const from of [0.3, 0.34, 0.38, 0.42, 0.46, 0.5]) {
  const tags = { ...model, joint, lean, threshold: from }
  const reader = readerWith({ ...cues, cues: trust.packed }, tags, parts)
  const figures = scoreGold(own, text => reader.read(text))
  const metrics = Object.values(figures.metrics).map(({ f1 }) => f1)
  console.log(
    `${values.hand} from ${from}${from === threshold ? ' (as shipped)' : ''}: tags ${figures.tags.f1} (${figures.tags.p} / ${figures.tags.r}), signals ${figures.signals.f1}, stress / anxiety / focus ${metrics.join(' / ')}, traps ${figures.traps.f1}, wrongly tagged ${figures.falseTags}`,
  )
}
