import { expect, test } from 'vitest'
import { classify } from '#shared/classification.ts'
import { finishSession, getMessages, postChat } from '#shared/companion.ts'
import { reviewBy } from '#shared/helplines.ts'
import { putPreferences } from '#shared/preferences.ts'
import { putProfile } from '#shared/profile.ts'
import { getSafetyPlan, getSupport, NOT_MEANT, postCareTap, putSafetyPlan } from '#shared/support.ts'
import { onEmbedded } from '#test/support/any-engine.ts'
import { openApp, type SignedIn } from '#test/support/app.ts'
import { createCaller } from '#test/support/call.ts'
import { createTestClock } from '#test/support/clock.ts'
import { engineUnderTest } from '#test/support/database.ts'
import { dumpOf } from '#test/support/dump.ts'
import { fetchExport, sendExport } from '#test/support/export.ts'
import { ordinaryAnswers } from '#test/support/profile-answers.ts'
import { ready } from '#test/support/ready.ts'

const HOUR_MS = 3_600_000
const hardWords = 'I want to die.'

const say = (person: SignedIn, text: string) => person.call(postChat, { body: { chatId: 'Wren', text } })
const untilOf = async (person: SignedIn) => (await person.call(getSupport)).until

onEmbedded('after a crisis support lasts a day, on every device, however much she writes', async () => {
  const clock = createTestClock()
  const app = await openApp({ clock })
  const laptop = await app.signIn('ada')
  expect(await untilOf(laptop)).toBeNull()
  await say(laptop, hardWords)
  const end = new Date(clock.now() + 24 * HOUR_MS).toISOString()
  for (let turn = 0; turn < 21; turn += 1) {
    const { followUp } = await say(laptop, `The day goes on, part ${turn}.`)
    expect(followUp).toBeNull()
  }
  await app.stop()
  const again = await openApp({ sharing: app, clock })
  expect(await untilOf(await again.signIn('ada'))).toBe(end)
  clock.advance(24 * HOUR_MS)
  expect(await untilOf(await again.signIn('ada'))).toBeNull()
})

test('a false alarm that Ada ended is still over after a restart, and the words of it are kept nowhere', async () => {
  const implied = 'I already have what I need to do it. It is in the drawer next to me.'
  const app = await openApp()
  const ada = await app.signIn('ada')
  expect((await say(ada, implied)).care.tier).toBe('crisis')
  expect((await say(ada, 'no')).care).toMatchObject({ tier: 'none', over: true })
  expect(await untilOf(ada)).toBeNull()
  await app.stop()
  const later = await (await openApp({ sharing: app })).signIn('ada')
  expect(await untilOf(later)).toBeNull()
  expect((await say(later, implied)).care.tier).toBe('none')
  expect((await dumpOf(app.storage)).includes('drawer')).toBe(false)
})

test('what care said is marked as such on every device, in the archive, and in an account it is brought to', async () => {
  const app = await openApp()
  const ada = await app.signIn('ada')
  for (const text of [hardWords, 'I am alone', NOT_MEANT.en]) await say(ada, text)
  const marks = async (person: SignedIn, chatId: string) => {
    const { messages } = await person.call(getMessages, { params: { chatId }, query: {} })
    return messages.filter(({ from }) => from === 'bot').map(({ care }) => care)
  }
  expect(await marks(ada, 'Wren')).toEqual(['help', 'fixed', undefined])
  const { archivedAs } = await ada.call(finishSession, { params: { chatId: 'Wren' } })
  expect(await marks(ada, archivedAs ?? '')).toEqual(['help', 'fixed', undefined])
  const ben = await app.signIn('ben')
  await sendExport(app, ben, await fetchExport(app, ada))
  expect(await marks(ben, archivedAs ?? '')).toEqual(['help', 'fixed', undefined])
})

