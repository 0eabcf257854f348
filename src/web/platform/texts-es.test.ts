import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { streams, threads, threadTitle } from '#shared/community.ts'
import { spanishName } from '#shared/names-es.ts'
import { hierarchy, taxonomy } from '#shared/taxonomy.ts'
import { fullDay, monthAndYear } from './dates.ts'
import { pageTexts } from './page-texts.ts'
import englishNotice from './texts/en/notice.json' with { type: 'json' }
import spanishNotice from './texts/es/notice.json' with { type: 'json' }
import { chooseTexts, loadSignedInTexts, texts } from './texts.ts'
import { english } from './texts-en.ts'
import { englishPages } from './texts-en-pages.ts'
import { englishSignedIn } from './texts-en-signed-in.ts'
import { typographic } from './typographic.ts'

beforeEach(async () => {
  await chooseTexts(['es-MX', 'en-US'])
  await loadSignedInTexts()
})
afterEach(() => chooseTexts(['en']))

/** Names, words that are the same in both languages, and texts without words. */
const same = new Set(['ltr', 'TwinBot', 'No', '1, 2, 3'])
const shape = /^[\d\s%–:·,.a]*(?:TwinBot)?$/

type TextAt = [where: string, text: string]

/** Every text of a catalogue by its path; functions are called with the same values everywhere. */
function saidIn(catalogue: unknown, where = ''): TextAt[] {
  if (typeof catalogue === 'string') return [[where, catalogue]]
  if (typeof catalogue === 'function') {
    if (
      /\.(?:signedIn|pages|refused|named|translated|tagName|countryName|countryInSentence|textShown)$/.test(
        where,
      )
    )
      return []
    const lists = /\.(?:domains|typing|countedFor|here|because)$/.test(where)
    const first = (amount: number) => {
      if (lists) return ['a', 'a'].slice(0, amount)
      return /\.(?:hours|forWhom)$/.test(where) ? 'a' : amount
    }
    return [1, 2].map(amount => [`${where}(${amount})`, String(catalogue(first(amount), amount, amount))])
  }
  if (!catalogue || typeof catalogue !== 'object') return []
  return Object.entries(catalogue).flatMap(([key, value]) => saidIn(value, `${where}.${key}`))
}

test('a Spanish browser gets Spanish everywhere, and the page says so', async () => {
  expect([document.documentElement.lang, document.documentElement.dir]).toEqual(['es', 'ltr'])
  expect(texts.logIn.submit).toBe('Iniciar sesión')
  expect(texts.dashboard.title).toBe('Qué bueno verte de nuevo')
  expect((await pageTexts()).helpNow.title).toBe('Ayuda ahora')
  await chooseTexts(['en'])
  expect(texts.dashboard.title).toBe('Welcome Back')
  expect((await pageTexts()).helpNow.title).toBe('Help now')
})

test('nothing was left in English, and nothing is empty', async () => {
  const inEnglish = new Map([
    ...saidIn(english),
    ...saidIn(englishSignedIn, '.in'),
    ...saidIn(englishPages, '.pages'),
    ...saidIn(englishNotice, '.notice'),
  ])
  const inSpanish = [
    ...saidIn(Object.fromEntries(Object.keys(english).map(key => [key, texts[key as keyof typeof texts]]))),
    ...saidIn(
      Object.fromEntries(Object.keys(englishSignedIn).map(key => [key, texts[key as keyof typeof texts]])),
      '.in',
    ),
    ...saidIn(await texts.pages(), '.pages'),
    ...saidIn(spanishNotice, '.notice'),
  ]
  expect(inSpanish.length).toBeGreaterThan(600)
  const left = inSpanish.filter(
    ([where, text]) => inEnglish.get(where) === text && !same.has(text) && !shape.test(text),
  )
  expect(left).toEqual([])
  expect(inSpanish.filter(([, text]) => text.trim() === '')).toEqual([])
})

type Words = string | string[] | { [key: string]: Words }

/** Every text by its path with the placeholders in it: "settings.nameTooLong {most}". */
function placeholdersIn(words: Words, where: string): string[] {
  if (typeof words === 'string') return [[where, ...new Set(words.match(/\{\w+\}/g)?.sort())].join(' ')]
  if (Array.isArray(words)) return [where]
  // A singular may say its number in words.
  if ('other' in words) return placeholdersIn(words.other ?? '', where)
  return Object.entries(words).flatMap(([key, value]) => placeholdersIn(value, `${where}.${key}`))
}

