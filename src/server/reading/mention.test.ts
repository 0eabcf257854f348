import { expect, test } from 'vitest'
import { mentionIn } from './mention.ts'
import { readModelFiles } from './model-files.ts'
import { createWordPieces } from './word-pieces.ts'

const { cut } = createWordPieces(readModelFiles().vocabulary)
const sorts = ['n', 'p']
const feelings = ['f', 'w']
const EACH = 6

/** As if the model were sure of these words, or of nothing. */
function mentioned(text: string, words: string) {
  const pieces = cut(text)
  const from = text.indexOf(words)
  const first = words ? pieces.findIndex(({ end }) => end > from) + 1 : 0
  const last = words ? pieces.findLastIndex(({ start }) => start < from + words.length) + 1 : 0
  const scores = new Float32Array((pieces.length + 2) * EACH)
  scores[first * EACH] = 9
  scores[last * EACH + 1] = 9
  scores[first * EACH + 3] = 9
  scores[last * EACH + 4] = 9
  return mentionIn(text, pieces, scores, sorts, feelings)
}

test('whom Ada tells of is found in her own words, with what they are to her', () => {
  const found = mentioned('Took Siobhán to the vet. My mother-in-law drove.', 'My mother-in-law')
  expect(found).toMatchObject({ words: 'My mother-in-law', opens: true })
  expect(found!.sure).toBeGreaterThan(0.9)
  expect(found!.sorts[0]!.name).toBe('p')
  expect(found!.feelings[0]!.name).toBe('f')
})

test('a name is whole, however many pieces the model reads it in', () => {
  expect(mentioned('so Przemysław rang, at last', 'Prz')).toMatchObject({ words: 'Przemysław', opens: false })
})

test('where she names nobody, or what she wrote goes over lines, nobody is named to her', () => {
  expect(mentioned('Just tired.', '')).toBeUndefined()
  expect(mentioned('a\nb', 'a\nb')).toBeUndefined()
  expect(mentionIn('', [], new Float32Array(2 * EACH), sorts, feelings)).toBeUndefined()
})
