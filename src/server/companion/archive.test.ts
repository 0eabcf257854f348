import { expect, test } from 'vitest'
import {
  finishSession,
  getArchive,
  getMessages,
  postChat,
  putAvoid,
  reopenSession,
  starSession,
} from '#shared/companion.ts'
import { putProfile } from '#shared/profile.ts'
import { onEmbedded } from '#test/support/any-engine.ts'
import { openApp, type SignedIn } from '#test/support/app.ts'
import { createTestClock } from '#test/support/clock.ts'
import { dumpOf } from '#test/support/dump.ts'
import { dataIn, fetchExport, sendExport } from '#test/support/export.ts'

const HOUR_MS = 3_600_000
const chatId = 'TwinBot'
const say = (person: SignedIn, text: string, chat = chatId) =>
  person.call(postChat, { body: { text, chatId: chat } })
const open = (person: SignedIn, chat = chatId) =>
  person.call(getMessages, { params: { chatId: chat }, query: {} })
const finish = async (person: SignedIn) =>
  (await person.call(finishSession, { params: { chatId } })).archivedAs ?? ''
const archiveOf = (person: SignedIn, q?: string) => person.call(getArchive, { query: q ? { q } : {} })

const told = [
  'hey',
  'My sister Nora moved to Lisbon in March. I miss our Sunday walks more than I say.',
  'Work has been so stressful that I lie awake until three. My boss wants the report by Friday.',
  'what are you, a human?',
  'I finally told Sam I was sorry about the party and we both cried.',
]

onEmbedded('a finished session is called and summed up by her own sentences, to the letter', async () => {
  const app = await openApp()
  const ada = await app.signIn('ada')
  for (const text of told) await say(ada, text)
  const id = await finish(ada)
  const [entry] = await archiveOf(ada)
  const hers = told.join(' ')
  expect(entry?.summary?.length).toBeGreaterThanOrEqual(2)
  expect(entry?.summary?.length).toBeLessThanOrEqual(3)
  for (const sentence of [entry?.title ?? '?', ...(entry?.summary ?? [])]) {
    expect(hers).toContain(sentence.replace(/…$/, ''))
    expect(sentence).not.toMatch(/^hey|human/)
  }
  expect(entry?.summary).not.toContain(`${entry?.title}.`)
  // In the order she said them.
  const places = (entry?.summary ?? []).map(sentence => hers.indexOf(sentence))
  expect(places).toEqual(places.toSorted((a, b) => a - b))
  expect((await open(ada, id)).session).toEqual(entry)
  expect((await dumpOf(app.storage)).includes('Sunday walks')).toBe(false)
})

onEmbedded('nothing of a moment of care becomes a title or a summary', async () => {
  const ada = await (await openApp()).signIn('ada')
  const worry = 'I feel like everybody would be better off without me.'
  expect((await say(ada, worry)).care.tier).toBe('concern')
  await say(ada, 'We baked bread with my cousin on Saturday and it rose beautifully.')
  expect((await say(ada, 'I want to kill myself tonight.')).care.tier).toBe('crisis')
  // After a crisis every message that day is handled with care.
  await say(ada, 'I have put the bottle of pills on the table in the kitchen.')
  await finish(ada)
  const [entry] = await archiveOf(ada)
  expect(entry?.title).toBe('')
  expect(entry?.summary?.join(' ')).toContain('baked bread')
  expect(entry?.summary?.join(' ')).not.toMatch(/better off|kill|pills/)
})

onEmbedded('a session of nothing but care has no title', async () => {
  const ada = await (await openApp()).signIn('ada')
  await say(ada, 'I want to die.')
  await finish(ada)
  expect(await archiveOf(ada)).toMatchObject([{ title: '', summary: [] }])
})

onEmbedded(
  'what she does not want to be asked about is in no title and no summary, whenever she says so',
  async () => {
    const ada = await (await openApp()).signIn('ada')
    await ada.call(putAvoid, { body: { topics: ['my father'] } })
    await say(ada, 'My father called me again last night and I hung up on him.')
    await say(ada, 'My choir sang in the old church and I was so proud of us.')
    await say(ada, 'I was angry about the exam all week and could not study.')
    await say(ada, 'We planted tomatoes on the balcony and I feel calm there.')
    await ada.call(putAvoid, { body: { topics: ['my father', 'exam'] } })
    await finish(ada)
    const shown = async () => {
      const [entry] = await archiveOf(ada)
      return [entry?.title, ...(entry?.summary ?? [])].join(' ')
    }
    expect(await shown()).toContain('choir')
    expect(await shown()).toContain('tomatoes')
    expect(await shown()).not.toMatch(/father|exam/)
    await ada.call(putAvoid, { body: { topics: ['tomatoes'] } })
    expect(await shown()).not.toContain('tomatoes')
  },
)

