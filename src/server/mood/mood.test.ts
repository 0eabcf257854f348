import { expect, test } from 'vitest'
import { openDatabase } from '#server/platform/db.ts'
import { login } from '#shared/accounts.ts'
import { deleteMood, getMood, putMood } from '#shared/mood.ts'
import { putPreferences } from '#shared/preferences.ts'
import { openApp, type SignedIn } from '#test/support/app.ts'
import { createCaller } from '#test/support/call.ts'
import { createTestClock } from '#test/support/clock.ts'
import { moodStore } from './store.ts'

const say = (person: SignedIn, id: string, felt: object) =>
  person.call(putMood, { params: { id }, body: felt as never })

const tired = { feelings: ['tired', 'hopeful'], strength: 'clear' }

test('Ada says how she feels, changes it, takes it back, and nobody else sees it', async () => {
  const clock = createTestClock()
  const app = await openApp({ clock })
  const ada = await app.signIn('ada')
  const ben = await app.signIn('ben')
  const first = await say(ada, 'm1', tired)
  expect(first).toMatchObject({ ...tired, at: new Date(clock.now()).toISOString() })
  clock.advance(60_000)
  await say(ada, 'm2', { feelings: ['calm'], strength: 'strong' })
  // Resent by a phone that missed the answer, or with other words: still one, at the same time.
  await say(ada, 'm1', { feelings: ['sad'], strength: 'slight' })
  const { checkIns, today, asks } = await ada.call(getMood)
  expect(checkIns.map(({ id, feelings, at }) => [id, feelings, at])).toEqual([
    ['m1', ['sad'], first.at],
    ['m2', ['calm'], new Date(clock.now()).toISOString()],
  ])
  expect(checkIns.map(({ day }) => day)).toEqual([today, today])
  expect(asks).toBe(true)
  expect((await ben.call(getMood)).checkIns).toEqual([])
  await ben.call(deleteMood, { params: { id: 'm1' } })
  await ada.call(deleteMood, { params: { id: 'm2' } })
  await ada.call(deleteMood, { params: { id: 'm2' } })
  expect((await ada.call(getMood)).checkIns.map(({ id }) => id)).toEqual(['m1'])
})

test('Ada adds a word of her own, alone or beside others, and only where something is wrong is help shown', async () => {
  const app = await openApp()
  const ada = await app.signIn('ada')
  const alone = { feelings: [], ownWord: 'wobbly', strength: 'slight' }
  const beside = { feelings: ['sad', 'proud'], ownWord: 'a bit homesick', strength: 'clear' }
  expect(await say(ada, 'm1', alone)).toMatchObject({ ...alone, care: { tier: 'none', show: null } })
  await say(ada, 'm2', beside)
  const { checkIns } = await ada.call(getMood)
  expect(checkIns.map(({ ownWord }) => ownWord)).toEqual(['wobbly', 'a bit homesick'])
  const grave = { feelings: [], ownWord: 'I want to kill myself', strength: 'strong' }
  expect((await say(ada, 'm3', grave)).care).toMatchObject({ tier: 'crisis', show: 'panel' })
})

test('a check-in belongs to the day it is where she is', async () => {
  const clock = createTestClock()
  const app = await openApp({ clock })
  const { email, password } = (await app.signIn('ada')).person
  const days: string[] = []
  for (const timeZone of ['Pacific/Kiritimati', 'Pacific/Pago_Pago']) {
    const { token } = await app.call(login, { body: { email, password, timeZone } })
    const { day } = await createCaller(app.url, token)(putMood, {
      params: { id: timeZone.slice(8) },
      body: tired as never,
    })
    days.push(day)
  }
  // 14 hours ahead and 11 behind.
  const hoursFromNow = (hours: number) => new Date(clock.now() + hours * 3_600_000).toISOString()
  expect(days).toEqual([hoursFromNow(14).slice(0, 10), hoursFromNow(-11).slice(0, 10)])
})

test('whoever does not want to be asked is not, until they change their mind', async () => {
  const app = await openApp()
  const ada = await app.signIn('ada')
  await ada.call(putPreferences, { body: { moodCheckIn: false } })
  expect((await ada.call(getMood)).asks).toBe(false)
  await ada.call(putPreferences, { body: { moodCheckIn: true } })
  expect((await ada.call(getMood)).asks).toBe(true)
})

test('nobody fills the server with moods', async () => {
  const app = await openApp({ settings: { RATE_MOOD: '2/3600' } })
  const ada = await app.signIn('ada')
  await say(ada, 'm1', tired)
  await say(ada, 'm2', tired)
  await expect(say(ada, 'm3', tired)).rejects.toMatchObject({ status: 429 })
})

test('what she felt cannot be read in the database', async () => {
  const app = await openApp()
  const ada = await app.signIn('ada')
  await say(ada, 'm1', { ...tired, ownWord: 'wobbly' })
  await app.stop()
  const { db, close } = await openDatabase(app.storage)
  const row = await moodStore(db).get(ada.user.sub, 'm1')
  await close()
  expect(row?.felt.length).toBeGreaterThan(0)
  expect(Buffer.from(row?.felt ?? []).toString('latin1')).not.toMatch(/tired|hopeful|clear|wobbly/)
})
