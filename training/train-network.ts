/** Trains the word network on all sources together and gives back a running average of its weights. */
import { Cnn } from './cnn.ts'
import { CnnTrainer } from './cnn-trainer.ts'
import type { Example } from './examples.ts'
import { COLUMNS, MOMENT_AT, STRESS_AT, STRESSOR_AT } from './heads.ts'
import { createRandom, shuffle } from './random.ts'
import type { Vocabulary } from './vocabulary.ts'

const PARTS = ['words', 'filters', 'bias', 'out', 'outBias'] as const
const BATCH = 64
const AVERAGE = 0.999

export type NetworkSettings = { seed: number; epochs: number; filters: number; say: (line: string) => void }

export function trainNetwork(examples: Example[], vocabulary: Vocabulary, settings: NetworkSettings): Cnn {
  const { seed, epochs, filters, say } = settings
  const shape = {
    words: vocabulary.words.length,
    dimensions: vocabulary.dimensions,
    filters,
    outputs: COLUMNS,
  }
  const net = new Cnn(shape, seed)
  net.words.set(vocabulary.vectors)
  net.outBias.set(priors(examples))
  const average = new Cnn(shape, seed)
  for (const part of PARTS) average[part].set(net[part])
  const trainer = new CnnTrainer(net, {
    seed,
    rate: 0.002,
    wordRate: 0.0015,
    dropout: 0.6,
    wordDropout: 0.15,
    decay: 0.01,
  })
  // The small source is shown twice, or the large ones drown it.
  const shown = examples.flatMap((example, n) => (example.source === 'sad' ? [n, n] : [n]))
  const texts = examples.map(example => vocabulary.encode(example.words))
  const random = createRandom(seed + 99)
  const steps = Math.ceil(shown.length / BATCH) * epochs
  let step = 0
  for (let epoch = 0; epoch < epochs; epoch++) {
    const order = shuffle(shown.slice(), random)
    let loss = 0
    for (let at = 0; at < order.length; at += BATCH, step++) {
      const slow = Math.min(1, (step + 1) / 200) * (1 - (step / steps) * 0.93)
      const batch = order.slice(at, at + BATCH).map(example => ({ text: texts[example]!, example }))
      loss += trainer.step(batch, (n, logits, gradient) => lossOf(examples[n]!, logits, gradient), slow)
      if (step % 10 === 9) follow(average, net, Math.min(AVERAGE, (step + 1) / (step + 201)) ** 10)
    }
    say(`network: epoch ${epoch + 1} of ${epochs}, loss ${(loss / order.length).toFixed(4)}`)
  }
  return average
}

function follow(average: Cnn, net: Cnn, keep: number): void {
  for (const part of PARTS) {
    const slow = average[part]
    const fast = net[part]
    for (let i = 0; i < slow.length; i++) slow[i] = slow[i]! * keep + fast[i]! * (1 - keep)
  }
}

/** Cross entropy: one of nine for the stressor, yes or no for everything else, each only where the source speaks. */
function lossOf(example: Example, logits: Float32Array, gradient: Float32Array): number {
  const { target, source } = example
  let loss = 0
  if (source === 'sad') loss += softmaxLoss(target, logits, gradient)
  const weight = source === 'claff_happydb' ? 0.5 : 1
  for (let o = 0; o < COLUMNS; o++) {
    if (o >= STRESSOR_AT && o < STRESS_AT) continue
    const wanted = target[o]!
    if (Number.isNaN(wanted)) continue
    const said = 1 / (1 + Math.exp(-logits[o]!))
    gradient[o] = (said - wanted) * (o >= MOMENT_AT ? weight : o === STRESS_AT ? 0.5 : 1)
    loss -= wanted * Math.log(said + 1e-9) + (1 - wanted) * Math.log(1 - said + 1e-9)
  }
  return loss
}

function softmaxLoss(target: Float32Array, logits: Float32Array, gradient: Float32Array): number {
  let top = Number.NEGATIVE_INFINITY
  for (let o = STRESSOR_AT; o < STRESS_AT; o++) top = Math.max(top, logits[o]!)
  let sum = 0
  for (let o = STRESSOR_AT; o < STRESS_AT; o++) sum += Math.exp(logits[o]! - top)
  let loss = 0
  for (let o = STRESSOR_AT; o < STRESS_AT; o++) {
    const said = Math.exp(logits[o]! - top) / sum
    const wanted = target[o]! * 0.95 + 0.05 / (STRESS_AT - STRESSOR_AT)
    gradient[o] = said - wanted
    loss -= wanted * Math.log(said + 1e-9)
  }
  return loss
}

/** The share of each label as a logit: where an untrained output should start. */
export function priors(examples: Example[]): Float32Array {
  const result = new Float32Array(COLUMNS)
  for (let o = 0; o < COLUMNS; o++) {
    let count = 0
    let sum = 0
    for (const { target } of examples) {
      if (Number.isNaN(target[o]!)) continue
      count++
      sum += target[o]!
    }
    const share = Math.min(0.99, Math.max(0.001, sum / Math.max(1, count)))
    result[o] = Math.log(share / (1 - share))
  }
  return result
}