test('she finds a session with the piece she asked for and the message it is in', async () => {
  const ada = await (await openApp()).signIn('ada')
  await say(ada, 'Met Zoë at the Café by the harbour this morning.')
  const { messages } = await say(ada, `${'It was a long day. '.repeat(20)}Then she spoke of the lighthouse.`)
  const id = await finish(ada)
  const [entry] = await archiveOf(ada, 'LIGHTHOUSE spoke')
  expect(entry).toMatchObject({ id, match: { messageId: messages[0]?.id } })
  expect(entry?.match?.snippet).toMatch(/^….*she spoke of the lighthouse\.$/)
  expect((await archiveOf(ada))[0]).not.toHaveProperty('match')
  // Messages after continuing the session are found too.
  await say(ada, 'The windmill was closed, though.', id)
  expect(await archiveOf(ada, 'windmill')).toMatchObject([
    { id, match: { snippet: expect.stringContaining('windmill') } },
  ])
})

test('she finds a word in whatever form she wrote it, and is told which', async () => {
  const ada = await (await openApp()).signIn('ada')
  await say(ada, 'I slept seven hours and the children were quiet.')
  const id = await finish(ada)
  for (const [asked, found] of [
    ['sleep', ['slept']],
    ['sleeping child', ['slept', 'child', 'children']],
    ['hour', ['hour', 'hours']],
  ] as const)
    expect(await archiveOf(ada, asked), asked).toMatchObject([{ id, match: { words: found } }])
  expect(await archiveOf(ada, 'slope')).toEqual([])
})

test('she learns how many other messages match as well, and can ask for the newest session alone', async () => {
  const ada = await (await openApp()).signIn('ada')
  await say(ada, 'The lighthouse was closed in the winter.')
  await finish(ada)
  for (const text of ['We saw the lighthouse.', 'The lighthouse keeper waved.', 'Then it rained.'])
    await say(ada, text)
  const id = await finish(ada)
  const more = async (asked: string) =>
    (await archiveOf(ada, asked)).flatMap(({ match }) => (match?.byMeaning ? [] : [match?.more]))
  expect(await more('lighthouse')).toEqual([1, 0])
  expect(await more('lighthouse keeper')).toEqual([0])
  expect(await ada.call(getArchive, { query: { limit: 1 } })).toMatchObject([{ id }])
  expect(await ada.call(getArchive, { query: { limit: 1, q: 'lighthouse' } })).toHaveLength(1)
})

onEmbedded(
  'a session is called by a whole sentence rather than by an answer that begins in the middle of one',
  async () => {
    const ada = await (await openApp()).signIn('ada')
    await say(ada, 'probably scared that if I stop it falls apart')
    await say(ada, 'My sister calls me every evening after work.')
    await finish(ada)
    expect((await archiveOf(ada))[0]?.title).toBe('My sister calls me every evening after work')
    await say(ada, 'probably scared that if I stop it falls apart')
    await finish(ada)
    expect((await archiveOf(ada))[0]?.title).toBe('Probably scared that if I stop it falls apart')
  },
)

test('she stars a session, nobody else can, and it stays starred when she goes on there', async () => {
  const app = await openApp()
  const ada = await app.signIn('ada')
  await say(ada, 'We moved the piano into the front room today.')
  const id = await finish(ada)
  const star = (person: SignedIn, starred: boolean, at = id) =>
    person.call(starSession, { params: { chatId: at }, body: { starred } })
  await expect(star(await app.signIn('ben'), true)).rejects.toMatchObject({ status: 404 })
  await expect(star(ada, true, 'TwinBot')).rejects.toMatchObject({ status: 404 })
  expect(await star(ada, true)).toEqual({ starred: true })
  await say(ada, 'It sounds better there than I thought.', id)
  expect(await archiveOf(ada)).toMatchObject([{ id, starred: true }])
  await star(ada, false)
  expect(await archiveOf(ada)).toMatchObject([{ id, starred: false }])
})

