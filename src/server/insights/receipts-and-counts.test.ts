import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { gauges, tagsOfGauge } from '#shared/insights.ts'
import { openApp } from '#test/support/app.ts'
import { join } from '#test/support/group.ts'
import {
  gaugeCounts,
  object,
  reader,
  say,
  sayInGroup,
  sentencesBehindGauge,
  unsend,
  words,
} from '#test/support/receipts.ts'

test('whatever is said, taken out, put back or unsent: the receipts are exactly the counts', async () => {
  const app = await openApp({ reader })
  const ada = await join(app, 'ada', 'sleep')
  const ids: string[] = []
  const inGroup: string[] = []
  const stored = new Map<string, string>()
  const sentence = fc
    .subarray(
      words.map(([word]) => word),
      { minLength: 0 },
    )
    .map(found => `Today: ${found.join(' and ')} 🌧️. Then nothing.`)
  const step = fc.oneof(
    {
      weight: 3,
      arbitrary: fc.record({ do: fc.constant('say' as const), text: sentence, group: fc.boolean() }),
    },
    {
      weight: 3,
      arbitrary: fc.record({
        do: fc.constant('object' as const),
        which: fc.nat(),
        gauge: fc.constantFrom(...gauges),
        counted: fc.boolean(),
      }),
    },
    { weight: 1, arbitrary: fc.record({ do: fc.constant('unsend' as const), which: fc.nat() }) },
  )

  async function take(next: Drawn<typeof step>): Promise<void> {
    if (next.do === 'say') {
      const id = await (next.group ? sayInGroup(ada, next.text) : say(ada, next.text))
      if (next.group) inGroup.push(id)
      ids.push(id)
      stored.set(id, next.text)
      return
    }
    const among = next.do === 'unsend' ? inGroup : ids
    const id = among[next.which % among.length]
    if (!id) return
    const before = await gaugeCounts(ada)
    if (next.do === 'unsend') {
      const part = await partOf(id)
      await unsend(ada, id)
      stored.delete(id)
      expect(await gaugeCounts(ada)).toEqual(less(before, part))
    } else {
      const carried =
        (await sentencesBehindGauge(ada, next.gauge)).find(({ messageId }) => messageId === id)?.tags ?? []
      const change = carried.filter(({ counted }) => counted !== next.counted).map(({ tag }) => tag)
      if (carried.length === 0) {
        await expect(object(ada, id, next.gauge, next.counted)).rejects.toMatchObject({
          code: 'message-unknown',
        })
      } else await object(ada, id, next.gauge, next.counted)
      expect(await gaugeCounts(ada)).toEqual(less(before, change, next.counted ? -1 : 1))
    }
  }

  /** The tags a message currently counts for. */
  async function partOf(id: string): Promise<string[]> {
    const tags = new Set<string>()
    for (const gauge of gauges) {
      for (const receipt of await sentencesBehindGauge(ada, gauge)) {
        if (receipt.messageId !== id) continue
        for (const { tag, counted } of receipt.tags) if (counted) tags.add(tag)
      }
    }
    return [...tags]
  }

  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 12 }), async steps => {
      for (const next of steps) await take(next)
      const now = await gaugeCounts(ada)
      for (const gauge of gauges) {
        const receipts = await sentencesBehindGauge(ada, gauge)
        const counted = receipts.flatMap(({ tags }) => tags.filter(tag => tag.counted))
        expect([gauge, counted.length]).toEqual([gauge, now[gauge]])
        expect(new Set(receipts.map(({ messageId }) => messageId)).size).toBe(receipts.length)
        for (const { messageId, quotes } of receipts) {
          const text = stored.get(messageId) ?? ''
          for (const quote of quotes) {
            expect(text).toContain(quote.text)
            for (const { start, end } of quote.marks) {
              expect(words.map(([word]) => word)).toContain(quote.text.slice(start, end))
            }
          }
        }
      }
    }),
    { numRuns: 15 },
  )
})

type Drawn<A> = A extends fc.Arbitrary<infer Value> ? Value : never

function less(counts: Record<string, number>, tags: string[], by = 1): Record<string, number> {
  const result = { ...counts }
  for (const tag of tags) {
    for (const gauge of gauges)
      if (tagsOfGauge(gauge).includes(tag)) result[gauge] = (result[gauge] ?? 0) - by
  }
  return result
}
