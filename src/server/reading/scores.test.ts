import { expect, test } from 'vitest'
import { taxonomy } from '#shared/taxonomy.ts'
import { readModelFiles } from './model-files.ts'
import { toReading } from './scores.ts'

const model = readModelFiles()
const sizes = Object.values(model.heads).map(labels => labels.length)

/** Where a label's score stands among all that the model gives. */
function placeOf(head: string, label: string): number {
  const before = Object.keys(model.heads).indexOf(head)
  return sizes.slice(0, before).reduce((a, b) => a + b, 0) + model.heads[head]!.indexOf(label)
}

test('a name stands once among the labels, though both the model and a tag say it', () => {
  const { tag, signal } = taxonomy.find(({ tag, signal }) => signal && model.heads.tags!.includes(tag))!
  const scores = new Float32Array(sizes.reduce((a, b) => a + b, 0)).fill(-9)
  scores[placeOf('tags', tag)] = 9
  scores[placeOf('signals', signal!)] = 9
  const added = new Float32Array(2 * model.heads.tags!.length).fill(1)
  const pieces = [{ id: 0, start: 0, end: 5, first: true }]
  const vector = new Float32Array(384).fill(1)
  const window = { from: 0, to: 1, scores, vector, match: vector, broad: new Float32Array(), added }
  const { labels } = toReading('Again', pieces, [window], model)
  expect(labels).toEqual([tag, signal])
})
