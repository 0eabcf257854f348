import { expect, test } from 'vitest'
import { careCategories } from '#shared/care.ts'
import { concernText, crisisText, detectorFailedText, helpAtHand } from '#shared/care-texts.ts'
import { countries, helpIn } from '#shared/helplines.ts'
import { typographic } from '#web/platform/typographic.ts'
import { type CarePiece, careParts } from './care-parts.ts'

const inWords = (parts: readonly (readonly CarePiece[])[]) =>
  parts.map(pieces =>
    pieces
      .map(({ text }) => text)
      .join('')
      .trim(),
  )
const linksOf = (text: string) =>
  careParts(text).flatMap(pieces => pieces.flatMap(({ text, link }) => (link ? [[text, link.href]] : [])))

test('Ada, in the United States, reads what to do now, whom to call and the rest apart, and can tap each number', () => {
  const text = typographic(crisisText('suicide_active', helpAtHand('US', 'suicide_active')))
  expect(inWords(careParts(text))).toEqual([
    [
      'Thank you for telling me. It sounds like you’re in a lot of pain right now.',
      'I’m a computer program, so I can’t keep you safe, and I don’t want you to be alone with this.',
    ].join(' '),
    'Are you in danger right now, or have you already hurt yourself or taken something? If yes, please call 911 now.',
    'If not, you can talk to a real person at 988 Suicide & Crisis Lifeline (988), any time, by phone, text or chat.',
    'If you can, put some distance between you and anything you could use to hurt yourself, and be near someone. You can keep writing here.',
  ])
  expect(linksOf(text)).toEqual([
    ['911', 'tel:911'],
    ['988', 'tel:988'],
    ['text', 'sms:988'],
    ['chat', 'https://988lifeline.org/chat'],
  ])
})

test.each(countries)(
  'in $name every text of care stays as it is, and its numbers can be tapped',
  ({ code }) => {
    const { emergency } = helpIn(code)
    for (const category of [null, ...careCategories]) {
      for (const young of [false, true]) {
        const help = helpAtHand(code, category, young)
        const crisis = typographic(crisisText(category, help, young))
        const texts = [crisis, typographic(concernText(category, help, { young })), detectorFailedText(help)]
        for (const text of texts)
          expect(
            careParts(text)
              .flatMap(pieces => pieces.map(piece => piece.text))
              .join(''),
          ).toBe(text)
        const hrefs = linksOf(crisis).map(([, href]) => href)
        if (emergency) expect(hrefs).toContain(`tel:${emergency}`)
        else expect(hrefs.filter(href => href?.startsWith('tel:'))).toEqual([])
        const number = /\(([\d -]+)\)/.exec(help.line ?? '')?.[1]
        if (number) expect(hrefs).toContain(`tel:${number.replace(/\D/g, '')}`)
      }
    }
  },
)

test('a short answer stays in one piece, with its numbers', () => {
  const text = 'Then this is the moment for a person, not a program. Call 999, or Samaritans (116 123).'
  expect(careParts(text)).toHaveLength(1)
  expect(linksOf(text)).toEqual([
    ['999', 'tel:999'],
    ['116 123', 'tel:116123'],
  ])
  expect(linksOf('It has 1999 steps, and findahelpline.com lists more.')).toEqual([
    ['findahelpline.com', 'https://findahelpline.com'],
  ])
})
