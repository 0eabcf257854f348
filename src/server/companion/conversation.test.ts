import { expect, test } from 'vitest'
import { crisisText } from '#shared/care-texts.ts'
import { getSummary } from '#shared/classification.ts'
import { finishSession, getArchive, getArchiveUnderApi, getMessages, postChat } from '#shared/companion.ts'
import { putProfile } from '#shared/profile.ts'
import { questions } from '#shared/questions.ts'
import { onEmbedded } from '#test/support/any-engine.ts'
import { openApp, type SignedIn } from '#test/support/app.ts'
import { createTestClock } from '#test/support/clock.ts'
import { dumpOf } from '#test/support/dump.ts'
import { sharedLibrary } from '#test/support/shared-reader.ts'

const HOUR_MS = 3_600_000
const isQuestion = (text: string) => questions.some(question => question.text === text)
const open = (person: SignedIn, chatId = 'TwinBot') =>
  person.call(getMessages, { params: { chatId }, query: {} })
const say = (person: SignedIn, text: string, more: object = {}) =>
  person.call(postChat, { body: { text, chatId: 'TwinBot', ...more } })

test('a new chat begins with a greeting and one easy question, once, however many tabs ask', async () => {
  const app = await openApp()
  const ada = await app.signIn('ada')
  const tabs = await Promise.all([open(ada), open(ada), open(ada)])
  for (const { messages } of tabs) {
    expect(messages.map(({ from }) => from)).toEqual(['bot', 'bot'])
    expect(messages[1]?.questionId).toMatch(/^q\d+$/)
    expect(['challenge', 'feelings']).toContain(
      questions.find(({ id }) => id === messages[1]?.questionId)?.category,
    )
  }
  expect(tabs[1]).toEqual(tabs[0])
  expect(tabs[2]).toEqual(tabs[0])
})

test('what she says is answered from the library, questions follow, and all of it is on her other device', async () => {
  const app = await openApp()
  const laptop = await app.signIn('ada')
  await open(laptop)
  const { moments, bankAfter } = sharedLibrary()
  const ours = new Set(moments.flatMap(({ replies }) => replies.map(({ text }) => text)))
  // Moments of life that a question of the bank was found to follow; which ones do is for the model to say, message by message.
  const possible = moments.filter(({ name, isAnswer }) => !isAnswer && bankAfter.has(name))
  const tellings: (typeof possible)[number][] = []
  const spoken: string[] = []
  let fromMoments = 0
  let followed = 0
  for (const moment of possible.slice(0, 80)) {
    if (tellings.length >= 12 && followed > 0) break
    tellings.push(moment)
    const text = moment.messages[0]!
    const { messages, reply, followUp, care } = await say(laptop, text)
    expect(messages.map(message => [message.from, message.text])).toEqual([
      ['user', text],
      ['bot', reply],
    ])
    expect(care).toEqual({ tier: 'none', category: null, show: null })
    if ([...ours].some(line => reply.startsWith(line))) fromMoments += 1
    if (followUp) expect([isQuestion(followUp.text), reply.includes('?')]).toEqual([true, false])
    if (followUp) followed += 1
    spoken.push(text, reply, ...(followUp ? [followUp.text] : []))
  }
  // Told in the library's own words, a moment is recognised.
  expect(fromMoments).toBeGreaterThanOrEqual(tellings.length - 2)
  expect(followed).toBeGreaterThan(0)
  const phone = await app.signIn('ada')
  const seen = (await open(phone)).messages
  expect(seen.slice(2).map(message => message.text)).toEqual(spoken)
  expect(seen.map(({ timestamp }) => timestamp)).toEqual([...seen.map(({ timestamp }) => timestamp)].sort())
})

test('the same message sent five times at once is stored once and answered the same', async () => {
  const app = await openApp()
  const ada = await app.signIn('ada')
  await open(ada)
  const send = () => say(ada, 'Only once, please.', { messageId: 'message-1' })
  const answers = await Promise.all([send(), send(), send(), send(), send()])
  for (const answer of answers) expect(answer).toEqual(answers[0])
  expect(await send()).toEqual(answers[0])
  const { messages } = await open(ada)
  expect(messages.filter(({ text }) => text === 'Only once, please.')).toHaveLength(1)
})

