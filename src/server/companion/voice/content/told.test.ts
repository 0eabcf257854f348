import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { loadBank } from '#server/companion/voice/bank.ts'
import { loadVoice } from '#server/companion/voice/voice.ts'

const voice = loadVoice()
const { lines } = loadBank(join(import.meta.dirname, '..', 'lines'))
/** The gist it was told by, or the stances that the closing sentence is right for; none where it would fit anything. */
const meaningsOf = (text: string): string[] => {
  const { used } = voice.reply({ text, chatId: 'told' }, voice.fresh()).state
  const said = lines.filter(line => used.some(each => each.id === line.id))
  const gist = said.find(line => line.class.startsWith('gist:'))
  if (gist) return [gist.class.replace('gist:', '')]
  const right = said.flatMap(line => [line.fits, line.halfFits].flatMap(each => each?.split(' ') ?? []))
  return right.length > 24 ? [] : right
}
const isOneOf = (found: readonly string[], right: readonly string[]): boolean =>
  found.some(each => right.includes(each))

/** Written for this test and never learned from; the first meaning is the likeliest, the others would fit too. */
const told: [string, string[]][] = [
  ['They gave the team lead post to a man I trained last year.', ['passed-over', 'unfair', 'unseen']],
  ['Still no word from the hospital about the biopsy.', ['waiting-results', 'waiting']],
  ['My flatmate plays drums until two in the morning.', ['neighbours', 'annoyed']],
  ["Everyone went to the lake on Saturday and I wasn't asked.", ['left-out', 'outsider', 'stung']],
  ['I lay awake until four again.', ['sleepless', 'restless', 'worn']],
  ['My husband has been texting another woman for months.', ['cheated', 'lied-to', 'trust-shaken']],
  ['The rent went up and I have forty pounds until Friday.', ['money-tight', 'money']],
  ['My driving test is on Wednesday and my hands shake already.', ['test-ahead', 'dread-ahead']],
  ['I told my mother no for the first time in my life.', ['said-no', 'courage']],
  ['I have not had a cigarette for thirty days.', ['kept-going', 'effort', 'progress', 'proud']],
  ['My gran does not know who I am any more.', ['dementia', 'loss']],
  ['The vet says our old cat will not see the spring.', ['death-pet', 'loss', 'dread-ahead']],
  ['My son slams his door and hardly says a word to me.', ['child-withdraws', 'distant']],
  ['He said sorry to everyone except me.', ['no-apology', 'stung', 'unseen', 'unfair']],
  ['I read the same page five times and nothing goes in.', ['cannot-focus', 'stuck']],
  ['Sixty applications and not one interview.', ['job-hunt', 'setback', 'unseen']],
  [
    'I do all the cooking, the laundry and the remembering.',
    ['household-load', 'unseen', 'carrying', 'too-much', 'unfair'],
  ],
  [
    'My best friend has not answered my messages for weeks.',
    ['no-answer', 'friend-drifting', 'let-down', 'distant', 'unseen'],
  ],
  ['I handed in my thesis this morning.', ['finished', 'effort', 'relief']],
  [
    'I got my first paid order for a cake today.',
    ['learned', 'own-business', 'money-won', 'proud', 'progress', 'glad', 'effort'],
  ],
]

const burdens = [
  'passed-over',
  'money-tight',
  'let-down',
  'unfair',
  'setback',
  'worn',
  'stuck',
  'dread-ahead',
]

describe('what a message may mean', () => {
  test('is heard in most of what people plainly tell', () => {
    const heard = told.filter(([text, gists]) => isOneOf(meaningsOf(text), gists))
    expect(heard.length).toBeGreaterThanOrEqual(14)
  })

  test('is hardly ever something else', () => {
    const wrong = told.filter(([text, gists]) => {
      const found = meaningsOf(text)
      return found.length > 0 && !isOneOf(found, gists)
    })
    expect(wrong.map(([text]) => text).length).toBeLessThanOrEqual(2)
  })

  test('is not told to somebody who writes of a death, who hears their words and no more', () => {
    for (const text of ['My dad died on Sunday.', 'We buried my sister today.', 'I wish I could disappear.'])
      expect(meaningsOf(text), text).toEqual([])
  })

  test('is no burden to somebody who tells of a win', () => {
    for (const text of ['I passed my exam!', 'I finally paid off my loan!', 'We got the flat, we got it!'])
      expect(isOneOf(meaningsOf(text), burdens), text).toBe(false)
  })

  test('is no gladness where it is good news for somebody else', () => {
    for (const text of [
      'My tutor gave the lead part to a first year.',
      'They promoted the intern to my old desk.',
      'The landlord sold the flat to a nice couple.',
    ])
      for (const chatId of ['a', 'b', 'c', 'd'])
        expect(voice.reply({ text, chatId }, voice.fresh()).text).not.toMatch(/glad|pleased|good|pleasure/)
  })
})

describe('whoever tells something good in words that sound bad', () => {
  test.each([
    "My uncle's dialysis is over, he is eating again, and I can't stop smiling.",
    'The field is a swamp, my boots leak, and I came home in a great mood.',
    'Nobody rang the whole bank holiday and it was bliss.',
    'the boy who never talks waved at me from the bus today',
  ])('hears nothing heavy: %s', text => {
    for (const chatId of ['one', 'two', 'three'])
      expect(voice.reply({ text, chatId }, voice.fresh()).text).not.toMatch(
        /hard|easy|gets? to you|got to you|weigh|lonely|all right|sorry|cold\.$/i,
      )
  })

  test.each([
    "I don't feel safe on my own landing since the burglary.",
    'I won the heat, they all looked round, and I wanted the floor to open.',
    'I drove to the coast alone, the first time since Ines passed.',
    'Got a parcel from my mother. First one in nine years. It lies in the hall and I have not opened it.',
  ])('or something bad in words that sound good, nothing cheerful: %s', text => {
    for (const chatId of ['one', 'two', 'three'])
      expect(voice.reply({ text, chatId }, voice.fresh()).text).not.toMatch(
        /good (?:moment|day)|pleas|glad|deserve|nice to/i,
      )
  })
})
