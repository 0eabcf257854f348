import { expect, test } from 'vitest'
import { numbersNotOf } from '#test/support/helpline-numbers.ts'
import { careCategories, checkInFor } from './care.ts'
import { checkInTexts, concernText, crisisText, detectorFailedText, helpAtHand } from './care-texts.ts'
import { countries, helpIn, youthLine } from './helplines.ts'

const categories = [null, ...careCategories.filter(category => category !== 'incitement')]

test.each(countries)(
  'in $name every answer to a crisis names the numbers of that country alone',
  ({ code }) => {
    const { emergency, lines } = helpIn(code)
    for (const category of categories) {
      const text = crisisText(category, helpAtHand(code, category))
      expect(text).toContain(`call ${emergency ?? 'your local emergency number'}`)
      if (lines.length === 0) expect(text).toContain('findahelpline.com lists free lines in your country')
      else expect(text).toContain(`a real person at ${helpAtHand(code, category).line}, `)
      expect(text).not.toMatch(/undefined|null|\{/)
      for (const young of [false, true]) {
        const told = helpAtHand(code, category, young)
        const texts = [crisisText(category, told, young), concernText(category, told, { young })]
        for (const each of [...texts, detectorFailedText(told), detectorFailedText(told, 1)])
          expect([each, numbersNotOf(code, each)]).toEqual([each, []])
      }
    }
  },
)

test('for an unknown country there is no number at all', () => {
  for (const category of categories)
    expect(crisisText(category, helpAtHand(null, category))).not.toMatch(/\d/)
})

test('the words of the protocol stand to the letter', () => {
  expect(
    crisisText('suicide_active', {
      emergency: '911',
      line: 'a line (988)',
      contactMethods: 'phone, text or chat',
    }),
  ).toBe(
    [
      'Thank you for telling me.',
      "It sounds like you're in a lot of pain right now.",
      "I'm a computer program, so I can't keep you safe, and I don't want you to be alone with this.",
      'Are you in danger right now, or have you already hurt yourself or taken something?',
      'If yes, please call 911 now.',
      'If not, you can talk to a real person at a line (988), any time, by phone, text or chat.',
      'If you can, put some distance between you and anything you could use to hurt yourself, and be near someone.',
      'You can keep writing here.',
    ].join(' '),
  )
})

test('a line that sleeps at night is not said to answer at any time', () => {
  expect(crisisText(null, helpAtHand('IT'))).toContain('09:00-24:00 daily, by phone or text')
})

test('who is not safe at home is told of writing before speaking', () => {
  expect(helpAtHand('US', 'abuse_violence')).toMatchObject({
    line: 'National Domestic Violence Hotline (1-800-799-7233)',
    contactMethods: 'text, chat or phone',
  })
})

test('whatever was heard wrongly, each answer is one that anybody in danger can use', () => {
  for (const category of categories) {
    const text = crisisText(category, helpAtHand('GB'))
    expect(text).toContain('999')
    expect(text).toContain('Samaritans')
    expect(text).toMatch(/I'm a computer program/)
    expect(text).toMatch(/You can keep writing here\.$/)
  }
})

const neverSaid = new RegExp(
  [
    'commit(ted)? suicide',
    '(failed|successful) attempt',
    'understand exactly',
    'think of your family',
    'calm down',
    'always here',
    'alerted someone',
    'stays secret',
    'diagnos',
    '\\btreat',
    'therap',
  ].join('|'),
  'i',
)

test('none of the words that must never be said are in them', () => {
  for (const category of categories) {
    expect(crisisText(category, helpAtHand('US', category))).not.toMatch(neverSaid)
    expect(concernText(category)).not.toMatch(neverSaid)
  }
  expect(detectorFailedText(helpAtHand('US'))).not.toMatch(neverSaid)
})

test.each(countries)('somebody under 18 in $name is told of the line for young people first', ({ code }) => {
  const youth = youthLine(helpIn(code))
  for (const category of categories) {
    const help = helpAtHand(code, category, true)
    const usual = helpAtHand(code, category).line
    for (const text of [crisisText(category, help, true), concernText(category, help, { young: true })]) {
      expect(text).not.toMatch(/undefined|null|\{/)
      expect(text).not.toMatch(neverSaid)
      expect(text.startsWith('You did nothing wrong. ')).toBe(category === 'abuse_violence')
      if (youth) expect(text).toContain(`${youth.name} (${youth.phone?.shown}), any time, by `)
      if (youth && usual) expect(text.indexOf(youth.name)).toBeLessThan(text.indexOf(`, or at ${usual}`))
    }
    expect(crisisText(category, help, true)).toContain(`call ${helpIn(code).emergency ?? 'your local'}`)
  }
})

test('three of the 22 countries have a line for young people that somebody saw in a source', () => {
  const lines = countries.map(({ code }) => youthLine(helpIn(code))?.id).filter(Boolean)
  expect(lines.sort()).toEqual(['ca-khp', 'gb-childline', 'in-child'])
})

test('in an unknown country there is no number for the young either', () => {
  for (const category of categories)
    expect(crisisText(category, helpAtHand(null, category, true), true)).not.toMatch(/\d/)
})

test('only who may not want to live is asked about that', () => {
  for (const category of careCategories.filter(each => each !== 'incitement')) {
    const isAboutLiving = category.startsWith('suicide') || category === 'self_harm'
    for (const text of checkInTexts[checkInFor(category)]) {
      expect([category, /to live|to be alive/.test(text)]).toEqual([category, isAboutLiving])
      expect(text).toMatch(/\?$/)
    }
  }
})
