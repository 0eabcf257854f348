import { describe, expect, it } from 'vitest'
import { openers, type Question, questionCategories, questions } from './questions.ts'

const wordsOf = (text: string) => text.toLowerCase().match(/[a-z']+/g) ?? []
const where = (breaks: (text: string, question: Question) => boolean) =>
  questions.filter(question => breaks(question.text, question)).map(({ id, text }) => `${id} ${text}`)
const oneOf = (words: string) => new RegExp(`\\b(${words.replaceAll(' ', '|')})\\b`, 'i')
const categoriesOf = (ids: readonly string[]) =>
  ids.map(id => questions.find(question => question.id === id)?.category)
const asking = 'what which who whom whose where when how why'

/** Shared words relative to the shorter question, so a short one cannot hide. */
const overlap = (left: string, right: string) => {
  const [a, b] = [new Set(wordsOf(left)), new Set(wordsOf(right))]
  return [...a].filter(word => b.has(word)).length / Math.min(a.size, b.size)
}

describe('the bank of reflection questions', () => {
  it('runs from q1 to q111 without a gap', () => {
    expect(questions.map(({ id }) => id)).toEqual(Array.from({ length: 111 }, (_, at) => `q${at + 1}`))
  })

  it('gives every category its share', () => {
    const shares = questionCategories.map(category => [
      category,
      where((_, q) => q.category === category).length,
    ])
    expect(Object.fromEntries(shares)).toEqual({
      feelings: 26,
      challenge: 11,
      coping: 11,
      triggers: 10,
      growth: 10,
      grounding: 8,
      accountability: 8,
      confidence: 8,
      toolbox: 7,
      boundaries: 6,
      meta: 6,
    })
  })

  it('offers at least twelve easy openers about challenge or feelings that point back to nothing', () => {
    expect(new Set(openers).size).toBe(openers.length)
    expect(openers.length).toBeGreaterThanOrEqual(12)
    expect(new Set(categoriesOf(openers))).toEqual(new Set(['challenge', 'feelings']))
    expect(where((text, { id }) => openers.includes(id) && /\bthis\b(?! (week|morning))/.test(text))).toEqual(
      [],
    )
  })

  it('has four challenge questions for a parent or carer', () => {
    expect(categoriesOf(['q5', 'q6', 'q7', 'q8'])).toEqual(Array(4).fill('challenge'))
  })

  it('asks why at most three times in all, and not as an accusation', () => {
    expect(where(text => /\bwhy\b/i.test(text)).length).toBeLessThanOrEqual(3)
    expect(where(text => /\bwhy \w+('t)? you\b/i.test(text))).toEqual([])
  })

  it('holds no two questions that are alike', () => {
    const alike = questions.flatMap((one, at) =>
      questions
        .slice(at + 1)
        .flatMap(other => (overlap(one.text, other.text) < 0.6 ? [] : [[one.text, other.text]])),
    )
    expect(alike).toEqual([])
  })

  it('opens in many ways, so that a week of questions does not sound like a form', () => {
    const first = questions.map(({ text }) => wordsOf(text)[0])
    expect(new Set(first).size).toBeGreaterThanOrEqual(12)
    expect(first.filter(word => word === 'what').length).toBeLessThan(questions.length * 0.45)
  })
})

describe('each question', () => {
  it('is short enough to keep in mind: six to twenty words', () => {
    expect(where(text => text.split(' ').length < 6 || text.split(' ').length > 20)).toEqual([])
  })

  it('is one plain sentence with a single question mark, at its end', () => {
    expect(where(text => !/^[A-Z][A-Za-z' ,]+\?$/.test(text))).toEqual([])
  })

  it('speaks to the person who reads it', () => {
    expect(where(text => !oneOf('you your yours yourself').test(text))).toEqual([])
  })

  it('cannot be answered with a bare yes or no', () => {
    expect(where(text => !oneOf(asking).test(text))).toEqual([])
    const closed =
      /(^|, )(do|does|did|is|are|was|were|has|have|had|can|could|will|would|should|might|\w+n't)\b/i
    expect(where(text => closed.test(text))).toEqual([])
  })

  it('asks one thing, with no second question stacked on the first', () => {
    const stacked = new RegExp(
      `\\b(and|or|but) (${`${asking} do does did is are`.replaceAll(' ', '|')})\\b`,
      'i',
    )
    expect(where(text => stacked.test(text.replace(/^Who or what/, 'Who')))).toEqual([])
  })

  it('stays with now and lately', () => {
    expect(where(text => oneOf('ever years decade lifetime childhood yesteryear').test(text))).toEqual([])
  })

  it.each([
    ['an absolute', 'always never everyone nobody'],
    ['advice', "should shouldn't must ought try tried trying consider don't"],
    [
      'one certain feeling',
      'angry anger anxious anxiety sad sadness stressed stress worried worry afraid fear',
    ],
    [
      'another certain feeling',
      'ashamed shame guilty guilt lonely proud happy grateful hopeless hurt jealous',
    ],
    ['a disorder', 'disorder symptom symptoms adhd autism bipolar depression ptsd panic addiction clinical'],
    [
      'a child or parents',
      'child children kid kids son daughter baby parent parents mother father mum mom dad',
    ],
    ['a partner or family', 'partner wife husband boyfriend girlfriend spouse family sister brother'],
    [
      'a job or a school',
      'job work boss manager colleague colleagues office career school class teacher exam',
    ],
    ['a faith', 'god pray prayer church faith bless blessed soul spiritual religion'],
    ['a gender', 'he she him her his hers man woman men women guy girl boy gender'],
    ['an old wound', 'trauma traumatic abuse abused assault worst memory memories identity sexuality race'],
  ])('supposes nothing about the reader and tells them nothing: %s', (_, words) => {
    expect(where(text => oneOf(words).test(text))).toEqual([])
  })

  it('says nothing that could harm somebody in danger', () => {
    const claims = /suicid|attempt|understand exactly|calm down|secret|alert|diagnos|treat|therap/i
    const methods =
      /\b(die|dying|dead|death|kill\w*|pills?|overdose|cut\w*|blade|knife|gun|rope|hang\w*|jump\w*)\b/i
    expect(where(text => claims.test(text) || methods.test(text))).toEqual([])
  })
})
