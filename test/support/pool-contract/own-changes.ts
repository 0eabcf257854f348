/** How changing one's own account must work, in every user pool. */
import { expect, test } from 'vitest'
import {
  changeName,
  changePassword,
  confirmEmailChange,
  requestEmailChange,
} from '#shared/account-changes.ts'
import { listDevices, login, me, sendCode, verifyCode } from '#shared/accounts.ts'
import type { openApp } from '#test/support/app.ts'
import { cast } from '#test/support/cast.ts'

const { ada, ben } = cast
const email = 'ada.new@example.org'
const currentPassword = ada.password
const password = 'a louder lake at noon'

export function ownChangesContract(open: typeof openApp): void {
  test('Ada changes her name, and every device and the next sign-in know her by it', async () => {
    const app = await open()
    const [laptop, phone] = [await app.signIn('ada'), await app.signIn('ada')]
    const body = { firstName: 'Adele', lastName: 'Lind' }
    const { user } = await laptop.call(changeName, { body })
    expect(user).toMatchObject({ sub: laptop.user.sub, given_name: 'Adele', family_name: 'Lind' })
    expect((await phone.call(me)).user).toEqual(user)
    expect((await app.signIn('ada')).user).toEqual(user)
    await expect(laptop.call(changeName, { body: { ...body, firstName: 'TwinBot' } })).rejects.toMatchObject({
      code: 'name-reserved',
    })
  })

  test('a new password needs the current one, signs every other device out, and is told by mail', async () => {
    const app = await open()
    const [laptop, phone] = [await app.signIn('ada'), await app.signIn('ada')]
    const wrong = laptop.call(changePassword, { body: { currentPassword: 'not hers', password } })
    await expect(wrong).rejects.toMatchObject({ status: 403, code: 'bad-credentials' })
    await phone.call(me)

    await laptop.call(changePassword, { body: { currentPassword, password } })
    await laptop.call(me)
    await expect(phone.call(me)).rejects.toMatchObject({ status: 401 })
    expect((await laptop.call(listDevices)).devices).toHaveLength(1)
    const logIn = (typed: string) => app.call(login, { body: { email: ada.email, password: typed } })
    await expect(logIn(currentPassword)).rejects.toMatchObject({ status: 403 })
    await logIn(password)
    const { subject, text } = await app.mail.waitFor(ada.email)
    expect(subject).toBe('Your TwinBot password was changed')
    for (const secret of [password, currentPassword]) expect(text + app.logged()).not.toContain(secret)
  })

  test('a new address counts once its code came back, and the old one is told', async () => {
    const app = await open()
    const laptop = await app.signIn('ada')
    const ask = (typed: string) =>
      laptop.call(requestEmailChange, { body: { email, currentPassword: typed } })
    await expect(ask('not hers')).rejects.toMatchObject({ status: 403 })
    expect(await ask(currentPassword)).toEqual({ ok: true })
    const code = await app.mail.codeFor(email)
    const logIn = (address: string) => app.call(login, { body: { email: address, password: ada.password } })
    await logIn(ada.email)
    await expect(logIn(email)).rejects.toMatchObject({ status: 403 })

    const wrong = String((Number(code) + 1) % 1_000_000).padStart(6, '0')
    expect(await laptop.call(confirmEmailChange, { body: { code: wrong } })).toEqual({ ok: false })
    const { ok, user } = await laptop.call(confirmEmailChange, { body: { code } })
    expect([ok, user]).toEqual([true, { ...laptop.user, email }])
    expect((await laptop.call(me)).user.email).toBe(email)
    expect((await logIn(email)).user.sub).toBe(laptop.user.sub)
    await expect(logIn(ada.email)).rejects.toMatchObject({ status: 403 })
    const notice = await app.mail.waitFor(ada.email)
    expect(notice.subject).toBe('The email address of your TwinBot account was changed')
    // Somebody else may read the old mailbox.
    expect(notice.text).not.toContain(email)
    // The code works only once.
    expect(await laptop.call(confirmEmailChange, { body: { code } })).toEqual({ ok: false })
    for (const word of [email, code]) expect(app.logged()).not.toContain(word)
  })

  test('an address that somebody has is answered like any other, and only they are told', async () => {
    const app = await open()
    await app.signIn('ben')
    const laptop = await app.signIn('ada')
    const ask = (address: string) =>
      laptop.call(requestEmailChange, { body: { email: address, currentPassword } })
    expect(await ask(ben.email)).toEqual(await ask('nobody@example.org'))
    expect(await ask(ben.email)).toEqual({ ok: true })
    expect((await app.mail.waitFor(ben.email)).text).not.toMatch(/\d{6}/)
    for (const code of ['000000', await app.mail.codeFor('nobody@example.org').then(() => '999999')])
      expect(await laptop.call(confirmEmailChange, { body: { code } })).toEqual({ ok: false })
    expect((await laptop.call(me)).user.email).toBe(ada.email)
  })

  test('whoever signs up with the address first has it, and the code for it is worthless', async () => {
    const app = await open()
    const laptop = await app.signIn('ada')
    await laptop.call(requestEmailChange, { body: { email, currentPassword } })
    const code = await app.mail.codeFor(email)
    const body = { email, password, firstName: 'Ben', lastName: 'Okonkwo', method: 'email' } as const
    await app.call(sendCode, { body })
    await app.call(verifyCode, { body: { value: email, code: await app.mail.codeFor(email) } })
    expect(await laptop.call(confirmEmailChange, { body: { code } })).toEqual({ ok: false })
    const { user } = await app.call(login, { body: { email, password } })
    expect([user.given_name, (await laptop.call(me)).user.email]).toEqual(['Ben', ada.email])
  })
}
