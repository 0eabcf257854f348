import { cpSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createLog } from '#server/platform/log.ts'
import { temporary } from '#test/support/temporary-folder.ts'
import { modelsFolder, readListenerFiles, readMatcherFiles, readModelFiles } from './model-files.ts'
import { createReader } from './reading.ts'
import { windowsOf } from './windows.ts'
import { createWordPieces } from './word-pieces.ts'

const reader = createReader(createLog('silent'))
beforeAll(() => reader.ready())
afterAll(() => reader.close())

test("a tag rests on the person's own words, given to the letter", async () => {
  const text = "I'm worried sick about the results on Friday and can't sleep"
  const { results, labels } = await reader.read(text)
  expect(labels).toContain('Worry')
  for (const { evidence } of Object.values(results)) {
    expect(evidence.length).toBeGreaterThan(0)
    for (const { start, end, text: words } of evidence) expect(text.slice(start, end)).toBe(words)
  }
})

test('the same words read the same, alone and beside many others', async () => {
  const text = 'passed my driving test on the third try!!'
  const alone = await reader.read(text)
  const beside = await Promise.all(
    Array.from({ length: 12 }, (_, i) =>
      reader.read(i % 2 ? text : `message ${i} of somebody else`, {}, `p${i}`),
    ),
  )
  expect(beside[1]).toEqual(alone)
})

test('Ben’s word is read while the longest of Ada’s texts are, and not after them', async () => {
  const done: string[] = []
  const read = (person: string, text: string) => reader.read(text, {}, person).then(() => done.push(person))
  const long = 'I keep putting it off and it weighs on me. '.repeat(180)
  const adas = Array.from({ length: 4 }, () => read('ada', long))
  await read('ben', 'It rained all day.')
  expect(done).toEqual(['ben'])
  await Promise.all(adas)
  expect(reader.waiting()).toBe(0)
})

test('whatever people send is read', async () => {
  const odd = [
    '',
    ' ',
    '\u0000\u0007',
    'a'.repeat(8000),
    '😀'.repeat(300),
    '\ud83d',
    'שלום עולם',
    ":'p".repeat(2666),
    '\n\n\n',
  ]
  for (const text of odd) {
    const { version, care, labels, results } = await reader.read(text)
    expect(version).toBe(reader.version)
    expect([text.slice(0, 20), care.crisis + care.concern < 0.5]).toEqual([text.slice(0, 20), true])
    if (!/[\p{L}\p{N}]/u.test(text)) expect(labels).toEqual([])
    for (const { start, end, text: said } of Object.values(results).flatMap(({ evidence }) => evidence))
      expect(said).toBe(text.slice(start, end))
  }
})

test('somebody who sends very much is told to wait, and nobody else is', async () => {
  const flood = Array.from({ length: 80 }, () =>
    reader.read('one of very many', {}, 'mallory').catch((error: Error) => error),
  )
  const ada = reader.read('just one', {}, 'ada')
  expect((await ada).version).toBe(reader.version)
  const refused = (await Promise.all(flood)).filter(answer => answer instanceof Error)
  expect(refused.length).toBeGreaterThan(0)
  expect(refused[0]).toMatchObject({ code: 'busy' })
})

test('what very different messages share is named, where the matcher reads them', async () => {
  const shared = 'said fine, was not fine'
  const fines = [
    'told the nurse I was all right and then sat in the car for an hour',
    'Everyone asked how the move went. I said great. It was not great.',
  ]
  for (const text of fines) {
    const { broad } = await reader.read(text, { match: true })
    expect(broad.map(({ name }) => name)).toContain(shared)
    expect(broad).toEqual(broad.toSorted((a, b) => b.sure - a.sure))
  }
  const { broad } = await reader.read('The bus was on time.', { match: true })
  expect(broad[0]!.name).not.toBe(shared)
  expect((await reader.read(fines[0]!)).broad).toEqual([])
})

test('it reads the same whether a phone types curly quotes or a keyboard straight ones', async () => {
  const { cut } = createWordPieces(new URL('reader/vocab.txt', modelsFolder))
  const straight = `I can't sleep. "Don't worry," she said.`
  const curly = 'I can’t sleep. “Don’t worry,” she said.'
  expect(cut(curly)).toEqual(cut(straight))
})

