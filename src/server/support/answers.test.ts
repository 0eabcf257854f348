import { expect, test } from 'vitest'
import type { Care } from '#shared/care.ts'
import { countries } from '#shared/helplines.ts'
import { numbersNotOf } from '#test/support/helpline-numbers.ts'
import { answerTo, type CareAnswer, type Situation } from './answers.ts'
import type { CareResponse } from './care-response-classifier.ts'
import { type CareState, freshCare } from './care-state.ts'
import { type ShortAnswerGroup, shortAnswers } from './short-answers.ts'

const HOUR_MS = 3_600_000
const crisis: Care = { tier: 'crisis', category: 'suicide_active', show: 'panel' }
const none: Care = { tier: 'none', category: null, show: null }
const concern: Care = { tier: 'concern', category: 'suicide_passive', show: 'row' }
const situation: Situation = {
  now: 1_000_000,
  inSupport: true,
  chat: 'Wren',
  mark: 'm',
  plain: false,
  isShort: true,
  said: 'hurting',
  country: 'US',
  languages: ['en-US'],
}

/** A conversation in which each answer knows the previous ones. */
function talk(state: CareState = freshCare) {
  let known = state
  return (heard: Care, change: Partial<Situation> = {}): CareAnswer | null => {
    const made = answerTo(heard, { ...situation, ...change }, known)
    if (made) known = made.state
    return made
  }
}

const isLong = (answer: CareAnswer | null) => answer?.reply.includes("so I can't keep you safe")

test('the long text comes once in a support period, and again in the next', () => {
  const say = talk()
  expect(isLong(say(crisis))).toBe(true)
  expect(isLong(say(crisis, { now: situation.now + 23 * HOUR_MS }))).toBe(false)
  // Each disclosure extends the support period.
  expect(isLong(say(crisis, { now: situation.now + 46 * HOUR_MS }))).toBe(false)
  expect(isLong(say(crisis, { now: situation.now + 71 * HOUR_MS }))).toBe(true)
})

const groups = Object.keys(shortAnswers.en) as ShortAnswerGroup[]
const spoken = groups.filter(group => group !== 'sorry' && group !== 'believed') as CareResponse[]

test('there are 114 short answers, each in both languages with the same numbers to fill in', () => {
  expect(groups.flatMap(group => shortAnswers.en[group])).toHaveLength(114)
  const blanks = (text: string) => (text.match(/\{\w+\}/g) ?? []).sort().join()
  for (const group of groups) {
    const [english, spanish] = [shortAnswers.en[group], shortAnswers.es[group]]
    expect([group, spanish.map(blanks)]).toEqual([group, english.map(blanks)])
  }
  const all = groups.flatMap(group => [...shortAnswers.en[group], ...shortAnswers.es[group]])
  expect(new Set(all).size).toBe(all.length)
})

/** Matches the answer, whatever its blanks are filled in with. */
function filledIn(text: string): RegExp {
  const written = text.split(/\{\w+\}/).map(RegExp.escape)
  return new RegExp(`^${written.join('.+')}$`)
}

test.each(spoken)(
  '"%s" is answered in its own words, and nothing is said twice while there is more',
  said => {
    const say = talk()
    const words = shortAnswers.en[said as ShortAnswerGroup].map(filledIn)
    const own = words.length
    const replies = Array.from({ length: own + 7 }, () => say(none, { said })?.reply ?? '')
    for (const reply of replies.slice(0, own))
      expect([reply, words.some(each => each.test(reply))]).toEqual([reply, true])
    const isUrgent = said === 'still-in-danger' || said === 'hurt'
    const fresh = isUrgent ? replies.slice(0, own) : replies
    expect(new Set(fresh).size).toBe(fresh.length)
    for (const [i, reply] of replies.entries()) expect(reply).not.toBe(replies[i - 1])
  },
)

test('through hundreds of turns of every kind no answer comes twice in a row', () => {
  const say = talk()
  let before = ''
  for (let turn = 0; turn < 600; turn += 1) {
    const reply = say(turn % 7 ? none : crisis, { said: spoken[(turn * 5) % spoken.length]! })?.reply ?? ''
    expect(reply).not.toBe('')
    expect(reply).not.toBe(before)
    before = reply
  }
})

test('somebody who took something is told of the emergency number first, however often', () => {
  const say = talk()
  say(crisis)
  for (let turn = 0; turn < 9; turn += 1)
    expect(say({ ...crisis, category: 'suicide_attempt' })?.reply).toMatch(/call 911/i)
})

test('a question gets an answer in kind', () => {
  const say = talk()
  expect(say(none, { said: 'ask-may-call' })?.reply).toMatch(/^No, .*Ring now/)
  expect(say(none, { said: 'ask-who' })?.reply).toMatch(/^No\. .*program.*no person here has read this/)
  expect(say(none, { said: 'ask-silly' })?.reply).toMatch(/^No/)
  expect(say(none, { said: 'ask-number' })?.reply).toContain('988')
})

test('talk of other things goes on as ever, also in support', () => {
  expect(talk()(none, { said: 'ordinary' })).toBeNull()
  expect(talk()(none, { inSupport: false })).toBeNull()
  expect(talk()({ ...concern, category: 'incitement', show: 'held' })).toBeNull()
})

test('a false alarm is one line of sorry before the ordinary reply, in other words the next time', () => {
  const say = talk()
  const [first, second] = [say({ ...none, over: true }), say({ ...none, over: true })]
  for (const answer of [first, second])
    expect(answer).toMatchObject({ goesOn: true, reply: expect.stringMatching(/sorry/i) })
  expect(second?.reply).not.toBe(first?.reply)
})

test('worries in a row get other words each time, and the question only where it is to be asked', () => {
  const say = talk({ ...freshCare, asked: [{ checkIn: 'living', wording: 0, at: 0 }] })
  const asked = say({ ...concern, checkIn: 'living' }, { inSupport: false })?.reply ?? ''
  expect(asked).toMatch(/Is that part of it for you\?$/)
  const replies = Array.from({ length: 8 }, () => say(concern, { inSupport: false })?.reply ?? '')
  for (const [i, reply] of replies.entries()) {
    expect(reply).not.toContain('?')
    expect(reply).not.toBe(replies[i - 1])
  }
})

test('no is believed, and what she tells with it is answered as ever', () => {
  expect(talk()({ ...none, answered: 'no' }, { inSupport: false })?.reply).toMatch(/believe you/)
  expect(talk()({ ...none, answered: 'no' }, { inSupport: false, isShort: false })).toBeNull()
})

test.each([...countries.map(({ code }) => code), null])(
  'somebody in %s gets every short answer whole, and no other country’s number',
  country => {
    for (const languages of [['en'], ['es']])
      for (const said of spoken) {
        const say = talk()
        for (let turn = 0; turn < shortAnswers.en[said as ShortAnswerGroup].length; turn += 1) {
          const reply = say(none, { said, country, languages })?.reply ?? ''
          expect(reply).not.toMatch(/undefined|null|\{|\}|[.!?] [a-zñáéíóú]/)
          expect([reply, numbersNotOf(country, reply)]).toEqual([reply, []])
        }
      }
  },
)
