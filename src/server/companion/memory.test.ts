import { expect, test } from 'vitest'
import { forgetAllMemories, forgetMemory, getMemory, postChat, putAvoid } from '#shared/companion.ts'
import { onEmbedded } from '#test/support/any-engine.ts'
import { openApp, type SignedIn } from '#test/support/app.ts'
import { createTestClock } from '#test/support/clock.ts'
import { dataIn, fetchExport } from '#test/support/export.ts'

const nora = 'My sister Nora moved to Lisbon and I miss our Sunday walks.'
const say = (person: SignedIn, text: string) => person.call(postChat, { body: { text, chatId: 'TwinBot' } })

test('she sees what the companion keeps, in her own words, and can have it forgotten', async () => {
  const clock = createTestClock()
  const app = await openApp({ clock })
  const ada = await app.signIn('ada')
  await say(ada, nora)
  const { memories } = await ada.call(getMemory)
  const saidAt = new Date(clock.now()).toISOString()
  expect(memories).toMatchObject([{ sentence: nora, saidAt }])
  for (const { id } of memories) await ada.call(forgetMemory, { params: { id } })
  expect((await ada.call(getMemory)).memories).toEqual([])
})

onEmbedded(
  'what Ada has forgotten is brought up in no later reply, while Ben, who keeps the same, hears of it',
  async () => {
    const clock = createTestClock()
    const app = await openApp({ clock })
    for (const name of ['ada', 'ben'] as const) await say(await app.signIn(name), nora)
    const before = await app.signIn('ada')
    for (const { id } of (await before.call(getMemory)).memories)
      await before.call(forgetMemory, { params: { id } })
    clock.advance(26 * 3_600_000)
    const repliesTo = async (person: SignedIn) => {
      const replies: string[] = []
      for (let turn = 0; turn < 8; turn += 1)
        replies.push((await say(person, `My sister Nora called, and I miss our walks, day ${turn}.`)).reply)
      return replies.join(' ')
    }
    expect(await repliesTo(await app.signIn('ben'))).toContain('Lisbon')
    expect(await repliesTo(await app.signIn('ada'))).not.toContain('Lisbon')
  },
)

test('she has everything forgotten at once, vectors too, in every chat, and keeps what not to ask about', async () => {
  const app = await openApp()
  const ada = await app.signIn('ada')
  const ben = await app.signIn('ben')
  for (const person of [ada, ben]) {
    await say(person, nora)
    await person.call(postChat, {
      body: { text: 'My brother Paul keeps bees behind the old mill.', chatId: 'another' },
    })
  }
  await ada.call(putAvoid, { body: { topics: ['work'] } })
  await ada.call(forgetAllMemories)
  expect(await ada.call(getMemory)).toEqual({ memories: [], avoid: ['work'] })
  const { chats } = dataIn(await fetchExport(app, ada))
  expect(chats).toHaveLength(2)
  const forgotten = ['Lisbon', 'bees', 'vector']
  for (const left of forgotten) expect(JSON.stringify(chats)).not.toContain(left)
  const answerTo = async (person: SignedIn) =>
    (await say(person, 'Do you remember where my sister lives?')).reply
  expect(await answerTo(ada)).not.toContain('Lisbon')
  expect(await answerTo(ben)).toContain('Lisbon')
  const bens = JSON.stringify(dataIn(await fetchExport(app, ben)).chats)
  for (const kept of forgotten) expect(bens).toContain(kept)
})

onEmbedded('asked for a name, it quotes the sentence that has it', async () => {
  const app = await openApp()
  const ada = await app.signIn('ada')
  await say(ada, 'We brought a dog home from the shelter on Sunday. His name is Biscuit.')
  await say(ada, 'My new neighbour plays the trumpet in the evening. Badly.')
  for (const text of ['I had soup for lunch today.', 'It rained the whole afternoon here.'])
    await say(ada, text)
  expect((await say(ada, 'Do you remember the name of my dog?')).reply).toContain('His name is Biscuit.')
  expect((await say(ada, 'Do you remember what my neighbour plays?')).reply).toContain('trumpet')
})

test('nobody can forget another’s memories', async () => {
  const app = await openApp()
  const ada = await app.signIn('ada')
  const ben = await app.signIn('ben')
  await say(ada, nora)
  const before = await ada.call(getMemory)
  const [first] = before.memories
  await expect(ben.call(forgetMemory, { params: { id: first!.id } })).rejects.toMatchObject({ status: 404 })
  expect(await ada.call(getMemory)).toEqual(before)
})

onEmbedded('a topic she does not want brought up is kept on her list, each once', async () => {
  const app = await openApp()
  const ada = await app.signIn('ada')
  expect(await ada.call(putAvoid, { body: { topics: ['my father', ' my father ', 'work'] } })).toEqual({
    avoid: ['my father', 'work'],
  })
  expect((await ada.call(getMemory)).avoid).toEqual(['my father', 'work'])
})
