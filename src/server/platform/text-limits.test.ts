import { expect, test } from 'vitest'
import { classify } from '#shared/classification.ts'
import { getMessages, postChat } from '#shared/companion.ts'
import { putProfile } from '#shared/profile.ts'
import { onEmbedded } from '#test/support/any-engine.ts'
import { openApp, type SignedIn } from '#test/support/app.ts'

const chat = (person: SignedIn, more: object = {}) =>
  person.call(postChat, { body: { text: 'It rained all day.', chatId: 'TwinBot', ...more } })
const read = (person: SignedIn) =>
  person.call(classify, { body: { userId: person.user.sub, context: 'profile', text: 'It rained all day.' } })

test('who writes without end is asked to wait, is shown the way to help, and holds up nobody else', async () => {
  const app = await openApp({
    settings: { RATE_CHAT: '2/60', RATE_CLASSIFICATION: '1/60', RATE_PROFILE: '1/60' },
  })
  const ada = await app.signIn('ada')
  const ben = await app.signIn('ben')
  const tooMany = { status: 429, code: 'rate-limited', body: { care: { tier: 'none', show: 'help' } } }
  await chat(ada)
  await chat(ada)
  const refused = await chat(ada).catch(error => error)
  expect(refused).toMatchObject(tooMany)
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  await read(ada)
  await expect(read(ada)).rejects.toMatchObject(tooMany)
  await ada.call(putProfile, { body: { companionName: 'Robin' } })
  await expect(ada.call(putProfile, { body: { companionName: 'Wren' } })).rejects.toMatchObject(tooMany)
  await chat(ben)
  await read(ben)
})

test('a hundred messages at once from one person are answered one way or the other, and Ben is answered', async () => {
  const app = await openApp({ settings: { TEXTS_AT_ONCE: '2', TEXTS_PER_PERSON: '1', TEXTS_WAITING: '100' } })
  const ada = await app.signIn('ada')
  const ben = await app.signIn('ben')
  await chat(ada)
  const flood = Array.from({ length: 100 }, () =>
    chat(ada).then(
      () => 'answered',
      ({ status, code }) => `${status} ${code}`,
    ),
  )
  expect((await chat(ben)).reply).not.toBe('')
  const answers = new Set(await Promise.all(flood))
  expect(answers).toEqual(new Set(['answered', '429 busy']))
})

test('new names for companions are counted, and those one has are not', async () => {
  const app = await openApp({ settings: { RATE_NEW_CHATS: '3/3600' } })
  const ada = await app.signIn('ada')
  const open = (chatId: string) => ada.call(getMessages, { params: { chatId }, query: {} })
  await open('Robin')
  await chat(ada, { chatId: 'Wren' })
  await open('TwinBot')
  await expect(open('Lark')).rejects.toMatchObject({ status: 429, code: 'rate-limited' })
  await expect(chat(ada, { chatId: 'Lark' })).rejects.toMatchObject({ status: 429 })
  await expect(ada.call(putProfile, { body: { companionName: 'Lark' } })).rejects.toMatchObject({
    status: 429,
  })
  for (const name of ['Robin', 'Wren', 'TwinBot']) await open(name)
  await ada.call(putProfile, { body: { companionName: 'Wren' } })
})

onEmbedded('whoever names another person in a call of their own is refused, whatever the call', async () => {
  const app = await openApp()
  const ada = await app.signIn('ada')
  const ben = await app.signIn('ben')
  const post = async (path: string, method: string, body: object) => {
    const headers = { authorization: `Bearer ${ada.token}`, 'content-type': 'application/json' }
    return (await app.fetch(path, { method, headers, body: JSON.stringify(body) })).status
  }
  const said = { text: 'It rained all day.', chatId: 'TwinBot' }
  expect(await post('/api/chat', 'POST', { ...said, userId: ben.user.sub })).toBe(403)
  expect(
    await post('/api/chat', 'POST', { ...said, chatId: 'sleep', context: 'group', userId: ben.user.sub }),
  ).toBe(403)
  expect(await post('/api/profile', 'PUT', { companionName: 'Robin', userId: ben.user.sub })).toBe(403)
  expect(await post('/api/chat', 'POST', { ...said, userId: ada.user.sub })).toBe(200)
})
