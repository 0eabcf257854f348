import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ByteRows, FloatRows, Lanes } from './lanes.ts'

const read = (name: string) => readFileSync(new URL(name, import.meta.url))
const byte = fc.integer({ min: -128, max: 127 })
const quarter = fc.integer({ min: -40, max: 40 }).map(n => n / 4)

test('what the server loads was assembled from the loops as they are written', () => {
  const noted = read('./lanes.sha256').toString().trimEnd().split('\n')
  const found = ['lanes.wat', 'lanes.wasm'].map(name => {
    const hash = createHash('sha256')
    return `${hash.update(read(`./${name}`)).digest('hex')}  ${name}`
  })
  expect(noted, 'run "node training/lanes.ts"').toEqual(found)
})

test('rows are summed as one would by hand, whatever their width and however many are added', () => {
  const width = fc.integer({ min: 1, max: 70 })
  const rows = width.chain(wide =>
    fc.array(fc.array(byte, { minLength: wide, maxLength: wide }), { minLength: 1 }),
  )
  const added = fc.array(fc.tuple(fc.nat(), quarter), { maxLength: 1200 })
  fc.assert(
    fc.property(rows, added, (table, weighed) => {
      const byteRows = new ByteRows(Int8Array.from(table.flat()), table[0]!.length)
      for (let time = 0; time < 2; time++) {
        byteRows.begin()
        for (const [row, by] of weighed) byteRows.add(row % table.length, by)
        const byHand = table[0]!.map((_, column) =>
          weighed.reduce((sum, [row, by]) => sum + table[row % table.length]![column]! * by, 0),
        )
        expect([...byteRows.sum().slice(0, byHand.length)]).toEqual(byHand.map(sum => sum + 0))
      }
    }),
    { numRuns: 60 },
  )
})

test('a vector is multiplied with every row', () => {
  const size = fc.integer({ min: 1, max: 19 })
  const rows = size.chain(wide =>
    fc.array(fc.array(quarter, { minLength: wide, maxLength: wide }), { minLength: 1 }),
  )
  fc.assert(
    fc.property(rows, fc.array(quarter, { minLength: 19, maxLength: 19 }), (table, vector) => {
      const wide = table[0]!.length
      const floatRows = new FloatRows(Float32Array.from(table.flat()), wide)
      floatRows.vector.set(vector.slice(0, wide))
      const byHand = table.map(row => row.reduce((sum, value, at) => sum + value * vector[at]!, 0))
      expect([...floatRows.products()].map(Number)).toEqual(byHand.map(sum => sum + 0))
    }),
  )
})

test('the strongest answer to one word, to two and to three together is found at any place', () => {
  const filters = 4
  const word = fc.array(quarter, { minLength: 6 * filters, maxLength: 6 * filters })
  fc.assert(
    fc.property(fc.array(word, { minLength: 3, maxLength: 9 }), words => {
      const lanes = new Lanes(4096)
      const table = lanes.floats(words.length * 6 * filters)
      table.set(words.flat())
      const slots = lanes.numbers(words.length)
      slots.set(words.map((_, at) => table.byteOffset + at * 6 * filters * 4))
      const best = lanes.floats(3 * filters)
      lanes.loops.strongest(slots.byteOffset, words.length, filters, best.byteOffset)
      const part = (at: number, block: number, filter: number) => words[at]![block * filters + filter]!
      const strongest = (width: number, firstBlock: number, filter: number) =>
        Math.max(
          ...words.slice(width - 1).map((_, from) => {
            let sum = 0
            for (let n = 0; n < width; n++) sum += part(from + n, firstBlock + n, filter)
            return sum
          }),
        )
      const byHand = [1, 2, 3].flatMap((width, at) =>
        Array.from({ length: filters }, (_, filter) => strongest(width, [0, 1, 3][at]!, filter) + 0),
      )
      expect([...best].map(value => value + 0)).toEqual(byHand)
    }),
  )
})