test('a question somebody has just answered is known from one that is still open', async () => {
  for (const [told, open, question] of [
    ['I felt sick with nerves all the way there.', 'We drove there on Saturday.', 'How did you feel?'],
    ['I told my brother first, then Mum.', 'I got the job!', 'Who did you tell first?'],
    ['He is four and called Bo.', 'We got a dog.', 'What is his name?'],
  ] as const) {
    const [[answered], [unanswered]] = await Promise.all([
      reader.weigh(told, [], [{ sentence: question }]),
      reader.weigh(open, [], [{ sentence: question }]),
    ])
    expect(answered!.told).toBeGreaterThan(unanswered!.told)
    const { reply: _, answers: __, ...opinions } = answered!
    expect(Object.values(opinions).reduce((sum, each) => sum + each, 0)).toBeCloseTo(1, 4)
  }
})

test('a reply is worth as much alone as among others, and more where it fits', async () => {
  const text = 'Third time this week they have called me in on my day off.'
  const before = ['I work at the hospital laundry.', 'What is it like there?']
  const fits = { sentence: 'A day off should be a day off. No wonder you are fed up.' }
  const misses = { sentence: 'What wonderful news, congratulations to all of you!' }
  const among = await reader.weigh(text, before, [misses, fits])
  const [alone] = await reader.weigh(text, before, [fits])
  expect(among[1]!.reply.fine).toBeGreaterThan(among[0]!.reply.fine)
  // Numbers of eight bits are rounded by the largest of a pass.
  expect(Math.abs(among[1]!.reply.fine - alone!.reply.fine)).toBeLessThan(0.25)
})

test('while a crowd waits to be read, nobody waits for what sentences would be worth', async () => {
  const crowd = Array.from({ length: 30 }, (_, i) =>
    reader.read(`It rained again, for the ${i}th day.`, {}, `${i}`),
  )
  expect(await reader.weigh('We won!', [], [{ sentence: 'What a day!' }])).toEqual([])
  await Promise.all(crowd)
  expect(await reader.weigh('We won!', [], [{ sentence: 'What a day!' }])).toHaveLength(1)
})

test('the questions a message calls for are named, the likeliest first', async () => {
  for (const [text, name] of [
    ['My driving test is on Friday.', 'most-nervous'],
    ['We were married for forty years and she died in March.', 'what-was-like:she'],
  ] as const) {
    const found = await reader.followUps(text)
    expect(found.slice(0, 4).map(each => each.name)).toContain(name)
    expect(found).toEqual(found.toSorted((a, b) => b.sure - a.sure))
  }
})

describe('the files of the model', () => {
  function damagedCopy(name: string): URL {
    const folder = temporary()
    for (const model of ['reader', 'matcher', 'listener'])
      cpSync(new URL(model, modelsFolder), join(folder, model), { recursive: true })
    writeFileSync(join(folder, name), 'something else')
    return pathToFileURL(`${folder}/`)
  }

  test('an operator is told in one sentence which one is damaged', () => {
    expect(() => readModelFiles(damagedCopy('reader/reader.onnx'))).toThrow(
      /models\/reader\/reader\.onnx is missing or damaged/,
    )
    expect(() => readModelFiles(damagedCopy('reader/heads.json'))).toThrow(
      /heads\.json is missing or damaged/,
    )
  })

  test('without its matcher the product runs all the same', () => {
    expect(readMatcherFiles()?.version).toMatch(/^[0-9a-f]{12}$/)
    for (const name of ['matcher/matcher.onnx', 'matcher/matcher.json'])
      expect(readMatcherFiles(damagedCopy(name))).toBeUndefined()
  })

  test('without the listener it runs too', () => {
    expect(readListenerFiles()?.questions).toContain('say-why:she')
    for (const name of ['listener/listener.onnx', 'listener/listener-2.weights', 'listener/listener.json'])
      expect(readListenerFiles(damagedCopy(name))).toBeUndefined()
  })
})

test('windows leave no piece of a long text unread', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 5000 }), length => {
      const windows = windowsOf(length)
      expect(windows[0]![0]).toBe(0)
      expect(windows.at(-1)![1]).toBe(length)
      for (let i = 1; i < windows.length; i += 1) expect(windows[i]![0]).toBeLessThan(windows[i - 1]![1])
    }),
  )
})

test('every word piece stands where the text has it', () => {
  const { cut } = createWordPieces(new URL('reader/vocab.txt', modelsFolder))
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 80 }), text => {
      let before = 0
      for (const { start, end } of cut(text)) {
        expect(start).toBeGreaterThanOrEqual(before)
        expect(end).toBeGreaterThan(start)
        expect(end).toBeLessThanOrEqual(text.length)
        before = start
      }
    }),
  )
})
