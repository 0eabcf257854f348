/** What is refused for how it is written never reaches a store, so one app on one engine answers all of it. */
import { expect, test } from 'vitest'
import { sendCode } from '#shared/accounts.ts'
import { openApp } from '#test/support/any-engine.ts'
import { adasSignUp } from '#test/support/pool-contract/sign-up.ts'

const app = await openApp()

test.each([
  ['email', { email: 'not an address' }],
  ['email', { email: 'ada@example.org\nbcc: eve@example.org' }],
  ['email', { email: 'ada@example.org, eve@example.org' }],
  ['email', { email: `${'a'.repeat(300)}@example.org` }],
  ['password', { password: '7 chars' }],
  ['firstName', { firstName: '   ' }],
  ['lastName', { lastName: '' }],
  ['firstName', { firstName: 'A\u0000da' }],
  ['method', { method: 'sms' }],
])('a sign-up with a bad %s is told which field it is', async (field, wrong) => {
  const response = await app.fetch('/api/auth/send-code', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...adasSignUp, ...wrong }),
  })
  expect(response.status).toBe(400)
  expect(await response.json()).toMatchObject({ code: 'bad-input', field })
})

test.each(['TwinBot', 'twin bot', ' T w i n b o t ', 'Ｔｗｉｎ-Bot', 'Twi\u200BnBot', 'TWÏNBÔT'])(
  'nobody passes as the companion (%s)',
  async firstName => {
    const refused = app.call(sendCode, { body: { ...adasSignUp, firstName } })
    await expect(refused).rejects.toMatchObject({
      status: 400,
      body: { code: 'name-reserved', field: 'firstName' },
    })
  },
)
