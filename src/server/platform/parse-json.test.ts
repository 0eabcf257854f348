import { expect, test } from 'vitest'
import { parseJson } from './parse-json.ts'

const parse = (text: string) => parseJson(Buffer.from(text))
const nested = (depth: number) => '['.repeat(depth) + ']'.repeat(depth)

test('a message full of brackets and quotes is parsed as it was written', () => {
  const said = { text: `${'[{'.repeat(500)} "so \\" she said" 🙂 \\`, list: [[{ a: ['\\'] }], []] }
  expect(parse(JSON.stringify(said))).toEqual(said)
  expect(parse(JSON.stringify(Array(1000).fill([])))).toHaveLength(1000)
})

test('nesting deeper than anything we take is refused before it is parsed', () => {
  expect(parse(nested(64))).toHaveLength(1)
  expect(() => parse(nested(65))).toThrow(SyntaxError)
  expect(() => parse('['.repeat(200_000))).toThrow('too deep')
  expect(() => parse(`{"a":"b\\\\","c":${nested(100_000)}}`)).toThrow('too deep')
})
