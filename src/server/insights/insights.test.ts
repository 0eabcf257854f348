import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { classify, getSummary, type TagResult } from '#shared/classification.ts'
import { finishSession, postChat } from '#shared/companion.ts'
import { removeMessage } from '#shared/group-chat.ts'
import {
  domainCounts,
  gauges,
  getReceipts,
  getTrends,
  metricCounts,
  objectToReceipt,
  RECEIPTS_PAGE,
  type Receipt,
  tagsOfGauge,
} from '#shared/insights.ts'
import { hierarchy, tagCodes } from '#shared/taxonomy.ts'
import { openApp, type SignedIn } from '#test/support/app.ts'
import { createTestClock } from '#test/support/clock.ts'
import { join, type Member } from '#test/support/group.ts'
import { readingWith } from '#test/support/reading.ts'

/** Finds these words, wherever and however often they stand, so that a test knows what is in a message. */
const words: [word: string, tag: string][] = [
  ['stressed', 'Stress Load'],
  ['deadline', 'Work Pressure'],
  ['worried', 'Worry'],
  ['focused', 'Focus'],
  ['grateful', 'Gratitude'],
  ['angry', 'Anger'],
]

const reader = {
  async read(text: string) {
    const results: Record<string, TagResult> = {}
    for (const [word, tag] of words) {
      const evidence = [...text.matchAll(new RegExp(word, 'g'))].map(({ index }) => {
        return { start: index, end: index + word.length, text: word }
      })
      if (evidence.length > 0) results[tag] = { score: 0.9, codes: tagCodes[tag] ?? [], evidence }
    }
    return readingWith({ results, labels: Object.keys(results) })
  },
}

let made = 0

/** Says something and answers its id. */
async function say(person: SignedIn, text: string, more: object = {}): Promise<string> {
  made += 1
  const messageId = `m${made}`
  const body = { userId: person.user.sub, context: 'TwinBot', text, messageId, ...more }
  await person.call(classify, { body })
  return messageId
}

/** The same, in the thread Sleep, where it can be taken back. */
async function sayInGroup(person: Member, text: string): Promise<string> {
  const id = await say(person, text, { context: 'group', threadId: 'sleep' })
  await person.say(text, { id })
  return id
}

const unsend = (person: SignedIn, id: string) =>
  person.call(removeMessage, { params: { threadId: 'sleep', id } })

async function behind(person: SignedIn, gauge: string): Promise<Receipt[]> {
  const all: Receipt[] = []
  for (let before: string | undefined; ; ) {
    const { receipts, next } = await person.call(getReceipts, {
      query: before ? { gauge, before } : { gauge },
    })
    all.push(...receipts)
    if (!next) return all
    before = next
  }
}

async function shown(person: SignedIn): Promise<Record<string, number>> {
  const { current } = await person.call(getSummary)
  return { ...metricCounts(current), ...domainCounts(current, tagCodes, hierarchy) }
}

const object = (person: SignedIn, messageId: string, gauge: string, counted: boolean) =>
  person.call(objectToReceipt, { params: { messageId }, body: { gauge, counted } })

