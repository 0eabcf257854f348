import { expect, test } from 'vitest'
import { createDotProducts } from './dot-products.ts'
import { DIMENSIONS } from './vectors.ts'

const vectorOf = (seed: number) =>
  Int8Array.from({ length: DIMENSIONS }, (_, i) => ((seed * 7919 + i * 104_729) % 255) - 127)
const byHand = (one: Int8Array, other: Int8Array) => one.reduce((sum, byte, i) => sum + byte * other[i]!, 0)

test('what Ada writes is compared with every moment as by hand, to the last digit', () => {
  const rows = Array.from({ length: 500 }, (_, i) => vectorOf(i))
  const extremes = [new Int8Array(DIMENSIONS).fill(-128), new Int8Array(DIMENSIONS).fill(127)]
  const compare = createDotProducts([...rows, ...extremes])
  for (const vector of [vectorOf(1000), ...extremes])
    expect([...compare(vector)]).toEqual([...rows, ...extremes].map(row => byHand(row, vector)))
})

test('what Ben writes next does not change what was found for Ada', () => {
  const compare = createDotProducts([vectorOf(1), vectorOf(2)])
  const ada = compare(vectorOf(3))
  const before = [...ada]
  compare(vectorOf(4))
  expect([...ada]).toEqual(before)
})

test('a library without moments finds nothing near', () => {
  expect(createDotProducts([])(vectorOf(1))).toHaveLength(0)
})
