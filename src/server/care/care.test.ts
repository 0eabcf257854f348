import { describe, expect, it } from 'vitest'
import { createCare } from './care.ts'

const care = createCare()
const tier = (text: string) => care.judge(text).tier

describe('a person who says it plainly', () => {
  it.each([
    'I want to die.',
    'i dont want to be alive anymore',
    'I have been thinking about suicide',
    "I'm going to end my life",
    'lol anyway I am suicidal haha',
    'No quiero vivir, quiero morirme',
    'je veux mourir',
    'Ich will nicht mehr leben',
    'quero morrer',
    'मैं मरना चाहता हूँ',
    'main marna chahta hu',
    'أريد أن أموت',
    '我不想活了',
  ])('is in crisis: %s', text => {
    expect(tier(text)).toBe('crisis')
  })

  it.each([
    'i want 2 d1e',
    'i w a n t t o d i e',
    'I want to kil myslef',
    'I wаnt tо diе',
    'i want to dieeee',
    'I w\u200bant to d\u200bie',
  ])('is understood through disguise and slips: %s', text => {
    expect(tier(text)).toBe('crisis')
  })

  it('is heard in the middle of a long ordinary message', () => {
    const chatter = 'The bus was late and the soup was good. '.repeat(20)
    expect(tier(`${chatter}I want to die. ${chatter}`)).toBe('crisis')
  })
})

describe('a person who does not mean that', () => {
  it.each([
    "I don't want to die, I want a holiday",
    "I'm dying to see you",
    'this homework is killing me',
    'I could murder a pizza',
    'My character wants to die in chapter three of my novel',
    'I finished my lecture on suicide prevention',
    'my phone died halfway through',
    'The school called again about my teenager skipping class.',
    'hanging myself a new mirror today',
    'Me muero de risa',
    'Je meurs de faim',
    '笑死我了',
    'The nurse asked me twice if I was thinking about ending my life and I said no, thank you.',
    'I will not be here after Friday, my new job starts on Monday',
    'our healer let me die twice in one raid',
    'I have decided and nobody can talk me out of it, I am getting a fringe tomorrow',
  ])('is left alone: %s', text => {
    expect(tier(text)).toBe('none')
  })
})

describe('a person whose plan is said outright', () => {
  it.each([
    'My girlfriend and me, we made a suicide pact for the holidays.',
    'This poem is my suicide note.',
    'They will find my body by the weir.',
    'I left the gas on and sealed the doors.',
    'I will end it with a gun.',
    'I have swallowed the weedkiller.',
    'I am planning a shooting at my college.',
    'He broke my jaw last winter and I still live with him.',
  ])('is heard: %s', text => {
    expect(tier(text)).not.toBe('none')
  })
})

describe('clauses, subjects and times', () => {
  it('hears the wish beside a denied manner', () => {
    expect(tier("I don't want to die in pain but I do want to die")).toBe('crisis')
  })

  it('worries about a friend without taking the words for the writer', () => {
    expect(care.judge('My friend wants to kill herself')).toEqual({
      tier: 'concern',
      category: 'third_party',
    })
  })

  it('leaves a recovery story told from a good place alone', () => {
    expect(tier('Ten years ago I tried to end my life. I am so glad I am here today.')).toBe('none')
  })

  it('asks about an old attempt when this month feels like it', () => {
    expect(tier('Last year I tried to end my life. This month feels like that month.')).toBe('concern')
  })

  it('holds words that push somebody else', () => {
    expect(care.judge('kys loser').category).toBe('incitement')
    expect(care.judge("please don't kill yourself").category).not.toBe('incitement')
  })
})

describe('the conversation', () => {
  const now = 1_800_000_000_000
  const concern = (minutes: number) => ({ tier: 'concern' as const, at: now - minutes * 60_000 })
  const none = (minutes: number) => ({ tier: 'none' as const, at: now - minutes * 60_000 })
  const sad = 'I feel hopeless about everything'

  it('makes the next concern a crisis after two in the last ten messages', () => {
    expect(care.judge(sad, [concern(3000)], now).tier).toBe('concern')
    expect(care.judge(sad, [concern(3000), none(2000), concern(1500)], now).tier).toBe('crisis')
  })

  it('counts three in a day however many messages lie between', () => {
    const many = Array.from({ length: 30 }, (_, i) => none(i + 1))
    const spread = [concern(100), concern(200), concern(300)]
    expect(care.judge(sad, [...many, ...spread], now).tier).toBe('crisis')
    expect(care.judge(sad, [...many, ...spread.slice(1)], now).tier).toBe('concern')
  })

  it('never turns an ordinary message or incitement into a crisis', () => {
    const before = [concern(1), concern(2), concern(3)]
    expect(care.judge('what a lovely day', before, now).tier).toBe('none')
    expect(care.judge('kys loser', before, now).tier).toBe('concern')
  })
})

describe('whatever is written', () => {
  it('answers, and says so when it broke', () => {
    expect(care.judge('')).toEqual({ tier: 'none', category: null })
    expect(care.judge('\u0000\ud800\uffff')).toEqual({ tier: 'none', category: null })
    expect(care.judge(undefined as unknown as string)).toEqual({ tier: 'none', category: null, failed: true })
  })

  it.each([
    'i want to ',
    'not ',
    'my friend he she they said ',
    'a b c d ',
    '"',
    'k!ll m3 ',
    'aaaa',
    '😂💀',
    '我想',
    '. , ',
  ])('takes a moment, not a minute, over 8,000 characters of %j', piece => {
    const text = piece.repeat(8000 / piece.length)
    const start = performance.now()
    care.judge(text)
    expect(performance.now() - start).toBeLessThan(500)
  })
})