onEmbedded('her answers and her companion’s name are heard before they are saved, each once', async () => {
  const app = await openApp()
  const ada = await app.signIn('ada')
  const { care } = await ada.call(putProfile, { body: { answers: ordinaryAnswers } })
  expect(care).toEqual({ tier: 'none', category: null, show: null })
  const hard = { ...ordinaryAnswers, feltAlone: hardWords }
  expect((await ada.call(putProfile, { body: { answers: hard } })).care).toMatchObject({ show: 'panel' })
  // A repeated call gets the same verdict, in case the response was lost; later, changing another answer does
  // not.
  expect((await ada.call(putProfile, { body: { answers: hard } })).care).toMatchObject({ show: 'panel' })
  const ben = await app.signIn('ben')
  await ben.call(putProfile, { body: { answers: hard } })
  const named = await ben.call(putProfile, { body: { companionName: hardWords } })
  expect(named).toMatchObject({ companionName: hardWords, care: { tier: 'crisis', show: 'panel' } })
  expect(await untilOf(ben)).not.toBeNull()
  await app.stop()
  const later = await openApp({ sharing: app })
  const changed = { ...hard, turnTo: 'My brother.' }
  const saved = await (await later.signIn('ada')).call(putProfile, { body: { answers: changed } })
  expect(saved.care.show).toBeNull()
})

test('one worry read twice is not two worries', async () => {
  const app = await openApp()
  const ada = await app.signIn('ada')
  const worn = { ...ordinaryAnswers, feltAlone: 'I feel like everybody would be better off without me.' }
  const { care } = await ada.call(putProfile, { body: { answers: worn } })
  expect(care).toMatchObject({ tier: 'concern', show: 'row' })
  for (const text of Object.values(worn))
    await ada.call(classify, { body: { userId: ada.user.sub, context: 'profile', text } })
  expect((await say(ada, worn.feltAlone)).care.tier).toBe('concern')
})

onEmbedded(
  'yes to the check-in begins support; the other answers do not, and none is a message',
  async () => {
    const clock = createTestClock()
    const app = await openApp({ clock })
    const ada = await app.signIn('ada')
    await ada.call(postCareTap, { body: { tap: 'check-in-no', surface: 'companion' } })
    await ada.call(postCareTap, { body: { tap: 'check-in-unsaid', surface: 'companion' } })
    expect(await untilOf(ada)).toBeNull()
    const { until } = await ada.call(postCareTap, { body: { tap: 'check-in-yes', surface: 'companion' } })
    expect(until).toBe(new Date(clock.now() + 24 * HOUR_MS).toISOString())
    expect((await say(ada, 'Today I went to the market.')).followUp).toBeNull()
  },
)

onEmbedded('the numbers are those of the country she chose, else of her browser, else none', async () => {
  const app = await openApp()
  const ada = await app.signIn('ada')
  const said = async (language: string) => {
    const response = await app.fetch('/api/chat', {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        authorization: `Bearer ${ada.token}`,
        'accept-language': language,
      },
      body: JSON.stringify({ chatId: 'Wren', text: hardWords }),
    })
    return ((await response.json()) as { reply: string }).reply
  }
  expect(await said('en-GB,en;q=0.9')).toContain('999')
  expect(await said('sv-SE,en-US;q=0.8')).not.toMatch(/\d/)
  await ada.call(putPreferences, { body: { country: 'NZ' } })
  expect(await said('en-GB,en;q=0.9')).toMatch(/call 111/i)
  await ada.call(putPreferences, { body: { country: 'ZZ' } })
  expect(await said('en-GB,en;q=0.9')).not.toMatch(/\d/)
})

onEmbedded('somebody who said that she is 14 is told of the line for young people first', async () => {
  const clock = createTestClock()
  const app = await openApp({ clock })
  const ada = await app.signIn('ada')
  await ada.call(putPreferences, { body: { country: 'CA' } })
  await say(ada, 'I turn 15 in May, and I would like a bike.')
  const hard = await say(ada, 'My stepdad hits me every night and he will do it again tonight.')
  expect(hard.care).toMatchObject({ tier: 'crisis', young: true })
  expect(hard.reply).toContain('a real person at Kids Help Phone (1-800-668-6868)')
  const inGroup = { text: 'What was that number again?', chatId: 'sleep', context: 'group' as const }
  expect((await ada.call(postChat, { body: inGroup })).reply).toContain('Kids Help Phone')
  // Yesterday's passing remark is not kept.
  clock.advance(25 * HOUR_MS)
  const later = await say(await app.signIn('ada'), hardWords)
  expect(later.care).not.toHaveProperty('young')
  expect(later.reply).not.toContain('Kids Help Phone')
})