test('messages sent in one breath are all kept, each before its own answer, and later ones after them', async () => {
  const app = await openApp()
  const ada = await app.signIn('ada')
  const begun = (await open(ada)).messages
  const texts = Array.from({ length: 8 }, (_, i) => `Thought number ${i} about the house.`)
  const send = (some: string[]) => Promise.all(some.map(text => say(ada, text)))
  const [first, later] = [await send(texts.slice(0, 4)), await send(texts.slice(4))]
  const { messages } = await open(ada)
  const place = new Map(messages.map(({ id }, i) => [id, i]))
  const pairs = [first, later].map(answers =>
    answers
      .map(({ messages: pair, followUp }) => [
        ...pair.map(({ id }) => id),
        ...(followUp ? [followUp.messageId] : []),
      ])
      .sort(([a = ''], [b = '']) => place.get(a)! - place.get(b)!),
  )
  expect(messages.map(({ id }) => id)).toEqual([...begun.map(({ id }) => id), ...pairs.flat(2)])
  expect([...first, ...later].map(({ messages: [mine] }) => mine?.text)).toEqual(texts)
})

test('nobody sees another’s chat, even under the same name', async () => {
  const app = await openApp()
  const ada = await app.signIn('ada')
  const ben = await app.signIn('ben')
  await say(ada, 'This is mine alone.')
  const archivedAs = (await ada.call(finishSession, { params: { chatId: 'TwinBot' } })).archivedAs!
  const { messages } = await open(ben)
  expect(messages.some(({ text }) => text === 'This is mine alone.')).toBe(false)
  await expect(open(ben, archivedAs)).rejects.toMatchObject({ status: 404 })
  expect(await ben.call(getArchive, { query: {} })).toEqual([])
})

onEmbedded('nobody is asked the same question twice, over all sessions', async () => {
  const app = await openApp()
  const ada = await app.signIn('ada')
  const { moments, bankAfter } = sharedLibrary()
  const tellings = moments
    .filter(({ name, isAnswer }) => !isAnswer && bankAfter.has(name))
    .map(({ messages }) => messages[0]!)
  const asked: string[] = []
  const followed: string[] = []
  for (let session = 0; session < 3; session += 1) {
    asked.push(...(await open(ada)).messages.flatMap(({ questionId }) => questionId ?? []))
    for (const text of tellings.slice(session * 12, (session + 1) * 12)) {
      const { followUp } = await say(ada, text)
      if (followUp) followed.push(followUp.id)
    }
    await ada.call(finishSession, { params: { chatId: 'TwinBot' } })
  }
  // One opens each session, and some follow.
  expect(asked).toHaveLength(3)
  expect(followed.length).toBeGreaterThan(0)
  expect(new Set([...asked, ...followed]).size).toBe(asked.length + followed.length)
})

onEmbedded('somebody in crisis gets the fixed words at once, no question, and is not counted', async () => {
  const app = await openApp()
  const ada = await app.signIn('ada')
  await open(ada)
  const { reply, followUp, care } = await say(ada, 'I want to die.')
  expect(care).toMatchObject({ tier: 'crisis', show: 'panel' })
  expect(reply).toBe(crisisText(care.category))
  expect(followUp).toBeNull()
  expect((await ada.call(getSummary)).total).toBe(0)
  // No bank question for a day.
  expect((await say(ada, 'The cat came in from the garden.')).followUp).toBeNull()
})

test('a session left for four hours is in the archive, and the chat begins anew', async () => {
  const clock = createTestClock()
  const app = await openApp({ clock })
  const ada = await app.signIn('ada')
  await open(ada)
  await say(ada, 'The exam is on Friday and I have not started.')
  clock.advance(4 * HOUR_MS - 1)
  expect(await ada.call(getArchive, { query: {} })).toEqual([])
  clock.advance(1)
  const archive = await ada.call(getArchive, { query: {} })
  expect(archive).toHaveLength(1)
  expect(archive[0]?.id).toMatch(/^(journal|stress|goal|reflection)-[0-9A-Z]{26}$/)
  expect(archive[0]?.title).toBe('The exam is on Friday and I have not started')
  expect(await ada.call(getArchiveUnderApi, { query: {} })).toEqual(archive)
  const { messages } = await open(ada)
  expect(messages.every(({ from }) => from === 'bot')).toBe(true)
})

test('an empty session is never archived, however long it stands', async () => {
  const clock = createTestClock()
  const app = await openApp({ clock })
  const ada = await app.signIn('ada')
  const { messages } = await open(ada)
  clock.advance(10 * HOUR_MS)
  expect(await ada.call(getArchive, { query: {} })).toEqual([])
  expect((await ada.call(finishSession, { params: { chatId: 'TwinBot' } })).archivedAs).toBeNull()
  expect((await open(ada)).messages).toEqual(messages)
})

