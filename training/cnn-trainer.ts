/** Teaches the word network: one batch at a time, gradients by hand, words seen in a batch worked out once. */
import { Adam } from './adam.ts'
import { type Cnn, WIDTHS } from './cnn.ts'
import { createRandom, type Random } from './random.ts'

/** Gradient of the loss with respect to the outputs, written into `gradient`; returns the loss. */
export type Loss = (example: number, logits: Float32Array, gradient: Float32Array) => number

export type CnnSettings = {
  seed: number
  rate: number
  wordRate: number
  dropout: number
  wordDropout: number
  decay: number
}

const UNKNOWN = 1

export class CnnTrainer {
  private readonly net: Cnn
  private readonly settings: CnnSettings
  private readonly random: Random
  private readonly grads: {
    words: Float32Array
    filters: Float32Array
    bias: Float32Array
    out: Float32Array
    outBias: Float32Array
  }
  private readonly adam: Record<'words' | 'filters' | 'bias' | 'out' | 'outBias', Adam>
  private table: Float32Array = new Float32Array(0)

  constructor(net: Cnn, settings: CnnSettings) {
    this.net = net
    this.settings = settings
    this.random = createRandom(settings.seed + 7)
    const like = (values: Float32Array) => new Float32Array(values.length)
    this.grads = {
      words: like(net.words),
      filters: like(net.filters),
      bias: like(net.bias),
      out: like(net.out),
      outBias: like(net.outBias),
    }
    this.adam = {
      words: new Adam(net.words, settings.wordRate, 0),
      filters: new Adam(net.filters, settings.rate, settings.decay),
      bias: new Adam(net.bias, settings.rate, 0),
      out: new Adam(net.out, settings.rate, settings.decay),
      outBias: new Adam(net.outBias, settings.rate, 0),
    }
  }

  /** One step on a batch of texts; returns the summed loss. `slow` scales the learning rate. */
  step(batch: { text: number[]; example: number }[], loss: Loss, slow: number): number {
    const { net, random, settings, grads } = this
    const { dimensions, filters, outputs } = net.shape
    const local = new Map<number, number>()
    const ids: number[] = []
    const texts = batch.map(({ text }) =>
      text.map(word => {
        const kept = word !== 0 && random() < settings.wordDropout ? UNKNOWN : word
        let at = local.get(kept)
        if (at === undefined) {
          at = ids.length
          local.set(kept, at)
          ids.push(kept)
        }
        return at
      }),
    )
    if (this.table.length < ids.length * net.rows)
      this.table = new Float32Array(Math.ceil(ids.length * 1.3) * net.rows)
    ids.forEach((word, at) => {
      net.project(word, this.table, at * net.rows)
    })

    const pooled = new Float32Array(net.pooledSize)
    const best = new Int32Array(net.pooledSize)
    const keep = new Float32Array(net.pooledSize)
    const logits = new Float32Array(outputs)
    const gradient = new Float32Array(outputs)
    const back = new Float32Array(net.pooledSize)
    const scale = 1 / (1 - settings.dropout)
    let total = 0
    texts.forEach((text, n) => {
      net.pool(text, this.table, pooled, best)
      for (let f = 0; f < net.pooledSize; f++) {
        keep[f] = random() < settings.dropout ? 0 : scale
        pooled[f]! *= keep[f]!
      }
      net.answer(pooled, logits)
      gradient.fill(0)
      total += loss(batch[n]!.example, logits, gradient)
      back.fill(0)
      for (let o = 0; o < outputs; o++) {
        const g = gradient[o]! / batch.length
        if (g === 0) continue
        grads.outBias[o]! += g
        const base = o * net.pooledSize
        for (let f = 0; f < net.pooledSize; f++) {
          grads.out[base + f]! += g * pooled[f]!
          back[f]! += g * net.out[base + f]!
        }
      }
      let row = 0
      let out = 0
      for (const width of WIDTHS) {
        for (let f = 0; f < filters; f++) {
          const t = best[out + f]!
          const g = back[out + f]! * keep[out + f]!
          if (t < 0 || g === 0) continue
          grads.bias[out + f]! += g
          for (let k = 0; k < width && t + k < text.length; k++) {
            const weights = (row + k * filters + f) * dimensions
            const word = ids[text[t + k]!]! * dimensions
            for (let d = 0; d < dimensions; d++) {
              grads.filters[weights + d]! += g * net.words[word + d]!
              grads.words[word + d]! += g * net.filters[weights + d]!
            }
          }
        }
        row += width * filters
        out += filters
      }
    })
    for (const word of ids) {
      if (word === 0) continue
      this.adam.words.step(grads.words, slow, word * dimensions, (word + 1) * dimensions)
    }
    for (const part of ['filters', 'bias', 'out', 'outBias'] as const) this.adam[part].step(grads[part], slow)
    for (const part of ['words', 'filters', 'bias', 'out', 'outBias'] as const) this.adam[part].tick()
    return total
  }
}
