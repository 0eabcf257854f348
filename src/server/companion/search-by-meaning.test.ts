import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { openAlongsideServer } from '#server/platform/db.ts'
import type { Reader } from '#server/reading/reading.ts'
import { finishSession, getArchive, postChat } from '#shared/companion.ts'
import { deleteAccount } from '#shared/privacy.ts'
import { openApp, type SignedIn, type TestApp } from '#test/support/app.ts'
import { dumpOf } from '#test/support/dump.ts'
import { dataIn, fetchExport, sendExport } from '#test/support/export.ts'
import { sharedReader } from '#test/support/shared-reader.ts'

const chatId = 'TwinBot'
const nora = 'My sister Nora moved to Lisbon in March. I miss our Sunday walks more than I say.'
const told = [
  nora,
  'The boiler broke down again and the plumber only comes on Friday.',
  'I got the job at the museum, starting in June!',
]
/** No word of hers that says what it is about. */
const asked = 'Where does my sibling live these days?'

async function tell(person: SignedIn, texts: readonly string[]): Promise<string[]> {
  const ids: string[] = []
  for (const text of texts)
    ids.push((await person.call(postChat, { body: { text, chatId } })).messages[0]!.id)
  await person.call(finishSession, { params: { chatId } })
  return ids
}

const search = (person: SignedIn, q: string) => person.call(getArchive, { query: { q } })
const byMeaning = async (person: SignedIn, q: string) =>
  (await search(person, q)).flatMap(({ match }) => (match?.byMeaning ? match.messageId : []))

async function vectorsIn({ storage }: TestApp) {
  const { db, close } = openAlongsideServer(storage)
  const { rows } = await sql<{ sender: string; vector: Uint8Array | null }>`
    select sender, vector from companion_messages order by sender desc, position`.execute(db)
  await close()
  return rows
}

test('she finds a message by what it means, after those that have her words, and each only once', async () => {
  const ada = await (await openApp()).signIn('ada')
  const [aboutNora] = await tell(ada, told)
  expect(await search(ada, asked)).toMatchObject([
    { match: { messageId: aboutNora, snippet: nora, byMeaning: true } },
  ])
  const [aboutWalks] = await tell(ada, ['Every Sunday Nora and I used to walk along the canal.'])
  const found = await search(ada, 'sister nora')
  expect(found.map(({ match }) => [match?.messageId, match?.byMeaning])).toEqual([
    [aboutNora, undefined],
    [aboutWalks, true],
  ])
  expect(await byMeaning(ada, 'Which submarine did the senator paint?')).toEqual([])
  expect(await byMeaning(ada, '?!')).toEqual([])
})

test('who asks for a word that she never meant finds nothing, however short her messages are', async () => {
  const ada = await (await openApp()).signIn('ada')
  await tell(ada, [
    ...told,
    'idk',
    'no',
    'ok',
    'hello',
    'I cannot concentrate: I open a document, then my mail.',
  ])
  for (const asked of ['zebra', 'quarterly tax return', 'football match'])
    expect(await search(ada, asked), asked).toEqual([])
})

test('she finds nothing of what anybody else wrote', async () => {
  const app = await openApp()
  await tell(await app.signIn('ada'), told)
  const ben = await app.signIn('ben')
  await tell(ben, ['We baked bread with my cousin on Saturday.'])
  expect(await search(ben, asked)).toEqual([])
})

test('what each of her messages means is kept sealed, leaves with it, and is in no export', async () => {
  const app = await openApp()
  const ada = await app.signIn('ada')
  await tell(ada, [...told, 'I want to die.'])
  const kept = await vectorsIn(app)
  for (const { sender, vector } of kept) expect(vector === null).toBe(sender === 'bot')
  expect(kept.filter(({ vector }) => vector)).toHaveLength(4)
  const { match } = await sharedReader().read(nora, { match: true })
  const stored = await dumpOf(app.storage)
  expect(stored).not.toContain(Buffer.from(match.buffer, match.byteOffset, 24).toString('latin1'))
  expect(Object.keys(dataIn(await fetchExport(app, ada)).messages?.[0] ?? {})).not.toContain('vector')
  await ada.call(deleteAccount, { body: { password: ada.person.password } })
  expect(await vectorsIn(app)).toEqual([])
})

test('what she brought from another account is found by its meaning after the next search', async () => {
  const app = await openApp()
  const ada = await app.signIn('ada')
  const [aboutNora] = await tell(ada, told)
  const ben = await app.signIn('ben')
  await sendExport(app, ben, await fetchExport(app, ada))
  await expect.poll(() => byMeaning(ben, asked), { timeout: 20_000 }).toEqual([aboutNora])
})

test('vectors of another matcher are not compared, but made again', async () => {
  const before = await openApp({ reader: { matcher: 'another one' } })
  const [aboutNora] = await tell(await before.signIn('ada'), told)
  await before.stop()
  const app = await openApp({ sharing: before })
  const ada = await app.signIn('ada')
  expect(await byMeaning(ada, asked)).toEqual([])
  await expect.poll(() => byMeaning(ada, asked), { timeout: 20_000 }).toEqual([aboutNora])
})

test.each<[string, number, Partial<Reader>]>([
  [
    'there is no matcher',
    0,
    {
      matcher: '',
      match: async texts => texts.map(() => new Int8Array()),
      read: async (...what) => ({ ...(await sharedReader().read(...what)), match: new Int8Array() }),
    },
  ],
  ['the matcher fails', 3, { match: () => Promise.reject(new Error('broken on purpose')) }],
])('when %s she finds her sessions by their words', async (_, vectors, reader) => {
  const app = await openApp({ reader })
  const ada = await app.signIn('ada')
  const [aboutNora] = await tell(ada, told)
  expect(await search(ada, asked)).toEqual([])
  expect(await search(ada, 'lisbon')).toMatchObject([{ match: { messageId: aboutNora } }])
  expect((await vectorsIn(app)).filter(({ vector }) => vector)).toHaveLength(vectors)
})
