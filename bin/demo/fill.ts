/**
 * Fills an empty data folder with two weeks of Maya's life through the real server: the calls the web app
 * makes, real replies, and a clock that moves from two weeks ago to today. A day of the diary without texts is one on
 * which she did not write.
 */
import { randomUUID } from 'node:crypto'
import { createApp } from '#server/app.ts'
import { readConfig } from '#server/config.ts'
import { createLog } from '#server/platform/log.ts'
import { login, rememberDevice, sendCode, verifyCode } from '#shared/accounts.ts'
import { classify } from '#shared/classification.ts'
import { getMessages, postChat } from '#shared/companion.ts'
import { putPreferences } from '#shared/preferences.ts'
import { putProfile } from '#shared/profile.ts'
import { type Caller, createCaller } from '#test/support/call.ts'
import { createDemoClock, DAYS, type DemoClock } from './clock.ts'
import diary from './diary.json' with { type: 'json' }
import { type Speaker, sayInThread } from './group-connection.ts'
import { answers, companionName, type DemoPerson, maya, members, password } from './people.ts'
import groupMessages from './threads.json' with { type: 'json' }

type Guest = Speaker & { call: Caller }
type Scene = { url: string; clock: DemoClock; codes: Map<string, string> }

export async function fill(dataDir: string, told: (line: string) => void): Promise<void> {
  const clock = createDemoClock()
  const codes = new Map<string, string>()
  const app = await createApp({
    config: readConfig({ DATA_DIR: dataDir, HOST: '127.0.0.1', PORT: '0' }),
    log: createLog('silent'),
    clock,
    print: letter => noteCode(codes, letter),
  })
  try {
    const scene = { url: await app.listen(), clock, codes }
    const guests = { maya: await join(scene, maya), ...(await joinAll(scene)) }
    for (let day = 0; day < DAYS; day += 1) {
      clock.goTo(day)
      for (const { by, thread, text } of groupMessages.filter(one => one.day === day)) {
        clock.breathe()
        await speak(scene, guests[by as keyof typeof guests], thread, text)
      }
      await writeDiary(scene, guests.maya, diary[day] ?? [])
      told(`Day ${day + 1} of ${DAYS}`)
    }
  } finally {
    await app.close()
  }
}

/** Without a mail server emails are printed; the code is read from there. */
function noteCode(codes: Map<string, string>, letter: string): void {
  const [, email = ''] = /this letter is for (\S+)/.exec(letter) ?? []
  const [code = ''] = /\b\d{6}\b/.exec(letter) ?? []
  codes.set(email, code)
}

async function joinAll(scene: Scene) {
  const { jonas, priya, tom } = members
  return { jonas: await join(scene, jonas), priya: await join(scene, priya), tom: await join(scene, tom) }
}

async function join({ url, codes }: Scene, { given, family, email }: DemoPerson): Promise<Guest> {
  const call = createCaller(url)
  await call(sendCode, { body: { email, password, firstName: given, lastName: family, method: 'email' } })
  while (!codes.has(email)) await new Promise(resolve => setTimeout(resolve, 20))
  await call(verifyCode, { body: { value: email, code: codes.get(email) ?? '' } })
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
  const { token, user, deviceKey } = await call(login, { body: { email, password, timeZone } })
  const own = createCaller(url, token)
  await own(rememberDevice, { params: { key: deviceKey }, body: { name: `${given}'s laptop` } })
  await own(putProfile, { body: { answers, companionName } })
  // They are past their first visit.
  await own(putPreferences, { body: { introduced: true } })
  return { token, sub: user.sub, given, call: own }
}

/** As the web app does: posted and classified under one id. */
async function speak({ url }: Scene, guest: Guest, thread: string, text: string): Promise<void> {
  const id = await sayInThread(url, guest, thread, text)
  const body = { userId: guest.sub, context: 'group', threadId: thread, text, messageId: id }
  await guest.call(classify, { body })
}

async function writeDiary({ clock }: Scene, { call }: Guest, texts: string[]): Promise<void> {
  const chatId = companionName
  if (texts.length > 0) await call(getMessages, { params: { chatId }, query: {} })
  for (const text of texts) {
    clock.breathe()
    await call(postChat, { body: { chatId, text, messageId: randomUUID() } })
    clock.breathe()
  }
}
