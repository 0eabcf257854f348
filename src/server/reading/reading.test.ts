import { expect, test } from 'vitest'
import { createLog } from '#server/platform/log.ts'
import { afterwards } from '#test/support/afterwards.ts'
import { createReader } from './reading.ts'

test('Ben’s word is read while the longest of Ada’s texts are, and not after them', async () => {
  const reader = createReader(createLog('silent'), 2)
  afterwards(reader.close)
  await reader.ready()
  const done: string[] = []
  const read = (person: string, text: string) =>
    reader.read(text, {}, person).then(reading => {
      done.push(person)
      return reading
    })
  const long = 'I keep putting it off and it weighs on me. '.repeat(180)
  const adas = Array.from({ length: 4 }, () => read('ada', long))
  await read('ben', 'It rained all day.')
  expect(done).toEqual(['ben'])
  await Promise.all(adas)
  expect(done).toHaveLength(5)
  expect(reader.waiting()).toBe(0)
}, 60_000)

test('the same words are read the same, whoever else is read beside them', async () => {
  const reader = createReader(createLog('silent'), 2)
  afterwards(reader.close)
  const text = 'My boss shouted at me and I cannot stop thinking about it.'
  const [once, again] = await Promise.all([reader.read(text, {}, 'ada'), reader.read(text, {}, 'ben')])
  expect(again).toEqual(once)
}, 60_000)
