import { expect, test } from 'vitest'
import { forgotPassword, resendCode } from '#shared/accounts.ts'
import { openApp } from '#test/support/app.ts'
import { cast } from '#test/support/cast.ts'

const { ada } = cast
const STRANGER = 'nobody@example.org'
const PAIRS = 200

/**
 * The share of pairs in which the known address was answered later. With equal timing it is one half; beyond
 * a third or two thirds is less than 1 in 100,000 by chance, for 200 pairs.
 */
async function shareOfLater(call: (email: string) => Promise<unknown>): Promise<number> {
  let later = 0
  for (let pair = 0; pair < PAIRS; pair += 1) {
    const times = new Map<string, number>()
    // Alternates the order, so work left over from the previous call affects both equally.
    const emails = pair % 2 === 0 ? [ada.email, STRANGER] : [STRANGER, ada.email]
    for (const email of emails) {
      const began = performance.now()
      await call(email)
      times.set(email, performance.now() - began)
    }
    if ((times.get(ada.email) ?? 0) > (times.get(STRANGER) ?? 0)) later += 1
  }
  return later / PAIRS
}

function expectSameTime(share: number): void {
  expect(share).toBeGreaterThan(1 / 3)
  expect(share).toBeLessThan(2 / 3)
}

test('how long an answer takes does not say whether Ada has an account', async () => {
  const app = await openApp()
  await app.signIn('ada')
  expectSameTime(await shareOfLater(email => app.call(forgotPassword, { body: { email } })))
  await expect.poll(() => app.mail.all(ada.email).length).toBeGreaterThanOrEqual(PAIRS)
  expect(app.mail.all(STRANGER)).toEqual([])
})

test('how long an answer takes does not say whether Ada is about to confirm an account', async () => {
  const app = await openApp()
  await app.signUp('ada')
  expectSameTime(await shareOfLater(email => app.call(resendCode, { body: { email } })))
})
