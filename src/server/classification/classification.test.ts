import { expect, test } from 'vitest'
import { classify, getHierarchy, getSummary, getTags, type TagResult } from '#shared/classification.ts'
import { postChat } from '#shared/companion.ts'
import { onEmbedded } from '#test/support/any-engine.ts'
import { openApp, type SignedIn } from '#test/support/app.ts'
import { createTestClock } from '#test/support/clock.ts'
import { dumpOf } from '#test/support/dump.ts'
import { readingWith } from '#test/support/reading.ts'

/** Recognises the words stress and panic, so a test knows a message's tags. */
const reader = {
  async read(text: string) {
    const found = [
      ['stress', 'Stress Load', 'CO-01'],
      ['replaying', 'Ruminate', 'CP-01'],
    ].flatMap(([word, tag, code]) => {
      const start = text.indexOf(word!)
      const evidence = [{ start, end: start + word!.length, text: word! }]
      const result: TagResult = { score: 0.9, codes: [code!], evidence }
      return start < 0 ? [] : [[tag!, result] as const]
    })
    return readingWith({ results: Object.fromEntries(found), labels: found.map(([tag]) => tag) })
  },
}

const read = (person: SignedIn, text: string, more: object = {}) =>
  person.call(classify, { body: { userId: person.user.sub, context: 'TwinBot', text, ...more } })

onEmbedded('a message is read with exact spans of it as evidence', async () => {
  const app = await openApp({ reader })
  const ada = await app.signIn('ada')
  const text = 'So much stress this week.'
  const { results, labels, care } = await read(ada, text)
  expect(labels).toEqual(['Stress Load'])
  const [span] = results['Stress Load']?.evidence ?? []
  expect(text.slice(span?.start, span?.end)).toBe(span?.text)
  expect(care.tier).toBe('none')
})

onEmbedded('what is said in a thread that is not there is refused and counted nowhere', async () => {
  const app = await openApp({ reader })
  const ada = await app.signIn('ada')
  const nowhere = { status: 404, code: 'thread-unknown' }
  await expect(read(ada, 'stress', { context: 'group', threadId: 'no-such-thread' })).rejects.toMatchObject(
    nowhere,
  )
  const said = { text: 'stress', chatId: 'no-such-thread', context: 'group' as const }
  await expect(ada.call(postChat, { body: said })).rejects.toMatchObject(nowhere)
  expect((await ada.call(getSummary)).total).toBe(0)
})

test('one message counts once, however often and by whichever call it comes', async () => {
  const app = await openApp({ reader })
  const ada = await app.signIn('ada')
  const text = 'The stress again.'
  await Promise.all([1, 2, 3].map(() => read(ada, text, { messageId: 'm1' })))
  await ada.call(postChat, { body: { text, chatId: 'TwinBot', messageId: 'm1' } })
  await ada.call(postChat, { body: { text, chatId: 'TwinBot', messageId: 'm2' } })
  await read(ada, text, { messageId: 'm2' })
  expect(await ada.call(getSummary)).toMatchObject({ current: { 'Stress Load': 2 }, total: 2 })
})

test('without an id each call is a message of its own', async () => {
  const app = await openApp({ reader })
  const ada = await app.signIn('ada')
  await read(ada, 'stress')
  await read(ada, 'stress, and replaying it')
  await read(ada, 'a quiet evening')
  expect(await ada.call(getSummary)).toMatchObject({ current: { 'Stress Load': 2, Ruminate: 1 }, total: 3 })
})

test('profile answers are read and not counted, group messages are counted as such', async () => {
  const app = await openApp({ reader })
  const ada = await app.signIn('ada')
  expect((await read(ada, 'stress', { context: 'profile' })).labels).toEqual(['Stress Load'])
  await read(ada, 'stress', { context: 'group', threadId: 'sleep' })
  expect(await ada.call(getSummary)).toMatchObject({
    current: { 'Stress Load': 1 },
    total: 1,
    sources: { conversations: 0, groups: 1 },
  })
})

onEmbedded('the words of somebody in crisis are neither tagged nor counted', async () => {
  const app = await openApp({ reader })
  const ada = await app.signIn('ada')
  const answer = await read(ada, 'The stress is too much, I want to die.')
  expect(answer).toMatchObject({ results: {}, labels: [], care: { tier: 'crisis', show: 'panel' } })
  expect((await ada.call(getSummary)).total).toBe(0)
})

test('nobody counts for another, nor sees their counts', async () => {
  const app = await openApp({ reader })
  const ada = await app.signIn('ada')
  const ben = await app.signIn('ben')
  await expect(
    ben.call(classify, { body: { userId: ada.user.sub, context: 'TwinBot', text: 'stress' } }),
  ).rejects.toMatchObject({ status: 403, code: 'not-yours' })
  await read(ada, 'stress', { messageId: 'same' })
  await read(ben, 'replaying', { messageId: 'same' })
  expect((await ada.call(getSummary)).current).toEqual({ 'Stress Load': 1 })
  expect((await ben.call(getSummary)).current).toEqual({ Ruminate: 1 })
})

test('a message counts for the day it was where its author is', async () => {
  const clock = createTestClock()
  clock.advance(Date.UTC(2027, 6, 10, 23, 30) - clock.now())
  const app = await openApp({ reader, clock })
  const ada = await app.signIn('ada')
  await read(ada, 'stress')
  expect((await ada.call(getSummary)).history.map(({ day }) => day)).toEqual(['2027-07-11'])
})

onEmbedded('each tag has one code, and the code leads to exactly one domain', async () => {
  const app = await openApp()
  const ada = await app.signIn('ada')
  const hierarchy = await ada.call(getHierarchy)
  const tags = await ada.call(getTags)
  expect(Object.keys(tags).length).toBeGreaterThanOrEqual(60)
  for (const [tag, codes] of Object.entries(tags)) {
    const domains = Object.entries(hierarchy).filter(([, entries]) =>
      entries.some(entry => entry.startsWith(codes[0]!)),
    )
    expect([tag, domains.length]).toEqual([tag, 1])
  }
})

onEmbedded('bad input is answered clearly and never with a 5xx', async () => {
  const app = await openApp()
  const ada = await app.signIn('ada')
  await expect(read(ada, '   ')).rejects.toMatchObject({ status: 400 })
  await expect(read(ada, 'x'.repeat(100_000))).rejects.toMatchObject({ status: 413 })
  await expect(read(ada, 'fine', { messageId: 'a b\u0000' })).rejects.toMatchObject({ status: 400 })
  for (const text of [
    '\u0000\u0001\ud800',
    '今日はとても疲れた',
    '🌧️'.repeat(400),
    '<script>alert(1)</script>',
  ]) {
    expect((await read(ada, text)).labels).toEqual([])
  }
})

onEmbedded('when the classifier fails the call says so, and nothing is counted', async () => {
  const app = await openApp({
    reader: {
      read() {
        throw new Error('broken on purpose')
      },
    },
  })
  const ada = await app.signIn('ada')
  await expect(read(ada, 'anything')).rejects.toMatchObject({
    status: 500,
    body: { error: 'Classification failed' },
  })
  expect((await ada.call(getSummary)).total).toBe(0)
})

test('what was read lies nowhere in the clear', async () => {
  const app = await openApp({ reader })
  const ada = await app.signIn('ada')
  await read(ada, 'stress of the sandpiper kind')
  expect((await dumpOf(app.storage)).includes('sandpiper')).toBe(false)
  expect(app.logged()).not.toContain('sandpiper')
})
