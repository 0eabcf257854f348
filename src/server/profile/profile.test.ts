import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { getProfile, putProfile } from '#shared/profile.ts'
import { onEmbedded } from '#test/support/any-engine.ts'
import { openApp, type SignedIn } from '#test/support/app.ts'
import { dumpOf } from '#test/support/dump.ts'

const answers = {
  momentThatChangedYou: 'The winter we moved to the coast.',
  handlingBigEmotions: 'I walk until they are smaller.',
  feltAlone: 'The first year at the new school.',
  quietPride: 'I learnt to swim at forty.',
  turnTo: 'My sister, and the sea.',
}

onEmbedded('a new account has no answers and no companion yet', async () => {
  const app = await openApp()
  const ada = await app.signIn('ada')
  expect(await ada.call(getProfile)).toEqual({ answers: null, companionName: null })
})

test('her answers and her companion’s name are there on her next device, each saved on its own', async () => {
  const app = await openApp()
  const laptop = await app.signIn('ada')
  await laptop.call(putProfile, { body: { answers } })
  await laptop.call(putProfile, { body: { companionName: '  Wren  ' } })
  const phone = await app.signIn('ada')
  expect(await phone.call(getProfile)).toEqual({ answers, companionName: 'Wren' })
})

test('nobody reads another’s answers', async () => {
  const app = await openApp()
  const ada = await app.signIn('ada')
  const ben = await app.signIn('ben')
  await ada.call(putProfile, { body: { answers, companionName: 'Wren' } })
  expect(await ben.call(getProfile)).toEqual({ answers: null, companionName: null })
})

describe('Ada’s companion', () => {
  let ada: SignedIn

  beforeAll(async () => {
    const app = await openApp()
    ada = await app.signIn('ada')
  })

  test.each(['😀', '../x', 'anxiety', 'حكيم', 'a/b?c#d', '\u0000'])('may be called %j', async name => {
    expect(await ada.call(putProfile, { body: { companionName: name } })).toMatchObject({
      companionName: name,
    })
  })
})

onEmbedded('a companion with a blank name is TwinBot', async () => {
  const app = await openApp()
  const ada = await app.signIn('ada')
  expect(await ada.call(putProfile, { body: { companionName: '   ' } })).toMatchObject({
    companionName: 'TwinBot',
  })
})

onEmbedded('a blank or missing answer is refused by name and nothing is saved', async () => {
  const app = await openApp()
  const ada = await app.signIn('ada')
  await expect(
    ada.call(putProfile, { body: { answers: { ...answers, quietPride: ' \n ' } } }),
  ).rejects.toMatchObject({
    status: 400,
    body: { field: 'answers.quietPride' },
  })
  expect(await ada.call(getProfile)).toMatchObject({ answers: null })
})

test('an answer of 8,000 characters is kept whole; one more is refused with its length', async () => {
  const app = await openApp()
  const ada = await app.signIn('ada')
  const longest = { ...answers, turnTo: 'ü'.repeat(8000) }
  expect((await ada.call(putProfile, { body: { answers: longest } })).answers).toEqual(longest)
  await expect(
    ada.call(putProfile, { body: { answers: { ...answers, turnTo: 'a'.repeat(8001) } } }),
  ).rejects.toMatchObject({ status: 413, body: { code: 'text-too-long', length: 8001, limit: 8000 } })
})

test('what she wrote lies in no file of the database and in no log', async () => {
  const app = await openApp()
  const ada = await app.signIn('ada')
  const canary = 'heron-over-slack-water'
  await ada.call(putProfile, {
    body: { answers: { ...answers, feltAlone: `A ${canary} morning` }, companionName: `${canary} II` },
  })
  await ada.call(getProfile)
  const dump = await dumpOf(app.storage)
  expect(dump.length).toBeGreaterThan(1000)
  expect(dump.includes(canary)).toBe(false)
  await app.stop()
  for (const file of readdirSync(app.storage.dataDir)) {
    expect(readFileSync(join(app.storage.dataDir, file)).includes(canary)).toBe(false)
  }
  expect(app.logged()).not.toContain(canary)
})
