import { describe, expect, it } from 'vitest'
import { loadVoice } from './voice.ts'

const voice = loadVoice()
const chats = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight']
const repliesTo = (text: string) => chats.map(chatId => voice.reply({ text, chatId }, voice.fresh()))
const allSay = (text: string, must: RegExp, never?: RegExp) => {
  for (const reply of repliesTo(text)) {
    expect(reply.text).toMatch(must)
    if (never) expect(reply.text).not.toMatch(never)
  }
}

describe('somebody who writes in notes', () => {
  it('never hears a noun without its article in the middle of a sentence', () =>
    allSay('Third round of IVF starts Monday.', /IVF/, /\b(?:so|that|say,) third round/))

  it('hears two deeds with an "and" between them', () =>
    allSay('Passed my driving theory, failed the practical twice.', /theory and failed/))

  it('is not taken for the one who tells when somebody else used to', () =>
    allSay('used to tell me everything, now she just shuts the door', /door/, /you're used to/))

  it('is told their own words where they cannot be turned round', () =>
    allSay("What hurts is that he didn't even ask.", /"What hurts is that he didn't even ask"/))

  it.each([
    ['dads new wife threw away all mums recipe books', /your dad's new wife threw away all your mum's/i],
    ['got made redundant in october and still havent told my mum', /in October/],
    ['the new manager talks to us like were five', /like you're five/],
    ['I got a B in chemistry and never thought I would', /a B in chemistry/],
  ])('hears it spelled as it was meant: %s', (text, must) => allSay(text, must))
})

describe('somebody with two sides to tell', () => {
  it.each([
    [
      'The job pays double. It would also mean seeing my boy every second weekend.',
      /double.*every second weekend/,
    ],
    ['Cried at my desk. Nobody noticed.', /cried at your desk.*nobody noticed/i],
    ["He promised he'd stop. He hasn't.", /promised he'd stop.*he hasn't/i],
    ['Ashamed, mostly. Of the flat, of the post piling up.', /ashamed.*flat/i],
    ["I'm excited about the baby, terrified about the money.", /baby.*terrified/],
  ])('hears both: %s', (text, must) => allSay(text, must))

  it('is not told of pride alone when sadness stands beside it', () => {
    for (const reply of repliesTo("I'm so proud and so sad at once, watching her pack for uni"))
      expect(reply.segments.map(each => each.text).join('')).not.toMatch(/\bpride\b|earned|head up/)
  })
})

describe('somebody hard on themselves', () => {
  it.each([
    ['my english is stupid, in meetings i sound like a child', /^Your English is stupid/],
    ['total waste of a degree, me', /^Total waste|^You're a total/],
    ['I look disgusting in every single photo from the christening.', /label|^You look disgusting/],
  ])('never hears it as a fact: %s', (text, asFact) => allSay(text, /./, asFact))
})

describe('somebody who tells of others', () => {
  it.each([
    'Nine applications, no replies',
    "I don't fit in anywhere",
    'Parents evening tonight, wish me luck',
  ])('is not answered as if they had spoken of the program: %s', text => {
    for (const reply of repliesTo(text)) expect(reply.kind).toBe('content')
  })

  it('is told nothing of a win when something ended', () =>
    allSay("My knees are shot, so that's the end of running.", /knees/, /effort|steady work|doing|counts/))
})
