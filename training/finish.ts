/** After training: how the two models count together, thresholds and probabilities from dev, and the file. */
import { brotliCompressSync } from 'node:zlib'
import { f1 } from '#server/classification/score/rates.ts'
import type { Cnn } from './cnn.ts'
import type { Example } from './examples.ts'
import { COLUMNS, EMOTIONS, MOMENTS, STRESS_AT, STRESSOR_AT, STRESSORS } from './heads.ts'
import { knownWords } from './known-words.ts'
import { compressed, part, squeeze, squeezeColumns, writeWeights } from './pack.ts'
import { bestThreshold } from './thresholds.ts'
import type { LinearModel } from './train-linear.ts'
import type { Vectors } from './vectors.ts'
import type { Vocabulary } from './vocabulary.ts'

type Made = {
  dev: Example[]
  linear: LinearModel
  network: Cnn
  vocabulary: Vocabulary
  vectors: Vectors
  say: (line: string) => void
}

/** How much the linear model adds to the network; found on dev. */
const LINEAR_SHARE = { emotions: 0.5, stressors: 0.25 }

export function finish({ dev, linear, network, vocabulary, vectors, say }: Made, file: URL): void {
  const byNetwork = network.predict(dev.map(example => vocabulary.encode(example.words)))
  const byTerms = linear.predict(dev)
  const emotional = dev.flatMap((example, n) => (example.source === 'goemotions' ? [n] : []))
  const logit = (n: number, o: number, share: number) =>
    byNetwork[n * COLUMNS + o]! + share * byTerms[n * COLUMNS + o]!
  const thresholds: number[] = []
  const shift: number[] = []
  const slope = 1 / (1 + LINEAR_SHARE.emotions)
  for (let o = 0; o < EMOTIONS.length; o++) {
    const scored = emotional.map(n => ({
      logit: logit(n, o, LINEAR_SHARE.emotions),
      truth: dev[n]!.target[o]! > 0.5,
    }))
    thresholds.push(bestThreshold(scored))
    shift.push(levelShift(scored, slope))
  }
  say(
    `emotions on dev: ${summary(dev, emotional, (n, o) => logit(n, o, LINEAR_SHARE.emotions) >= thresholds[o]!)}`,
  )
  const stressed = dev.flatMap((example, n) => (example.source === 'sad' ? [n] : []))
  for (const share of [0, 0.25, 0.5]) {
    const right = stressed.filter(n => dev[n]!.target[best(o => logit(n, o, share))]! > 0.5).length
    say(`stressors on dev, linear counting ${share}: ${(right / stressed.length).toFixed(4)}`)
  }
  const terms = [...linear.terms.keys()]
  const size = writeWeights(
    file,
    {
      version: 1,
      shape: { ...network.shape, terms: terms.length },
      outputs: [
        ...EMOTIONS.map(name => `goemotions:${name}`),
        ...STRESSORS.map(name => `sad:${name}`),
        'sad:is_stressor',
        ...MOMENTS.map(name => `claff_happydb:${name}`),
      ],
      thresholds,
      slope,
      shift,
      linearShare: LINEAR_SHARE,
    },
    [
      part('words', 'bytes', Buffer.from(vocabulary.words.join('\n'))),
      ...squeeze('vectors', network.words, network.shape.words),
      ...squeeze('filters', network.filters, network.rows),
      part('bias', 'float32', network.bias),
      ...squeeze('out', network.out, COLUMNS),
      part('out.bias', 'float32', network.outBias),
      part('terms', 'uint32', Uint32Array.from(terms)),
      ...squeezeColumns('linear', linear.weights, COLUMNS).map(each =>
        each.name === 'linear' ? compressed(each) : each,
      ),
      part('linear.bias', 'float32', linear.bias),
      part('known', 'bytes', brotliCompressSync(Buffer.from(knownWords(vectors, vocabulary.words)))),
    ],
  )
  say(`${size} bytes written`)
}

function best(of: (o: number) => number): number {
  let top: number = STRESSOR_AT
  for (let o = STRESSOR_AT + 1; o < STRESS_AT; o++) if (of(o) > of(top)) top = o
  return top
}

/** The shift that makes the mean probability equal to the share of texts that carry the label. */
function levelShift(scored: { logit: number; truth: boolean }[], slope: number): number {
  const wanted = scored.filter(each => each.truth).length / scored.length
  let low = -10
  let high = 10
  for (let n = 0; n < 50; n++) {
    const middle = (low + high) / 2
    const mean =
      scored.reduce((sum, each) => sum + 1 / (1 + Math.exp(-(slope * each.logit + middle))), 0) /
      scored.length
    if (mean > wanted) high = middle
    else low = middle
  }
  return (low + high) / 2
}

function summary(dev: Example[], rows: number[], says: (n: number, o: number) => boolean): string {
  const all = { tp: 0, fp: 0, fn: 0 }
  let macro = 0
  for (let o = 0; o < EMOTIONS.length; o++) {
    const one = { tp: 0, fp: 0, fn: 0 }
    for (const n of rows) {
      const truth = dev[n]!.target[o]! > 0.5
      if (says(n, o)) one[truth ? 'tp' : 'fp']++
      else if (truth) one.fn++
    }
    macro += f1(one) / EMOTIONS.length
    for (const key of ['tp', 'fp', 'fn'] as const) all[key] += one[key]
  }
  return `macro F1 ${macro.toFixed(4)}, micro F1 ${f1(all).toFixed(4)}`
}
