import fc from 'fast-check'
import { ulid } from 'ulid'
import { expect, test } from 'vitest'
import { importedId } from './imported-id.ts'

const LAST_MS = Date.parse('2100-01-01')
const time = fc.integer({ min: 1, max: LAST_MS })

test('imported rows keep the order of the original ones, and the same import gives the same ids', () => {
  fc.assert(
    fc.property(time, time, (one, other) => {
      fc.pre(one < other)
      const [earlier, later] = [ulid(one), ulid(other)]
      expect(importedId('ada', earlier) < importedId('ada', later)).toBe(true)
      expect(importedId('ada', earlier)).toBe(importedId('ada', earlier))
      expect(importedId('ada', earlier)).toMatch(/^[0-9A-HJKMNP-TV-Z]{26}$/)
    }),
  )
})

test('Ada and Ben import the same export without sharing an id, whatever its ids look like', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (origin, other) => {
      expect(importedId('ada', origin)).not.toBe(importedId('ben', origin))
      if (origin !== other) expect(importedId('ada', origin)).not.toBe(importedId('ada', other))
    }),
  )
})
