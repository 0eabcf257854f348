import { describe, expect, test } from 'vitest'
import { loadVoice } from './voice.ts'

const voice = loadVoice()
const lines = (text: string): string[] =>
  voice.reply({ text, chatId: 'told' }, voice.fresh()).state.used.map(each => each.id)
const meaningOf = (text: string): string | undefined =>
  lines(text)
    .find(id => id.startsWith('meaning-'))
    ?.replace(/^meaning-|-\d+$/g, '')

/** Written for this test and never learned from; the first meaning is the likeliest, the others would fit too. */
const told: [string, string[]][] = [
  ['They gave the team lead post to a man I trained last year.', ['passed-over']],
  ['Still no word from the hospital about the biopsy.', ['waiting-results']],
  ['My flatmate plays drums until two in the morning.', ['neighbours']],
  ["Everyone went to the lake on Saturday and I wasn't asked.", ['left-out']],
  ['I lay awake until four again.', ['sleepless']],
  ['My husband has been texting another woman for months.', ['cheated', 'lied-to']],
  ['The rent went up and I have forty pounds until Friday.', ['money-tight']],
  ['My driving test is on Wednesday and my hands shake already.', ['test-ahead']],
  ['I told my mother no for the first time in my life.', ['said-no']],
  ['I have not had a cigarette for thirty days.', ['kept-going']],
  ['My gran does not know who I am any more.', ['dementia']],
  ['The vet says our old cat will not see the spring.', ['death-pet']],
  ['My son slams his door and hardly says a word to me.', ['child-withdraws']],
  ['He said sorry to everyone except me.', ['no-apology']],
  ['I read the same page five times and nothing goes in.', ['cannot-focus']],
  ['Sixty applications and not one interview.', ['job-hunt']],
  ['I do all the cooking, the laundry and the remembering.', ['household-load']],
  ['My best friend has not answered my messages for weeks.', ['no-answer', 'friend-drifting']],
  ['I handed in my thesis this morning.', ['finished']],
  ['I got my first paid order for a cake today.', ['learned', 'own-business', 'money-won']],
]

describe('what a message may mean', () => {
  test('is heard in most of what people plainly tell', () => {
    const heard = told.filter(([text, gists]) => gists.includes(meaningOf(text) ?? ''))
    expect(heard.length).toBeGreaterThanOrEqual(14)
  })

  test('is hardly ever something else', () => {
    const wrong = told.filter(([text, gists]) => {
      const meaning = meaningOf(text)
      return meaning && !gists.includes(meaning)
    })
    expect(wrong.map(([text]) => text).length).toBeLessThanOrEqual(2)
  })

  test('is not told to somebody who writes of a death, who hears their words and no more', () => {
    for (const text of ['My dad died on Sunday.', 'We buried my sister today.', 'I wish I could disappear.'])
      expect(meaningOf(text), text).toBeUndefined()
  })

  test('is no burden to somebody who tells of a win', () => {
    for (const text of ['I passed my exam!', 'I finally paid off my loan!', 'We got the flat, we got it!'])
      expect(meaningOf(text) ?? 'passed', text).toMatch(
        /^(?:passed|money-won|good-news|finished|big-step|moving-house|relief)$/,
      )
  })
})