onEmbedded(
  'an age told in her profile is known whenever she is in danger, and only then asked for',
  async () => {
    const app = await openApp()
    const ada = await app.signIn('ada')
    await ada.call(putPreferences, { body: { country: 'GB' } })
    await ada.call(putProfile, {
      body: { answers: { ...ordinaryAnswers, feltAlone: 'I’m in 8th grade, every lunch.' } },
    })
    await app.stop()
    const again = await openApp({ sharing: app })
    const later = await again.signIn('ada')
    const { care, reply } = await say(later, hardWords)
    expect(care).toMatchObject({ show: 'panel', young: true })
    expect(reply).toContain('a real person at Childline (0800 1111)')
  },
)

test('her plan is hers on every device, lies sealed, and is gone when she empties it', async () => {
  const app = await openApp()
  const ada = await app.signIn('ada')
  const canary = 'kingfisher-at-low-tide'
  const plan = { signs: canary, helps: 'A walk', company: '', people: 'Mum', surroundings: '' }
  expect(await ada.call(getSafetyPlan)).toEqual({ plan: null })
  await ada.call(putSafetyPlan, { body: { plan } })
  expect(await (await app.signIn('ada')).call(getSafetyPlan)).toEqual({ plan })
  expect(await (await app.signIn('ben')).call(getSafetyPlan)).toEqual({ plan: null })
  expect((await dumpOf(app.storage)).includes(canary)).toBe(false)
  expect(app.logged()).not.toContain(canary)
  const empty = { signs: ' ', helps: '', company: '', people: '', surroundings: '' }
  expect(await ada.call(putSafetyPlan, { body: { plan: empty } })).toEqual({ plan: null })
  expect(await ada.call(getSafetyPlan)).toEqual({ plan: null })
})

test('what was shown and tapped is counted by the hour, with nothing that says who or what', async () => {
  const app = await openApp()
  const ada = await app.signIn('ada')
  const canary = 'I want to die, said the cormorant.'
  await say(ada, canary)
  await ada.call(postCareTap, { body: { tap: 'call', surface: 'companion', category: 'suicide_active' } })
  const lines = app
    .logged()
    .split('\n')
    .filter(line => line.includes('"msg":"care"'))
    .map(line => JSON.parse(line))
  expect(lines.map(({ what }) => what)).toEqual(['shown:panel', 'tapped:call'])
  expect(Object.keys(lines[0]).sort()).toEqual(
    ['category', 'detector', 'hour', 'level', 'msg', 'surface', 'tier', 'time', 'what'].sort(),
  )
  expect(app.logged()).not.toContain('cormorant')
  expect(JSON.stringify(lines)).not.toContain(ada.user.sub)
  await expect.poll(async () => (await dumpOf(app.storage)).includes('tapped:call')).toBe(true)
})

onEmbedded('when the day of the check has passed, the server starts and says so', async () => {
  const late = { now: () => Date.parse(reviewBy) + 24 * HOUR_MS }
  expect((await openApp({ clock: late })).logged()).toContain('the helplines were to be checked')
  const early = { now: () => Date.parse(reviewBy) }
  expect((await openApp({ clock: early })).logged()).not.toContain('the helplines were to be checked')
})

test.runIf(engineUnderTest === 'postgres')('what one node has heard, the other knows', async () => {
  const here = await openApp()
  const there = await openApp({ sharing: here })
  await ready(here, there)
  const ada = await here.signIn('ada')
  const adaThere = { ...ada, call: createCaller(there.url, ada.token) }
  expect(await untilOf(adaThere)).toBeNull()
  await say(ada, hardWords)
  await expect.poll(() => untilOf(adaThere)).not.toBeNull()
  expect((await say(adaThere, 'The tea is warm.')).followUp).toBeNull()
})
