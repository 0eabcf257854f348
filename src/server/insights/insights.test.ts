import { expect, test } from 'vitest'
import { getSummary } from '#shared/classification.ts'
import { finishSession, postChat } from '#shared/companion.ts'
import { getReceipts, getTrends, RECEIPTS_PAGE } from '#shared/insights.ts'
import { onEmbedded } from '#test/support/any-engine.ts'
import { openApp } from '#test/support/app.ts'
import { createTestClock } from '#test/support/clock.ts'
import { join } from '#test/support/group.ts'
import {
  gaugeCounts,
  object,
  reader,
  say,
  sayInGroup,
  sentencesBehindGauge,
  unsend,
} from '#test/support/receipts.ts'

test('a gauge opens the sentences behind it, newest first, with the words that counted', async () => {
  const clock = createTestClock()
  const app = await openApp({ reader, clock })
  const ada = await app.signIn('ada')
  await say(ada, 'Nothing to tell. I am stressed by the deadline! The garden is quiet.')
  clock.advance(60_000)
  const second = await say(ada, 'So stressed. And a little grateful.')
  const [newest, older, ...more] = await sentencesBehindGauge(ada, 'stress')
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

test('objecting twice at once is objecting once, and so is putting back', async () => {
  const app = await openApp({ reader })
  const ada = await app.signIn('ada')
  const id = await say(ada, 'stressed by the deadline, and grateful')
  await say(ada, 'stressed again')
  await Promise.all([1, 2, 3].map(() => object(ada, id, 'stress', false)))
  expect(await gaugeCounts(ada)).toMatchObject({ stress: 1, Coping: 1, PERMA: 1 })
  const [receipt] = (await sentencesBehindGauge(ada, 'Coping')).filter(({ messageId }) => messageId === id)
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
  expect(await sentencesBehindGauge(ada, 'stress')).toEqual([])
  // Unsent before it was read.
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
  expect(await gaugeCounts(ada)).toMatchObject({ stress: 1, PERMA: 2 })
  await unsend(ada, id)
  expect(await gaugeCounts(ada)).toMatchObject({ stress: 1, PERMA: 1 })
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
  const pages = await sentencesBehindGauge(ada, 'stress')
  expect(pages.map(({ messageId }) => messageId).sort()).toEqual(said.sort())
  const times = pages.map(({ at }) => at)
  expect(times).toEqual([...times].sort().reverse())
})

test('nobody sees or changes what is behind another’s gauges', async () => {
  const app = await openApp({ reader })
  const ada = await app.signIn('ada')
  const ben = await app.signIn('ben')
  const id = await say(ada, 'stressed')
  expect(await sentencesBehindGauge(ben, 'stress')).toEqual([])
  await expect(object(ben, id, 'stress', false)).rejects.toMatchObject({
    status: 404,
    code: 'message-unknown',
  })
  expect((await ada.call(getSummary)).total).toBe(1)
})

onEmbedded('each sentence says where it was said', async () => {
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
  const places = (await sentencesBehindGauge(ada, 'stress')).map(({ place }) => place)
  expect(places).toEqual([
    { kind: 'thread', id: 'remote-work', title: null },
    { kind: 'chat', id: 'Robin', title: null },
    { kind: 'archive', id: archivedAs, title: expect.stringContaining('stressed all morning') },
  ])
  // After hours the open session is archived, and the link leads there.
  clock.advance(5 * 3_600_000)
  expect((await sentencesBehindGauge(ada, 'stress')).map(({ place }) => place.kind)).toEqual([
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

onEmbedded(
  'a gauge that does not exist, and a place in the list that is none, are told plainly',
  async () => {
    const app = await openApp({ reader })
    const ada = await app.signIn('ada')
    for (const query of [{ gauge: 'happiness' }, { gauge: 'stress', before: "1 x'; drop table readings" }]) {
      await expect(ada.call(getReceipts, { query })).rejects.toMatchObject({ status: 400 })
    }
  },
)
