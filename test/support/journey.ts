/**
 * Fixtures for every browser journey: `import { expect, test } from '#test/support/journey.ts'`. All share
 * one server and one browser, so each journey creates new people with their own addresses.
 */
import { randomBytes } from 'node:crypto'
import { test as base, type Page } from '@playwright/test'
import { login, sendCode, verifyCode } from '#shared/accounts.ts'
import { putPreferences } from '#shared/preferences.ts'
import { type ProfileAnswers, putProfile } from '#shared/profile.ts'
import { createCaller } from './call.ts'
import { cast, type Name, type Person } from './cast.ts'
import type { Mailbox } from './mailbox.ts'
import { startTestServer, type TestServer } from './test-server.ts'

export { expect } from '@playwright/test'

type Journey = {
  mail: Mailbox
  /** Somebody of the cast without an account. */
  newcomer(name: Name): Person
  /**
   * Somebody with a confirmed account and, unless `onboarded` is false, a profile; unless `introduced` is
   * false they are past the cards of a first visit too.
   */
  member(name: Name, state?: { onboarded?: boolean; introduced?: boolean }): Promise<Person>
  /** Signs in through the login form and waits for the redirect. */
  enter(page: Page, person: Person): Promise<void>
  /**
   * Signed in before: puts the session into the browser, as the login form would have left it. Opens the address, or
   * leaves it to the journey.
   */
  arrive(page: Page, person: Person, path?: string): Promise<void>
}

export const test = base.extend<Journey, { server: TestServer }>({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from this pattern
    async ({}, use) => {
      const server = await startTestServer()
      await use(server)
      await server.close()
    },
    { scope: 'worker' },
  ],
  baseURL: ({ server }, use) => use(server.url),
  mail: ({ server }, use) => use(server.mail),
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from this pattern
  newcomer: ({}, use) => use(newcomer),
  member: ({ server }, use) =>
    use(async (name, { onboarded = true, introduced = onboarded } = {}) => {
      const person = newcomer(name)
      await becomeMember(server, person)
      if (onboarded) await doProfile(server, person, introduced)
      return person
    }),
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from this pattern
  enter: ({}, use) => use(enter),
  arrive: ({ server }, use) => use((page, person, path) => arrive(server, page, person, path)),
})

function newcomer(name: Name): Person {
  return { ...cast[name], email: `${name}.${randomBytes(4).toString('hex')}@example.org` }
}

async function becomeMember(
  { url, mail }: TestServer,
  { given, family, email, password }: Person,
): Promise<void> {
  const call = createCaller(url)
  await call(sendCode, { body: { email, password, firstName: given, lastName: family, method: 'email' } })
  await call(verifyCode, { body: { value: email, code: await mail.codeFor(email) } })
}

const answers: ProfileAnswers = {
  momentThatChangedYou: 'Moving away from home on my own.',
  handlingBigEmotions: 'I go for a long walk first.',
  feltAlone: 'The first winter in a new town.',
  quietPride: 'I kept a plant alive for a year.',
  turnTo: 'My sister, usually.',
}

async function doProfile(
  { url }: TestServer,
  { email, password }: Person,
  introduced: boolean,
): Promise<void> {
  const { token } = await createCaller(url)(login, { body: { email, password } })
  const call = createCaller(url, token)
  await call(putProfile, { body: { answers, companionName: 'Robin' } })
  if (introduced) await call(putPreferences, { body: { introduced } })
}

async function enter(page: Page, { email, password }: Person): Promise<void> {
  await page.goto('/signup?mode=login')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.keyboard.press('Enter')
  await page.waitForURL(url => url.pathname !== '/signup')
}

/** A picture is the cheapest page of the same origin, whose storage is written. */
async function arrive({ url }: TestServer, page: Page, person: Person, path?: string): Promise<void> {
  const { email, password } = person
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
  const session = await createCaller(url)(login, { body: { email, password, timeZone } })
  await page.goto('/mark.svg')
  await page.evaluate(
    kept => {
      for (const [key, value] of Object.entries(kept)) localStorage.setItem(key, value)
    },
    {
      auth_token: session.token,
      auth_user: JSON.stringify(session.user),
      twinbot_outbox_key: session.outboxKey,
      twinbot_device_key: session.deviceKey,
    },
  )
  if (path) await page.goto(path)
}
