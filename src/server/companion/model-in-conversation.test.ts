import { expect, test } from 'vitest'
import { readFiles } from '#server/companion/library/files.ts'
import { postChat } from '#shared/companion.ts'
import { getPreferences, putPreferences } from '#shared/preferences.ts'
import { afterTest } from '#test/support/after-test.ts'
import { openApp, type SignedIn } from '#test/support/any-engine.ts'
import { openScriptedHost } from '#test/support/scripted-host.ts'

const sister = 'My sister stopped answering my texts and I keep checking my phone.'
const wording =
  'The silence from your sister has you reaching for the phone again, as if waiting had become its own task.'
const written = readFiles().flatMap(({ entry }) =>
  'say' in entry ? entry.say : 'replies' in entry ? entry.replies : [],
)
const say = (person: SignedIn, text: string) => person.call(postChat, { body: { text, chatId: 'TwinBot' } })

async function openWithModel(...script: string[]) {
  const host = await openScriptedHost(...script)
  afterTest(host.close)
  const settings = {
    COMPANION_LLM: 'openai',
    COMPANION_LLM_BASE_URL: `${host.url}/v1`,
    COMPANION_LLM_MODEL: 'small',
    // The first tokens on a busy machine may be slow.
    COMPANION_LLM_TIMEOUT_MS: '15000',
  }
  return { host, app: await openApp({ settings }) }
}

test('nobody’s words go to a model before they have agreed, and they are told which host it is', async () => {
  const { host, app } = await openWithModel(wording)
  const ada = await app.signIn('ada')
  expect((await say(ada, sister)).reply).not.toBe(wording)
  expect(host.requests).toHaveLength(0)
  expect((await ada.call(getPreferences)).modelHost).toBe(new URL(host.url).host)
  await ada.call(putPreferences, { body: { modelConsent: true } })
  expect((await say(ada, sister)).reply).toBe(wording)
  expect(host.requests).toHaveLength(1)
  for (const secret of [ada.user.email, ada.user.family_name, ada.user.sub, ada.token]) {
    expect(host.requests[0]?.raw).not.toContain(secret)
  }
})

test('a crisis never reaches the model', async () => {
  const { host, app } = await openWithModel(wording)
  const ada = await app.signIn('ada')
  await ada.call(putPreferences, { body: { modelConsent: true } })
  expect((await say(ada, 'I want to die.')).reply).toContain('Thank you for telling me.')
  await say(ada, sister)
  expect(host.requests).toHaveLength(0)
})

test('when the model’s host fails she gets the companion’s own reply', async () => {
  const { host, app } = await openWithModel()
  const ada = await app.signIn('ada')
  await ada.call(putPreferences, { body: { modelConsent: true } })
  const told = 'I passed my driving test today, on the fourth try, after two years of lessons!'
  const { reply } = await say(ada, told)
  expect(host.requests.length).toBeGreaterThan(0)
  expect(written.some(line => reply.startsWith(line))).toBe(true)
})
