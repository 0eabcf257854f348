import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { describe, expect, test } from 'vitest'
import { readFiles } from '#server/companion/library/files.ts'
import type { Moment } from '#server/companion/library/lines.ts'
import { temporary } from '#test/support/temporary-folder.ts'
import { faultsIn, merged } from './check.ts'

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

function placed(...lines: object[]) {
  const folder = temporary()
  writeFileSync(join(folder, 'a.jsonl'), lines.map(line => JSON.stringify(line)).join('\n'))
  return readFiles(pathToFileURL(`${folder}/`))
}

describe('whoever writes in the library is told what breaks its rules, by file and line', () => {
  test.each([
    ['advice', 'You should cook something else tomorrow.'],
    ['a question in a reply', 'Was it the pan?'],
    ['a comparison that comforts', 'At least the kitchen still stands there.'],
    ['a promise', 'It will get better with the next one.'],
    ['a life of its own', 'I love the smell of rice myself.'],
    ['markup', 'The <b>kitchen</b> won that round.'],
    ['longer than 34 words', `${'word '.repeat(40)}end.`],
    ['breaks off', 'The kitchen won that'],
  ])('whoever writes a reply with %s is told so', (why, reply) => {
    const [fault] = faultsIn(
      placed(burnt, { ...burnt, moment: 'other', replies: [reply, 'Fine as it is, that.'] }),
    )
    expect(fault).toMatchObject({ file: 'a.jsonl', line: 2, why: expect.stringContaining(why) })
  })

  test('the same moment or the same reply twice, which can be made one', () => {
    const twice = placed(burnt, { ...burnt, messages: ['toast is charcoal', 'a', 'b', 'c'] })
    expect(faultsIn(twice).map(({ line }) => line)).toEqual([2, 2, 2])
    const [only, ...others] = merged(twice)
    expect(others).toEqual([])
    expect((only!.entry as Moment).messages).toContain('toast is charcoal')
    expect(faultsIn(merged(twice))).toEqual([])
  })

  test('what is there now is sound', () => expect(faultsIn(readFiles())).toEqual([]))
})