test('a gauge opens the sentences behind it, newest first, with the words that counted', async () => {
  const clock = createTestClock()
  const app = await openApp({ reader, clock })
  const ada = await app.signIn('ada')
  await say(ada, 'Nothing to tell. I am stressed by the deadline! The garden is quiet.')
  clock.advance(60_000)
  const second = await say(ada, 'So stressed. And a little grateful.')
  const [newest, older, ...more] = await behind(ada, 'stress')
  expect(more).toEqual([])
  expect(newest).toMatchObject({
    messageId: second,
    at: new Date(clock.now()).toISOString(),
    quotes: [{ text: 'So stressed.', marks: [{ start: 3, end: 11 }] }],
    tags: [{ tag: 'Stress Load', counted: true }],
  })
  expect(older?.quotes).toEqual([
    {
      text: 'I am stressed by the deadline!',
      marks: [
        { start: 5, end: 13 },
        { start: 21, end: 29 },
      ],
    },
  ])
  expect(older?.tags.map(({ tag }) => tag).sort()).toEqual(['Stress Load', 'Work Pressure'])
})

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
    const before = await shown(ada)
    if (next.do === 'unsend') {
      const part = await partOf(id)
      await unsend(ada, id)
      stored.delete(id)
      expect(await shown(ada)).toEqual(less(before, part))
    } else {
      const carried = (await behind(ada, next.gauge)).find(({ messageId }) => messageId === id)?.tags ?? []
      const change = carried.filter(({ counted }) => counted !== next.counted).map(({ tag }) => tag)
      if (carried.length === 0) {
        await expect(object(ada, id, next.gauge, next.counted)).rejects.toMatchObject({
          code: 'message-unknown',
        })
      } else await object(ada, id, next.gauge, next.counted)
      expect(await shown(ada)).toEqual(less(before, change, next.counted ? -1 : 1))
    }
  }

  /** The tags for which a message counts now. */
  async function partOf(id: string): Promise<string[]> {
    const tags = new Set<string>()
    for (const gauge of gauges) {
      for (const receipt of await behind(ada, gauge)) {
        if (receipt.messageId !== id) continue
        for (const { tag, counted } of receipt.tags) if (counted) tags.add(tag)
      }
    }
    return [...tags]
  }

  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 12 }), async steps => {
      for (const next of steps) await take(next)
      const now = await shown(ada)
      for (const gauge of gauges) {
        const receipts = await behind(ada, gauge)
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
}, 120_000)

type Drawn<A> = A extends fc.Arbitrary<infer Value> ? Value : never

function less(counts: Record<string, number>, tags: string[], by = 1): Record<string, number> {
  const result = { ...counts }
  for (const tag of tags) {
    for (const gauge of gauges)
      if (tagsOfGauge(gauge).includes(tag)) result[gauge] = (result[gauge] ?? 0) - by
  }
  return result
}

test('objecting twice at once is objecting once, and so is putting back', async () => {
  const app = await openApp({ reader })
  const ada = await app.signIn('ada')
  const id = await say(ada, 'stressed by the deadline, and grateful')
  await say(ada, 'stressed again')
  await Promise.all([1, 2, 3].map(() => object(ada, id, 'stress', false)))
  expect(await shown(ada)).toMatchObject({ stress: 1, Coping: 1, PERMA: 1 })
  const [receipt] = (await behind(ada, 'Coping')).filter(({ messageId }) => messageId === id)
  expect(receipt?.tags.every(({ counted }) => !counted)).toBe(true)
  const answers = await Promise.all([1, 2].map(() => object(ada, id, 'stress', true)))
  expect(answers[0]?.current).toMatchObject({ 'Stress Load': 2, 'Work Pressure': 1, Gratitude: 1 })
  expect((await ada.call(getSummary)).history[0]?.current).toMatchObject({ 'Stress Load': 2 })
})

test('what was taken back is gone with its words, and its id never counts again', async () => {
  const app = await openApp({ reader })
  const ada = await join(app, 'ada', 'sleep')
  const again = { context: 'group', threadId: 'sleep' }
  const messageId = await sayInGroup(ada, 'stressed')
  await Promise.all([1, 2].map(() => unsend(ada, messageId)))
  await say(ada, 'stressed', { ...again, messageId })
  expect(await ada.call(getSummary)).toMatchObject({ current: {}, total: 0, sources: { groups: 0 } })
  expect(await behind(ada, 'stress')).toEqual([])
  // Taken back before it was ever read.
  await ada.say('stressed', { id: 'too-soon' })
  await unsend(ada, 'too-soon')
  await say(ada, 'stressed', { ...again, messageId: 'too-soon' })
  expect((await ada.call(getSummary)).total).toBe(0)
})

