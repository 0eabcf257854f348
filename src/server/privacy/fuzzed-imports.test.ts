import { beforeAll, expect, test } from 'vitest'
import { getSummary } from '#shared/classification.ts'
import { getArchive, getMemory, getMessages, postChat } from '#shared/companion.ts'
import { getGroupRecord } from '#shared/group-chat.ts'
import { gauges, getReceipts, getTrends } from '#shared/insights.ts'
import { MANIFEST_FILE } from '#shared/privacy.ts'
import { openApp, type SignedIn, type TestApp } from '#test/support/app.ts'
import { createTestClock } from '#test/support/clock.ts'
import { fetchExport, filesIn, sendExport, zipOf } from '#test/support/export.ts'
import { populateAccount } from '#test/support/populated-account.ts'

/** Tries every n-th change of a single value; 1 tries all of them and takes minutes. */
const EVERY = Number(process.env.ODD_IMPORTS_EVERY ?? 13)
const clock = createTestClock()
let app: TestApp
let ada: SignedIn
let ben: SignedIn
let files: Record<string, string>

beforeAll(async () => {
  app = await openApp({ clock })
  ada = await app.signIn('ada')
  await populateAccount(app, clock, ada, 'heron')
  ada = await app.signIn('ada')
  ben = await app.signIn('ben')
  files = filesIn(await fetchExport(app, ada))
})

const base = /^data\/(manifest|chats|sessions)/

const odd: unknown[] = [
  undefined,
  null,
  -1,
  0.5,
  1e300,
  Number.MAX_SAFE_INTEGER,
  '',
  'x'.repeat(50_000),
  'a\u0000b',
  '\ud800',
  '__proto__',
  'constructor',
  '9999-99-99',
  '0000-01-01T00:00:00.000Z',
  '9999-12-31T23:59:59.999Z',
  [],
  {},
  [null],
  Array(20_000).fill('x'),
  { __proto__: null, constructor: 1 },
]

/** Copies with one value changed, for every place a few levels down. */
function* changedOnce(value: unknown, depth = 0): Generator<unknown> {
  if (typeof value !== 'object' || value === null || depth > 3) return
  for (const key of Object.keys(value)) {
    const put = (inner: unknown) =>
      Array.isArray(value) ? value.with(Number(key), inner) : { ...value, [key]: inner }
    for (const other of odd) yield put(other)
    const inner = (value as Record<string, unknown>)[key]
    for (const changed of changedOnce(inner, depth + 1)) yield put(changed)
  }
}

/** Opens everything a person can see, after an import. */
async function looksAround(person: SignedIn): Promise<void> {
  await person.call(getSummary)
  await person.call(getTrends)
  await person.call(getReceipts, { query: { gauge: gauges[0] ?? '' } })
  await person.call(getMemory)
  await person.call(getGroupRecord, { query: {} })
  await person.call(getMessages, { params: { chatId: 'Robin heron' }, query: {} })
  for (const { id } of await person.call(getArchive, { query: {} }))
    await person.call(getMessages, { params: { chatId: id }, query: {} })
  await fetchExport(app, person)
}

test('whatever a file says in whichever place, it is taken in or refused in words, and all still works', async () => {
  const names = Object.keys(files).filter(name => name.startsWith('data/') && name !== MANIFEST_FILE)
  const answers: Record<string, number> = {}
  for (const name of names) {
    const { entries, ...rest } = JSON.parse(files[name] ?? '')
    // Only what the others refer to, since there are many imports.
    const withIt = Object.fromEntries(Object.entries(files).filter(([other]) => base.test(other)))
    // One entry of each kind is enough; every place in it gets every odd value.
    for (const [i, changed] of [...changedOnce(entries[0])].entries()) {
      if (i % EVERY !== 0) continue
      const text = JSON.stringify({ ...rest, entries: entries.with(0, changed) })
      const { status } = await sendExport(app, ben, zipOf({ ...withIt, [name]: text }))
      expect([name, changed, status]).toEqual([name, changed, expect.toSatisfy(answered => answered < 500)])
      answers[status] = (answers[status] ?? 0) + 1
    }
    await looksAround(ben)
  }
  expect(Object.keys(answers).sort()).toEqual(['200', '422'])
  await ben.call(postChat, { body: { text: 'I am still here.', chatId: 'Robin heron' } })
  await looksAround(ada)
})

test('who imports an earlier export and then a later one has it all, and goes on from there', async () => {
  const chloe = await app.signIn('chloe')
  const say = (text: string) => ada.call(postChat, { body: { text, chatId: 'Wren heron' } })
  await say('The first evening.')
  const earlier = await fetchExport(app, ada)
  await say('The second evening.')
  for (const zip of [earlier, await fetchExport(app, ada)])
    expect((await sendExport(app, chloe, zip)).status).toBe(200)
  const chat = { params: { chatId: 'Wren heron' }, query: {} }
  const { messages } = await chloe.call(getMessages, chat)
  expect(messages).toEqual((await ada.call(getMessages, chat)).messages)
  await chloe.call(postChat, { body: { text: 'The third evening.', chatId: 'Wren heron' } })
  expect((await chloe.call(getMessages, chat)).messages.slice(0, messages.length)).toEqual(messages)
})