test('an archived session can be read and continued, keeps its id and its title', async () => {
  const app = await openApp()
  const ada = await app.signIn('ada')
  await say(ada, 'We moved the piano into the front room today.')
  const { archivedAs } = await ada.call(finishSession, { params: { chatId: 'TwinBot' } })
  await ada.call(postChat, { body: { text: 'It sounds better there than I thought.', chatId: archivedAs! } })
  const again = await open(ada, archivedAs!)
  expect(again).toMatchObject({ archived: true, title: 'We moved the piano into the front room today' })
  expect(again.messages.filter(({ from }) => from === 'user').map(({ text }) => text)).toEqual([
    'We moved the piano into the front room today.',
    'It sounds better there than I thought.',
  ])
  expect((await ada.call(getArchive, { query: {} })).map(({ id }) => id)).toEqual([archivedAs])
  expect((await open(ada)).messages.some(({ from }) => from === 'user')).toBe(false)
})

test('she finds a past session by her own words, without case and accents', async () => {
  const app = await openApp()
  const ada = await app.signIn('ada')
  await say(ada, 'Met Zoë at the Café by the harbour this morning.')
  await say(ada, 'She spoke of the lighthouse at length.')
  const { archivedAs } = await ada.call(finishSession, { params: { chatId: 'TwinBot' } })
  const find = async (q: string) => (await ada.call(getArchive, { query: { q } })).map(({ id }) => id)
  expect(await find('cafe ZOE')).toEqual([archivedAs])
  expect(await find('LIGHTHOUSE')).toEqual([archivedAs])
  expect(await find('windmill')).toEqual([])
})

test('renaming the companion keeps the conversation, and old links lead to it', async () => {
  const app = await openApp()
  const ada = await app.signIn('ada')
  await say(ada, 'You are still called TwinBot as I write this.')
  await ada.call(putProfile, { body: { companionName: 'Wren' } })
  await ada.call(postChat, { body: { text: 'And now you are called Wren.', chatId: 'Wren' } })
  const underNew = await open(ada, 'Wren')
  expect(underNew.messages.filter(({ from }) => from === 'user')).toHaveLength(2)
  expect(await open(ada, 'TwinBot')).toEqual(underNew)
})

test('a long history is paged back without a gap or a repeat', async () => {
  const app = await openApp()
  const ada = await app.signIn('ada')
  const lines = Array.from({ length: 12 }, (_, i) => `Line ${i} of a long afternoon.`)
  for (const line of lines) await say(ada, line)
  const all = (await open(ada)).messages
  expect(all.filter(({ from }) => from === 'user').map(({ text }) => text)).toEqual(lines)
  const pages: (typeof all)[] = []
  let before: number | undefined
  do {
    const page = await ada.call(getMessages, {
      params: { chatId: 'TwinBot' },
      query: { limit: 7, ...(before && { before }) },
    })
    pages.unshift(page.messages)
    before = page.before ?? undefined
  } while (before)
  expect(pages.flat()).toEqual(all)
  const [earliest, ...later] = pages.map(({ length }) => length)
  expect([earliest, ...later]).toEqual([all.length % 7 || 7, ...later.map(() => 7)])
  expect(later.length).toBeGreaterThan(1)
})

onEmbedded('a page before a place that no session reaches is refused in words', async () => {
  const app = await openApp()
  const ada = await app.signIn('ada')
  await say(ada, 'One line of a long afternoon.')
  const page = ada.call(getMessages, { params: { chatId: 'TwinBot' }, query: { before: 9e15 } })
  await expect(page).rejects.toMatchObject({ status: 400 })
})

test('8,000 characters are kept whole, one more is refused with its length, blank is refused', async () => {
  const app = await openApp()
  const ada = await app.signIn('ada')
  const long = 'word '.repeat(1600)
  expect((await say(ada, long)).messages[0]?.text).toBe(long)
  await expect(say(ada, 'x'.repeat(8001))).rejects.toMatchObject({ status: 413, body: { length: 8001 } })
  await expect(say(ada, ' \n\t ')).rejects.toMatchObject({ status: 400 })
})

onEmbedded('when the classifier fails she is answered all the same', async () => {
  const app = await openApp({
    reader: {
      read() {
        throw new Error('broken on purpose')
      },
    },
  })
  const ada = await app.signIn('ada')
  const text = 'Nothing special happened at the market.'
  const { reply, messages } = await say(ada, text)
  expect(reply).toMatch(/^Your words are kept\. If you are not safe/)
  expect(messages).toMatchObject([
    { from: 'user', text },
    { from: 'bot', text: reply },
  ])
})

test('what was said lies in no file or row in the clear, nor in a log', async () => {
  const app = await openApp()
  const ada = await app.signIn('ada')
  const canary = 'osprey over the estuary'
  await say(ada, `I saw an ${canary} and thought of you.`)
  await ada.call(finishSession, { params: { chatId: 'TwinBot' } })
  expect((await dumpOf(app.storage)).includes(canary)).toBe(false)
  expect(app.logged()).not.toContain(canary)
})
