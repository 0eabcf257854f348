import { expect, test } from 'vitest'
import { changeName, confirmEmailChange, requestEmailChange } from '#shared/account-changes.ts'
import { me, signOut } from '#shared/accounts.ts'
import { deleteAccount } from '#shared/privacy.ts'
import { onEmbedded } from '#test/support/any-engine.ts'
import { openApp } from '#test/support/app.ts'
import { cast } from '#test/support/cast.ts'
import { createTestClock } from '#test/support/clock.ts'
import { ownChangesContract } from '#test/support/pool-contract/own-changes.ts'

const { ada } = cast
const email = 'ada.new@example.org'
const currentPassword = ada.password

ownChangesContract(openApp)

test('Ada signs out everywhere else, and stays where she is', async () => {
  const app = await openApp()
  const [laptop, phone, tablet] = [await app.signIn('ada'), await app.signIn('ada'), await app.signIn('ada')]
  const ben = await app.signIn('ben')
  await laptop.call(signOut, { body: { others: true } })
  expect((await laptop.call(me)).user.email).toBe(ada.email)
  expect((await ben.call(me)).user.email).toBe(cast.ben.email)
  for (const device of [phone, tablet]) await expect(device.call(me)).rejects.toMatchObject({ status: 401 })
})

test('a code for a new address holds for ten minutes, five tries, and only the newest', async () => {
  const clock = createTestClock()
  const app = await openApp({ clock })
  const laptop = await app.signIn('ada')
  const ask = () => laptop.call(requestEmailChange, { body: { email, currentPassword } })
  const confirm = (code: string) => laptop.call(confirmEmailChange, { body: { code } })
  await ask()
  const late = await app.mail.codeFor(email)
  clock.advance(10 * 60_000)
  expect(await confirm(late)).toEqual({ ok: false })
  await ask()
  const older = await app.mail.codeFor(email)
  await ask()
  const newest = await app.mail.codeFor(email)
  if (older !== newest) expect(await confirm(older)).toEqual({ ok: false })
  for (let tries = 0; tries < 4; tries += 1) await confirm('no code')
  await expect(confirm(newest)).rejects.toMatchObject({ status: 429, code: 'too-many-tries' })
})

test('one person has only so many codes mailed, and may change their name only so often', async () => {
  const app = await openApp({
    settings: { RATE_RESEND_ACCOUNT: '2/3600', RATE_SIGN_UP_ACCOUNT: '2/3600', RATE_CODE_ACCOUNT: '2/3600' },
  })
  const laptop = await app.signIn('ada')
  const ask = (address: string) =>
    laptop.call(requestEmailChange, { body: { email: address, currentPassword } })
  await ask('one@example.org')
  await ask('two@example.org')
  await expect(ask('three@example.org')).rejects.toMatchObject({ status: 429, code: 'rate-limited' })
  const rename = () => laptop.call(changeName, { body: { firstName: 'Adele', lastName: 'Lind' } })
  await rename()
  await rename()
  await expect(rename()).rejects.toMatchObject({ status: 429 })
  const guess = () => laptop.call(confirmEmailChange, { body: { code: 'no code' } })
  await guess()
  await guess()
  await expect(guess()).rejects.toMatchObject({ status: 429 })
})

onEmbedded('her own address, or none at all, is refused at its field', async () => {
  const app = await openApp()
  const laptop = await app.signIn('ada')
  for (const address of [ada.email, 'nowhere'])
    await expect(
      laptop.call(requestEmailChange, { body: { email: address, currentPassword } }),
    ).rejects.toMatchObject({ status: 400, body: { field: 'email' } })
})

test('the same code from two windows at once changes the address once', async () => {
  const app = await openApp()
  const [laptop, phone] = [await app.signIn('ada'), await app.signIn('ada')]
  await laptop.call(requestEmailChange, { body: { email, currentPassword } })
  const body = { code: await app.mail.codeFor(email) }
  const answers = await Promise.all([laptop, phone].map(one => one.call(confirmEmailChange, { body })))
  expect(answers.map(({ ok }) => ok).sort()).toEqual([false, true])
  expect((await laptop.call(me)).user.email).toBe(email)
})

test('who leaves with a code under way leaves no letter behind', async () => {
  const clock = createTestClock()
  const app = await openApp({ clock })
  const laptop = await app.signIn('ada')
  app.mail.refuseLetters(true)
  await laptop.call(requestEmailChange, { body: { email, currentPassword } })
  await expect.poll(() => app.logged()).toContain('letter not delivered')
  await laptop.call(deleteAccount, { body: { password: ada.password } })
  app.mail.refuseLetters(false)
  clock.advance(60_000)
  // Pending emails go out with the first of these and arrive before the second.
  for (const name of ['ben', 'chloe'] as const) await app.signIn(name)
  expect(app.mail.all(email)).toEqual([])
  await expect(laptop.call(me)).rejects.toMatchObject({ status: 401 })
})