test('a session that is not hers is not found, and begins no chat', async () => {
  const app = await openApp()
  const ada = await app.signIn('ada')
  await say(ada, 'We moved the piano into the front room today.')
  const id = await finish(ada)
  const ben = await app.signIn('ben')
  const refused = { status: 404, code: 'not-found' }
  await expect(open(ben, id)).rejects.toMatchObject(refused)
  await expect(say(ben, 'Is somebody there?', id)).rejects.toMatchObject(refused)
  // Unless that is what his companion is called.
  await ben.call(putProfile, { body: { companionName: id } })
  expect((await open(ben, id)).messages).toHaveLength(2)
})

test('she undoes a finish and is where she was', async () => {
  const app = await openApp()
  const ada = await app.signIn('ada')
  await open(ada)
  await say(ada, 'We moved the piano into the front room today.')
  const before = await open(ada)
  const id = await finish(ada)
  const greeting = await open(ada)
  expect(greeting.messages.some(({ from }) => from === 'user')).toBe(false)
  const undo = (person: SignedIn) => person.call(reopenSession, { params: { chatId: id } })
  await expect(undo(await app.signIn('ben'))).rejects.toMatchObject({ status: 404 })
  await undo(ada)
  expect(await open(ada)).toEqual(before)
  expect(await archiveOf(ada)).toEqual([])
  await expect(undo(ada)).rejects.toMatchObject({ status: 404 })
  await say(ada, 'It sounds better there than I thought.')
  expect((await open(ada)).messages.filter(({ from }) => from === 'user')).toHaveLength(2)
  const again = await finish(ada)
  expect(await archiveOf(ada)).toMatchObject([{ id: again }])
})

onEmbedded(
  'within an hour of finishing she gets a plain hello, and the day after she is welcomed back',
  async () => {
    const clock = createTestClock()
    const app = await openApp({ clock })
    let ada = await app.signIn('ada')
    await open(ada)
    await say(ada, 'My sister Nora moved to Lisbon last spring.')
    clock.advance(24 * 3_600_000)
    ada = await app.signIn('ada')
    await open(ada)
    await say(ada, 'We moved the piano into the front room today.')
    clock.advance(3 * 3_600_000)
    await finish(ada)
    clock.advance(59 * 60_000)
    const [hello, question] = (await open(ada)).messages
    expect(hello?.text).toMatch(/^(Hi|Hello) Ada\./)
    expect(hello?.text).not.toMatch(/back|again|Lisbon|piano/)
    expect(question?.questionId).toBeDefined()
    await say(ada, 'It sounds better there than I thought.')
    await finish(ada)
    clock.advance(24 * 3_600_000)
    expect((await open(await app.signIn('ada'))).messages[0]?.text).toMatch(
      /"(My sister Nora|We moved the piano|It sounds better)/,
    )
  },
)

test('a finish cannot be undone once she has gone on, or after four hours', async () => {
  const clock = createTestClock()
  const app = await openApp({ clock })
  const ada = await app.signIn('ada')
  const refused = { status: 409, code: 'session-moved-on' }
  await say(ada, 'We moved the piano into the front room today.')
  const id = await finish(ada)
  await say(ada, 'And now something else entirely.')
  const undo = ada.call(reopenSession, { params: { chatId: id } })
  await expect(undo).rejects.toMatchObject(refused)
  expect((await open(ada)).messages.some(({ text }) => text === 'And now something else entirely.')).toBe(
    true,
  )
  const next = await finish(ada)
  clock.advance(5 * HOUR_MS)
  const later = await app.signIn('ada')
  await expect(later.call(reopenSession, { params: { chatId: next } })).rejects.toMatchObject(refused)
  expect(await archiveOf(later)).toHaveLength(2)
})

test('star and summary go along to another account', async () => {
  const app = await openApp()
  const ada = await app.signIn('ada')
  for (const text of told) await say(ada, text)
  const id = await finish(ada)
  await ada.call(starSession, { params: { chatId: id }, body: { starred: true } })
  const zip = await fetchExport(app, ada)
  const ben = await app.signIn('ben')
  expect((await sendExport(app, ben, zip)).status).toBe(200)
  expect(await archiveOf(ben)).toEqual(await archiveOf(ada))
  expect(dataIn(await fetchExport(app, ben)).sessions).toEqual(dataIn(zip).sessions)
})