test('unsending what was taken out before takes nothing away twice', async () => {
  const app = await openApp({ reader })
  const ada = await join(app, 'ada', 'sleep')
  await say(ada, 'stressed and grateful')
  const id = await sayInGroup(ada, 'stressed and grateful')
  await object(ada, id, 'stress', false)
  expect(await shown(ada)).toMatchObject({ stress: 1, PERMA: 2 })
  await unsend(ada, id)
  expect(await shown(ada)).toMatchObject({ stress: 1, PERMA: 1 })
  await expect(object(ada, id, 'stress', true)).rejects.toMatchObject({ code: 'message-unknown' })
})

test('a long list comes page by page, each sentence once, those of one moment too', async () => {
  const clock = createTestClock()
  const app = await openApp({ reader, clock })
  const ada = await app.signIn('ada')
  const said: string[] = []
  for (let i = 0; i < 3 * RECEIPTS_PAGE + 1; i += 1) {
    if (i % 25 === 0) clock.advance(1000)
    said.push(await say(ada, `${i}: stressed by the deadline`))
  }
  const pages = await behind(ada, 'stress')
  expect(pages.map(({ messageId }) => messageId).sort()).toEqual(said.sort())
  const times = pages.map(({ at }) => at)
  expect(times).toEqual([...times].sort().reverse())
})

test('nobody sees or changes what is behind another’s gauges', async () => {
  const app = await openApp({ reader })
  const ada = await app.signIn('ada')
  const ben = await app.signIn('ben')
  const id = await say(ada, 'stressed')
  expect(await behind(ben, 'stress')).toEqual([])
  await expect(object(ben, id, 'stress', false)).rejects.toMatchObject({
    status: 404,
    code: 'message-unknown',
  })
  expect((await ada.call(getSummary)).total).toBe(1)
})

test('each sentence says where it was said', async () => {
  const clock = createTestClock()
  const app = await openApp({ reader, clock })
  const ada = await app.signIn('ada')
  const chat = async (text: string) => {
    clock.advance(1000)
    await ada.call(postChat, { body: { text, chatId: 'Robin' } })
  }
  await chat('I was stressed all morning on the train.')
  const { archivedAs } = await ada.call(finishSession, { params: { chatId: 'Robin' } })
  await chat('Still stressed at noon.')
  clock.advance(1000)
  await say(ada, 'stressed here too', { context: 'group', threadId: 'remote-work' })
  const places = (await behind(ada, 'stress')).map(({ place }) => place)
  expect(places).toEqual([
    { kind: 'thread', id: 'remote-work', title: null },
    { kind: 'chat', id: 'Robin', title: null },
    { kind: 'archive', id: archivedAs, title: expect.stringContaining('stressed all morning') },
  ])
  // Left for hours, the running session is in the archive, and the link leads there.
  clock.advance(5 * 3_600_000)
  expect((await behind(ada, 'stress')).map(({ place }) => place.kind)).toEqual([
    'thread',
    'archive',
    'archive',
  ])
})

test('trends count by day where the person is, and only days with messages', async () => {
  const clock = createTestClock()
  clock.advance(Date.UTC(2027, 6, 10, 22, 30) - clock.now())
  const app = await openApp({ reader, clock })
  const ada = await app.signIn('ada')
  await say(ada, 'stressed by the deadline')
  clock.advance(2 * 24 * 3_600_000 + 3_600_000)
  const later = await app.signIn('ada')
  await say(later, 'worried')
  await say(later, 'a quiet day')
  const { today, days, links, looked } = await later.call(getTrends)
  expect([today, links, looked]).toEqual(['2027-07-13', [], false])
  expect(days.map(({ day, messages, counts }) => [day, messages, counts.stress, counts.anxiety])).toEqual([
    ['2027-07-10', 1, 2, 0],
    ['2027-07-13', 2, 0, 1],
  ])
  expect(days[0]?.counts).toMatchObject({ Coping: 2, PERMA: 0 })
})

test('a gauge that does not exist, and a place in the list that is none, are told plainly', async () => {
  const app = await openApp({ reader })
  const ada = await app.signIn('ada')
  for (const query of [{ gauge: 'happiness' }, { gauge: 'stress', before: "1 x'; drop table readings" }]) {
    await expect(ada.call(getReceipts, { query })).rejects.toMatchObject({ status: 400 })
  }
})
