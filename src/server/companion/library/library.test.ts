import { copyFileSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { describe, expect, test } from 'vitest'
import { type Features, features } from '#server/companion/answering/judge.ts'
import { createJudge } from '#server/companion/answering/verdict.ts'
import { sharedLibrary, sharedReader } from '#test/support/shared-reader.ts'
import { temporary } from '#test/support/temporary-folder.ts'
import { libraryFolder } from './files.ts'
import { loadLibrary } from './library.ts'
import { WrongLine } from './lines.ts'
import { vectorsFile } from './vectors.ts'

const burnt = {
  moment: 'food burnt again',
  messages: [
    'burnt the rice again lol',
    'my cake came out black',
    'dinner is in the bin',
    'set off the alarm',
  ],
  replies: ['The kitchen won that round, then.', 'Oh no. All that effort, and then the bin.'],
  questions: ['What did you end up eating?'],
}

function folderWith(files: Record<string, string>): URL {
  const folder = temporary()
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text)
  return pathToFileURL(`${folder}/`)
}

describe('whoever writes in the library is told what is wrong, by file and line', () => {
  test.each<[string, string, string]>([
    ['no JSON', '{"moment": ', 'is no JSON'],
    ['too few tellings', JSON.stringify({ ...burnt, messages: ['x'] }), 'messages'],
    ['an unknown part', JSON.stringify({ ...burnt, mood: 'glad' }), 'mood'],
    ['an unknown act', JSON.stringify({ ...burnt, act: 'dance' }), 'act'],
  ])('whoever writes %s is told where', (_what, line, why) => {
    const folder = folderWith({ 'food.jsonl': `${JSON.stringify(burnt)}\n\n${line}\n` })
    const attempt = () => loadLibrary('any', { folder })
    expect(attempt).toThrow(WrongLine)
    expect(attempt).toThrow(/^library\/food\.jsonl, line 3: /)
    expect(attempt).toThrow(why)
  })
})

describe('without the vectors of this model the lines are there and the moments are not', () => {
  const { versions: version } = sharedReader()
  // Two files of ours are enough here, and are read in a moment.
  const few = ['work.jsonl', 'lines-presence.jsonl']
  const folder = folderWith(
    Object.fromEntries(few.map(name => [name, readFileSync(new URL(name, libraryFolder), 'utf8')])),
  )
  const copied = (change: (bytes: Buffer) => Buffer) => {
    const file = new URL('vectors.bin', folderWith({}))
    copyFileSync(vectorsFile, file)
    writeFileSync(file, change(readFileSync(file)))
    return file
  }

  test.each<[string, () => [string, URL]]>([
    ['is missing', () => [version, new URL('nothing.bin', folderWith({}))]],
    ['is damaged', () => [version, copied(bytes => Buffer.from(bytes.fill(7, 5000, 5010)))]],
    ['is damaged', () => [version, copied(bytes => bytes.subarray(0, 9000))]],
    ['is damaged', () => [version, copied(() => Buffer.from('{'))]],
    ['is of another model', () => ['another', vectorsFile]],
  ])('the operator is told that the file %s, and whoever writes gets the lines', (what, made) => {
    const [model, vectors] = made()
    const library = loadLibrary(model, { folder, vectors })
    expect(library.moments).toEqual([])
    expect(library.warning).toContain(what)
    expect(library.warning).toContain('npm run library')
    expect(library.lines('presence', 'any')).toContain("I'm glad you told me that.")
  })

  test('the operator is told that the judge’s weights are damaged, and nothing is judged fine', () => {
    const weights = new URL('judge.json', folderWith({ 'judge.json': '{"looks": []}' }))
    const sentence = { kind: 'narrow', set: 'a', text: 'b' }
    const library = loadLibrary(version, { folder, weights })
    expect(library.warning).toContain('judge.json is missing or damaged')
    expect(createJudge(library.weights, features)(sentence, {} as Features)).toEqual({ fine: 0, good: 0 })
  })

  test('the operator is told that the weights of general lines are damaged, and none is judged fine', () => {
    const lineWeights = new URL('line-judge.json', folderWith({ 'line-judge.json': '{"looks": ["sure"]}' }))
    const library = loadLibrary(version, { folder, lineWeights })
    expect(library.warning).toContain('line-judge.json is missing or damaged')
    expect(
      createJudge(library.lineWeights, ['sure'])({ kind: 'tone', set: 'a', text: 'b' }, { sure: 9 }),
    ).toEqual({
      fine: 0,
      good: 0,
    })
  })

  test('a moment that was written since is left out until it is read, and all others stay', () => {
    const folder = folderWith({
      'work.jsonl': readFileSync(new URL('work.jsonl', libraryFolder), 'utf8'),
      'new.jsonl': JSON.stringify({
        ...burnt,
        moment: 'never read',
        messages: ['zzq a', 'zzq b', 'zzq c', 'zzq d'],
      }),
    })
    const library = loadLibrary(version, { folder })
    const names = library.moments.map(({ name }) => name)
    expect(names).toContain('worn out after long shift')
    expect(names).not.toContain('never read')
    expect(library.warning).toMatch(/^1 moments? /)
  })

  test('what lies in this folder is read by this model', () => {
    expect(sharedLibrary()).toMatchObject({ warning: undefined })
  })
})