test('who reads Spanish gets the same texts as in English, with the same values in them', () => {
  const files = import.meta.glob<Words>('./texts/*/*.json', { eager: true, import: 'default' })
  const parts = Object.keys(files).filter(file => file.includes('/en/'))
  const textsIn = (language: string) =>
    parts.flatMap(part => placeholdersIn(files[part.replace('/en/', `/${language}/`)] ?? '', part))
  expect(textsIn('en').length).toBeGreaterThan(500)
  expect(textsIn('es')).toEqual(textsIn('en'))
})

test('nobody reads a placeholder that nothing has filled', () => {
  const said = [english, englishSignedIn, englishPages].flatMap(part => saidIn(part))
  expect(said.filter(([, text]) => /\{\w+\}/.test(text))).toEqual([])
})

test('where somebody reads Spanish, what stays English is said; who reads English is told nothing', async () => {
  const lines = () => [
    texts.companion.onlyEnglish,
    texts.insights.onlyEnglish,
    texts.settings.onlyEnglish,
    texts.profile.onlyEnglish,
    texts.signUp.onlyEnglish,
  ]
  for (const line of [...lines(), (await texts.pages()).howItReads.explain[1]]) expect(line).toMatch(/inglés/)
  await chooseTexts(['en'])
  expect(lines()).toEqual(['', '', '', '', ''])
})

test('every stream, topic, thread, domain and tag has a Spanish name, told apart from its neighbours', () => {
  const tags = taxonomy.map(({ tag }) => tag)
  const shown = [
    ...streams.flatMap(({ title, subtopics }) => [title, ...subtopics]),
    ...threads.map(threadTitle),
    ...Object.keys(hierarchy),
    ...tags,
  ]
  expect(shown.filter(name => spanishName(name) === name)).toEqual(['Trauma', 'Trauma', 'PERMA'])
  expect(new Set(tags.map(spanishName)).size).toBe(new Set(tags).size)
  expect(spanishName('remote work')).toBe('trabajo a distancia')
  expect(spanishName('whatever somebody typed')).toBe('whatever somebody typed')
})

test('days, numbers and countries are written as in the Spanish of Mexico', () => {
  const day = new Date(2026, 10, 10)
  expect([fullDay(day), monthAndYear(day)]).toEqual(['10 de noviembre de 2026', 'noviembre de 2026'])
  expect(texts.group.manyNew(12345)).toBe('12,345 mensajes nuevos')
  expect([texts.group.manyNew(1), texts.streams.topics(1)]).toEqual(['1 mensaje nuevo', '1 tema'])
  expect(texts.group.typing(['Ada', 'Inés'])).toBe('Ada e Inés están escribiendo...')
  expect(texts.countryName('DE', 'Germany')).toBe('Alemania')
})

test('a helpline is called with the article its Spanish name has', async () => {
  const { helplines } = await pageTexts()
  const calls = ['024 Línea de atención', 'Teléfono de la Esperanza', 'Línea de la Vida', 'Samaritans']
  expect(calls.map(name => helplines.call(texts.helplineToCall(name)))).toEqual([
    'Llamar al 024 Línea de atención',
    'Llamar al Teléfono de la Esperanza',
    'Llamar a la Línea de la Vida',
    'Llamar a Samaritans',
  ])
})

test('what the server refuses with is said in Spanish, and an unknown code as the server says it', () => {
  expect(texts.errors.refused('bad-credentials', 'Invalid credentials')).toMatch(/contraseña/)
  expect(texts.errors.refused('something-new', 'Something new.')).toBe('Something new.')
})

test('whoever writes Spanish reads in Spanish too that the companion reads only English', async () => {
  const library = join(import.meta.dirname, '..', '..', '..', 'library')
  const linesIn = (file: string) =>
    readFileSync(join(library, file), 'utf8')
      .trim()
      .split('\n')
      .map(line => JSON.parse(line))
  const lines: string[] = [
    ...linesIn('lines-presence.jsonl').find(({ of }) => of === 'nonen').say,
    ...linesIn('to-the-companion.jsonl').find(({ moment }) => moment === 'another language').replies,
  ]
  expect(lines.length).toBeGreaterThan(8)
  for (const line of [...lines, ...lines.map(typographic)])
    expect([line, texts.translated(line)]).toEqual([line, expect.stringContaining('inglés')])
  expect(texts.translated('That can’t be easy.')).toBeUndefined()
  await chooseTexts(['en'])
  expect(texts.translated(lines[0] ?? '')).toBeUndefined()
})
