/**
 * Passes clearly harmless group messages in microseconds, without the reader: hashed words, pairs and letter
 * groups, averaged, and one small layer. It never reports danger; everything else is read before delivery.
 * Trained by training/gate/train.py.
 */
import { readFileSync } from 'node:fs'

type GateFile = {
  bits: number
  wide: number
  scales: [number, number]
  layers: {
    'hidden.weight': number[][]
    'hidden.bias': number[]
    'out.weight': number[][]
    'out.bias': number[]
  }
  threshold: number
}

const gateFolder = new URL('../../../models/gate/', import.meta.url)
const word = /[a-z0-9']+/g
/** Other scripts and long texts go to the reader. */
const plainLatin = /^(?:[\p{ASCII}‘’“”–—…]|\p{Extended_Pictographic}|\ufe0f|\u200d)*$/u
const LONGEST = 400

let made: ReturnType<typeof createHarmlessFilter> | undefined

/** It keeps nothing of a text, so all apps of a process share one: its four megabytes are read once. */
export function harmlessFilter(): (text: string) => boolean {
  made ??= createHarmlessFilter()
  return made
}

function createHarmlessFilter(): (text: string) => boolean {
  const { bits, wide, scales, layers, threshold } = JSON.parse(
    readFileSync(new URL('gate.json', gateFolder), 'utf8'),
  ) as GateFile
  const bytes = readFileSync(new URL('gate.bin', gateFolder))
  const table = new Int8Array(bytes.buffer, bytes.byteOffset, bytes.length)
  const second = wide << bits
  const both = new Float64Array(2 * wide)

  function score(found: number[]): number {
    both.fill(0, 0, wide)
    both.fill(Number.NEGATIVE_INFINITY, wide)
    for (const at of found) {
      const row = at * wide
      for (let i = 0; i < wide; i += 1) {
        both[i]! += table[row + i]!
        both[wide + i] = Math.max(both[wide + i]!, table[second + row + i]!)
      }
    }
    for (let i = 0; i < wide; i += 1) {
      both[i]! *= scales[0] / found.length
      both[wide + i]! *= scales[1]
    }
    return layers['hidden.weight'].reduce((sum, weights, j) => {
      const told = weights.reduce((a, weight, i) => a + weight * both[i]!, layers['hidden.bias'][j]!)
      return told > 0 ? sum + told * layers['out.weight'][0]![j]! : sum
    }, layers['out.bias'][0]!)
  }

  return text => text.length <= LONGEST && plainLatin.test(text) && score(featuresOf(text, bits)) < threshold
}

function featuresOf(text: string, bits: number): number[] {
  const words = text.normalize('NFKC').toLowerCase().replaceAll('’', "'").match(word) ?? []
  const found: number[] = []
  words.forEach((each, i) => {
    found.push(hashed(each, bits))
    if (i > 0) found.push(hashed(`${words[i - 1]} ${each}`, bits))
    if (i > 1) found.push(hashed(`${words[i - 2]}_${each}`, bits))
    const padded = `<${each}>`
    for (let at = 0; at < padded.length - 3; at += 1) found.push(hashed(`#${padded.slice(at, at + 4)}`, bits))
  })
  return found.length > 0 ? found : [0]
}

/** FNV-1a; the words are ASCII letters, so a character is a byte. */
function hashed(text: string, bits: number): number {
  let value = 0x811c9dc5
  for (let i = 0; i < text.length; i += 1) value = Math.imul(value ^ text.charCodeAt(i), 0x01000193)
  return value & ((1 << bits) - 1)
}
