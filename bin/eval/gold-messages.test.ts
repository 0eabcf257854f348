import { expect, test } from 'vitest'
import { scoreGold } from './gold-messages.ts'
import type { LabelledMessage } from './labelled-lines.ts'

const message = (text: string, tags: string[], maybe: string[] = []): LabelledMessage => ({
  id: text,
  text,
  tags,
  maybe,
  signals: [],
  metrics: { stress: 0, anxiety: tags.includes('Ruminate') ? 1 : 0, focus: 0 },
  trap: 'none',
})

/** A reader that finds these tags, whatever the text says. */
const finding =
  (...tags: string[]) =>
  async () => ({
    results: Object.fromEntries(tags.map(tag => [tag, { score: 1, codes: [], evidence: [] }])),
    labels: tags,
  })

test('a tag that was found, one that was missed and one too many each count as such', async () => {
  const messages = [
    message('Over and over.', ['Ruminate']),
    message('It clicked.', ['Insight']),
    message('Hi.', []),
  ]
  const { tags, perTag, metrics, falseTags, untagged } = await scoreGold(messages, finding('Ruminate'))
  expect(tags).toEqual({ tp: 1, fp: 2, fn: 1, p: 0.3333, r: 0.5, f1: 0.4 })
  expect(perTag.Insight).toMatchObject({ tp: 0, fp: 0, fn: 1 })
  expect(metrics.anxiety).toMatchObject({ tp: 1, fp: 2, fn: 0 })
  expect({ falseTags, untagged }).toEqual({ falseTags: 1, untagged: 1 })
})

test('a tag that two labellers could argue about is neither a hit nor a mistake', async () => {
  const arguable = [message('It goes round and round, and then it clicked.', [], ['Ruminate', 'Insight'])]
  for (const read of [finding('Ruminate'), finding('Ruminate', 'Insight'), finding()]) {
    const { tags, metrics, falseTags } = await scoreGold(arguable, read)
    expect(tags).toMatchObject({ tp: 0, fp: 0, fn: 0 })
    expect(metrics.anxiety).toMatchObject({ tp: 0, fp: 0, fn: 0 })
    expect(falseTags).toBe(0)
  }
})
