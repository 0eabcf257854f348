/** Words the product never uses, checked against all its texts. */
import { expect, test } from 'vitest'
import { questions } from '#shared/questions.ts'
import { banned, bannedInSpanish, breachesIn, everythingSaid } from '#test/support/lexicon.ts'

const said = everythingSaid()

test('nothing the product says uses a word it never uses', () => {
  const breaches = said.flatMap(({ file, text }) => breachesIn(text).map(breach => `${file}: ${breach}`))
  expect(breaches).toEqual([])
})

const isSpanish = (file: string) => /\/texts-es|\/texts\/es\/|-es[.]json$/.test(file)

test('nothing it says in Spanish uses a word it never uses', () => {
  const spanish = said.filter(({ file }) => isSpanish(file))
  expect(new Set(spanish.map(({ file }) => file)).size).toBeGreaterThan(10)
  expect(spanish.length).toBeGreaterThan(400)
  const breaches = spanish.flatMap(({ file, text }) =>
    breachesIn(text, bannedInSpanish).map(breach => `${file}: ${breach}`),
  )
  expect(breaches).toEqual([])
})

test('the catalogue, the fixed care texts, all questions, every bank of replies, letters and refusals are among it', () => {
  const files = new Map(Map.groupBy(said, ({ file }) => file).entries())
  const expected = [
    'src/web/platform/texts/en/public.json',
    'src/web/platform/texts/en/pages.json',
    'src/web/platform/texts/en/moderation.json',
    'src/shared/care-texts.json',
    'src/server/support/short-answers-en.json',
    'src/server/support/short-answers-es.json',
    'src/shared/errors.ts',
    'src/server/accounts/built-in-pool/emails-en.json',
    'library/lines-presence.jsonl',
    'library/to-the-companion.jsonl',
  ]
  expect(expected.filter(file => (files.get(file)?.length ?? 0) <= 3)).toEqual([])
  const texts = new Set(said.map(({ text }) => text.replaceAll("\\'", "'")))
  expect(questions).toHaveLength(111)
  expect(questions.map(({ text }) => text).filter(text => !texts.has(text))).toEqual([])
})

const planted = [
  'He committed suicide last year.',
  'After a failed attempt there is help.',
  'I understand exactly how that is.',
  'Please think of your family.',
  'Try to calm down first.',
  'I’m always here for you.',
  'I’ve alerted someone who can help.',
  'Whatever you write stays secret.',
  'TwinBot can treat your anxiety.',
  'Put the pills away.',
]

test.each(banned.map((rule, i) => ({ ...rule, line: planted[i]! })))(
  '"$says" is noticed',
  ({ says, line }) => {
    expect(breachesIn(`It is late. ${line}`)).toEqual([`${says}: ${line}`])
  },
)

const plantedInSpanish = [
  'Cometió un suicidio el año pasado.',
  'Tras un intento fallido hay ayuda.',
  'Sé exactamente cómo te sientes.',
  'Piensa en tu familia.',
  'Primero, cálmate.',
  'Siempre estoy aquí para ti.',
  'He avisado a alguien que puede ayudar.',
  'Lo que escribas queda en secreto.',
  'TwinBot es una terapia para la ansiedad.',
  'Guarda las pastillas.',
]

test.each(bannedInSpanish.map((rule, i) => ({ ...rule, line: plantedInSpanish[i]! })))(
  'in Spanish, "$says" is noticed',
  ({ says, line }) => {
    expect(breachesIn(`Es tarde. ${line}`, bannedInSpanish)).toEqual([`${says}: ${line}`])
  },
)

test('saying what it is not is allowed', () => {
  for (const line of [
    'I’m a program, not a therapist.',
    'It never diagnoses.',
    'No person here has read this or been alerted.',
  ])
    expect(breachesIn(line)).toEqual([])
  for (const line of [
    'Soy un programa, no terapeuta.',
    'No hace diagnósticos.',
    'Ninguna persona aquí ha leído esto ni ha recibido un aviso.',
  ])
    expect(breachesIn(line, bannedInSpanish)).toEqual([])
})
