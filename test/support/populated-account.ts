/**
 * An account with data in every part of the product, all of it containing one unique word, so that a test can
 * search for it.
 */
import { rememberDevice } from '#shared/accounts.ts'
import { getMessages, postChat, putAvoid } from '#shared/companion.ts'
import { removeMessage } from '#shared/group-chat.ts'
import { getReceipts, objectToReceipt } from '#shared/insights.ts'
import { putMood } from '#shared/mood.ts'
import { putPreferences } from '#shared/preferences.ts'
import { putProfile } from '#shared/profile.ts'
import { putReminders } from '#shared/reminders.ts'
import { putSafetyPlan } from '#shared/support.ts'
import type { SignedIn, TestApp } from './app.ts'
import type { TestClock } from './clock.ts'
import { join } from './group.ts'
import { sameAnswers } from './profile-answers.ts'

const HOUR_MS = 3_600_000

export async function populateAccount(
  app: TestApp,
  clock: TestClock,
  person: SignedIn,
  word: string,
): Promise<void> {
  const answers = sameAnswers(`It was a ${word} summer.`)
  await person.call(putProfile, { body: { answers, companionName: `Wren ${word}` } })
  await person.call(putPreferences, { body: { country: 'SE', introduced: true } })
  await person.call(putMood, {
    params: { id: `mood-${word}` },
    body: { feelings: ['tired', 'hopeful'], ownWord: `${word}ish`, strength: 'clear' },
  })
  await person.call(putReminders, { body: { times: ['20:30'], days: [1, 5], timeZone: 'Asia/Tokyo' } })
  await person.call(rememberDevice, { params: { key: person.deviceKey }, body: { name: `${word} phone` } })
  await talk(person, clock, `Wren ${word}`, word)
  // The conversation survives a rename.
  await person.call(putProfile, { body: { companionName: `Robin ${word}` } })
  await talk(person, clock, `Robin ${word}`, word)
  const { receipts } = await person.call(getReceipts, { query: { gauge: 'anxiety' } })
  const [first] = receipts
  if (!first) throw new Error('Nothing was read as anxiety.')
  await person.call(objectToReceipt, {
    params: { messageId: first.messageId },
    body: { gauge: 'anxiety', counted: false },
  })
  await person.call(putAvoid, { body: { topics: [`the ${word} house`] } })
  const helps = `Walking to the ${word} lake.`
  const plan = { signs: '', helps, company: '', people: '', surroundings: '' }
  await person.call(putSafetyPlan, { body: { plan } })
  await talkInGroup(app, person, word)
  await person.call(postChat, {
    body: { text: 'I do not want to be alive any more.', chatId: `Robin ${word}` },
  })
}

async function talk(person: SignedIn, clock: TestClock, chatId: string, word: string): Promise<void> {
  const say = (text: string) => person.call(postChat, { body: { text, chatId } })
  await person.call(getMessages, { params: { chatId }, query: {} })
  await say(`My sister ${word} moved to Lisbon and I miss our Sunday walks.`)
  await say('I am so worried and anxious about the exam tomorrow, I can hardly sleep.')
  await say('Thank you, I planned three steps for tomorrow and I feel proud of it.')
  clock.advance(5 * HOUR_MS)
  await person.call(getMessages, { params: { chatId }, query: {} })
  await say(`Today was calmer. I sat by the ${word} water and breathed.`)
  clock.advance(HOUR_MS)
}

async function talkInGroup(app: TestApp, person: SignedIn, word: string): Promise<void> {
  const member = await join(app, person, 'sleep')
  await member.say(`I slept near the ${word} window.`, { id: 'life-one' })
  await member.say('I take this back.', { id: 'life-two' })
  await person.call(removeMessage, { params: { threadId: 'sleep', id: 'life-two' } })
  const elsewhere = await join(app, person, 'study-hacks')
  await elsewhere.say(`Does anybody know the ${word} library?`, { id: 'life-three' })
}
