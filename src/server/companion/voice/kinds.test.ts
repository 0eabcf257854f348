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

  it.each([
    'I respect my coach and I dread every session with him.',
    "I'm glad the course is over but I miss the early bus.",
    "I said I'd look after the parrot and now I wish I hadn't.",
    "I can't decide between the night shift and the day shift.",
  ])('hears that there are two: %s', text =>
    allSay(
      text,
      /both|two|torn|cancel|simple|mixed|ways|giving|answer|hard one|pick|settle|back|once|real|side|ready|twice|true|part|rest|all one|easier|different|more than one|not so sure|make up your mind|whichever|live with|was one thing/i,
      /decided it more than once|only the one or only the other/,
    ),
  )

  it.each([
    'The new knee is in, but I still can not kneel.',
    'Came fourth at the ploughing match, but fourth is fourth.',
    'My cousin is lazy but she makes good jam.',
    'The twins want a cat and my husband wants a tortoise.',
    'I live by the canal and I like it.',
    'I am content enough, the bees are well and the rent is paid.',
  ])('is not told so where there are none: %s', text =>
    allSay(
      text,
      /./,
      /\bboth are true|cancel|in one person|mixed bag|both of those|hear both|torn|both ways|costs nothing|mean both/i,
    ),
  )

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

describe('somebody with bad news', () => {
  const cheer =
    /good (?:in|thing|news)|nice|warmth|lighter|light in|it counts|effort|your doing|some doing|credit|promise to yourself/i
  it.each([
    'i got bullied again today',
    "I didn't get the part.",
    'finally asked her out and she said no',
    'My mother is proud of everyone but me.',
    "I'm the only one in my year without a boyfriend.",
  ])('is never congratulated: %s', text => {
    for (const { segments } of repliesTo(text))
      for (const each of segments) if (each.source === 'authored') expect(each.text).not.toMatch(cheer)
  })
})

describe('somebody whose words could be turned round wrongly', () => {
  it.each([
    ['I had a good cry and a bath and I feel a bit more human.', /you and a bath/],
    ['I was late and another mum gave me a look.', /another your/],
    ["me and my mum ain't talking", /your mum isn't/],
    ["He says he has changed. I want to believe him. My sister says I'm mad.", /your sister says he/],
    ['My flatmate eats my food, my boss texts at midnight, and I have a cold.', /you're a cold/],
    ['ok so today was awful. my boss said i looked tired', /you today/],
    ['my girlfriend says I love you and I say you too', /says you love you/],
    ['I worked all weekend and no one said thanks.', /no one said\b(?! thanks)/],
    ["I'm a nurse and I can't remember the last patient I was kind to.", /you're a nurse[.,]/],
  ])('hears it right: %s', (text, never) => allSay(text, /./, never))

  it('hears the second half set the first one right', () =>
    allSay("I don't miss him, I miss having someone to text.", /, but you miss/))

  it('is not told that the excuse is one of two sides', () =>
    allSay("It's stupid but I miss my old bus driver.", /bus driver/, /stupid/))
})

describe('somebody who wants no advice, or asks what was heard', () => {
  it('is told that they will get none', () => {
    for (const reply of repliesTo("Please don't give me advice.")) expect(reply.kind).toBe('repair')
  })

  it('is told how the program reads, not who else may', () =>
    allSay(
      'do you actually read what i write or is it random',
      /program|words|patterns|fit|lines|miss|read|match/i,
      /encrypt/i,
    ))
})
