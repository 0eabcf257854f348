/**
 * Makes the weights the reader ships with: `npm run train -- --data <folder> --vectors <folder>`.
 * The seed is fixed: the same data gives the same file. `--keep <folder>` saves the slow part between runs.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { Cnn } from './cnn.ts'
import { readExamples } from './examples.ts'
import { finish } from './finish.ts'
import { COLUMNS } from './heads.ts'
import { teachTags } from './teach-tags.ts'
import { trainLinear } from './train-linear.ts'
import { trainNetwork } from './train-network.ts'
import { readVectors } from './vectors.ts'
import { createVocabulary, type Vocabulary } from './vocabulary.ts'

const SEED = 20261115
const EPOCHS = 7
const FILTERS = 128
const TERMS = 15_000
const WEIGHTS = new URL('weights.bin', import.meta.resolve('#server/classification/engine/engine.ts'))

const { values: options } = parseArgs({
  options: { data: { type: 'string' }, vectors: { type: 'string' }, keep: { type: 'string' } },
})
if (!options.data || !options.vectors) {
  console.error('usage: npm run train -- --data <folder> --vectors <folder> [--keep <folder>]')
  process.exit(2)
}
const began = Date.now()
const say = (line: string) =>
  console.log(`${((Date.now() - began) / 1000).toFixed(0).padStart(5)} s  ${line}`)

const examples = readExamples(options.data, 'train')
const dev = readExamples(options.data, 'dev')
say(`${examples.length} texts to learn from, ${dev.length} to measure on`)
const vectors = readVectors(options.vectors)
const vocabulary = createVocabulary(examples, vectors, SEED)
say(`${vocabulary.words.length} words`)
const linear = trainLinear(examples, TERMS, SEED, say)
const network =
  keptNetwork(vocabulary) ??
  trainNetwork(examples, vocabulary, { seed: SEED, epochs: EPOCHS, filters: FILTERS, say })
keep(network)
finish({ dev, linear, network, vocabulary, vectors, say }, WEIGHTS)
teachTags(options.data, say)

function keptNetwork(words: Vocabulary): Cnn | null {
  const file = options.keep && join(options.keep, 'network.bin')
  if (!file || !existsSync(file)) return null
  const bytes = readFileSync(file)
  const values = new Float32Array(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.length))
  const shape = {
    words: words.words.length,
    dimensions: words.dimensions,
    filters: FILTERS,
    outputs: COLUMNS,
  }
  const net = new Cnn(shape, SEED)
  let at = 0
  for (const part of [net.words, net.filters, net.bias, net.out, net.outBias]) {
    part.set(values.subarray(at, at + part.length))
    at += part.length
  }
  say('network: kept from before')
  return net
}

function keep(net: Cnn): void {
  if (!options.keep) return
  mkdirSync(options.keep, { recursive: true })
  const parts = [net.words, net.filters, net.bias, net.out, net.outBias]
  writeFileSync(join(options.keep, 'network.bin'), Buffer.concat(parts.map(part => Buffer.from(part.buffer))))
}
