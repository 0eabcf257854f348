import { expect, test } from 'vitest'
import { newId } from './ids.ts'

test('no two of many ids are the same, and a later one sorts after an earlier one', () => {
  const ids = Array.from({ length: 5000 }, () => newId(1000))
  expect(new Set(ids).size).toBe(ids.length)
  expect(ids.every(id => /^[0-9A-HJKMNP-TV-Z]{26}$/.test(id))).toBe(true)
  expect(newId(2000) > (ids.toSorted().at(-1) ?? '')).toBe(true)
})
