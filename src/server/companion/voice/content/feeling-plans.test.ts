import { describe, expect, test } from 'vitest'
import { loadVoice } from '#server/companion/voice/voice.ts'

const voice = loadVoice()
const chats = ['one', 'two', 'three', 'four', 'five']
const repliesTo = (text: string) => chats.map(chatId => voice.reply({ text, chatId }, voice.fresh()).text)

describe('somebody who names a feeling', () => {
  test.each([
    [
      "I'm lonely on this island, eleven more weeks to go.",
      /^You're lonely on this island, eleven more weeks to go\./,
    ],
    [
      'I feel robbed. Nineteen years in that shop and I got a mug.',
      /^You feel robbed\. Nineteen years .* a mug\./,
    ],
    ['Furious. They towed my van from my own yard.', /^You're furious\. They towed your van/],
    [
      'I miss my sister most at bedtime. Three years in May.',
      /^You miss your sister most at bedtime\. Three years in May\./,
    ],
    [
      "I'm cross with the school, they've lost my form twice.",
      /^You're cross with the school\. They've lost your form twice\./,
    ],
    [
      'kinda feel flat now the play is over?? 8 months of learning lines',
      /flat now the play is over\. 8 months of learning lines\./,
    ],
    ["I'm nervous about the viva my hands are shaking already", /viva[.,].*hands are shaking/],
  ])('is told the feeling and the reason and the time of it: %s', (text, must) => {
    for (const reply of repliesTo(text)) expect(reply).toMatch(must)
  })

  test.each([
    // What cannot be undone, is not coming, was never doubtful.
    ["I feel ashamed that I can't swim.", /undo|have it back|put it right/],
    ["I'm scared of my stairs.", /bracing|how it ends|behind you|waiting/i],
    ["I'm nervous around horses, always have been.", /behind you|running ahead|waiting|not always so/i],
    ['I feel trapped in this job.', /ready|options/],
    ["I'm homesick in this flat.", /sounds and smells/i],
  ])('hears nothing that does not fit what it is about: %s', (text, never) => {
    for (const reply of repliesTo(text)) expect(reply).not.toMatch(never)
  })

  test.each([
    "I'm relieved the trial is over, and a bit empty.",
    "I'm proud of my son for enlisting and also scared.",
  ])('of two kinds hears a sentence that holds both: %s', text => {
    for (const reply of repliesTo(text))
      expect(reply).not.toMatch(/lean back|breathe out|taller|could tell everybody/)
  })
})

describe('somebody with two sides', () => {
  test.each([
    ['I want to sing at the wedding but what if I forget the words', /afraid you might forget the words/],
    ["i want to go abroad so bad but who's gonna walk the dogs", /you don't know who would walk the dogs/],
    ["I'd quit today but how am I going to pay the rent", /you don't know how you would pay the rent/],
  ])('is told half a question as a whole worry: %s', (text, must) => {
    for (const reply of repliesTo(text)) expect(reply).toMatch(must)
  })

  test('is not called torn for liking one thing and not another', () => {
    for (const reply of repliesTo("I like the patients but I can't stand the paperwork."))
      expect(reply).not.toMatch(/pulled|torn|both ways|which of them/)
  })
})

describe('somebody with news', () => {
  test.each([
    ['Six days without a cigarette.', /mean something|that is good/],
    ['I phoned the landlord and kept my temper.', /out loud|said it/],
    ['I put my hand up in class and gave the answer.', /however it turns out/i],
  ])('hears what it took, and nothing that would do for anything: %s', (text, never) => {
    for (const reply of repliesTo(text)) expect(reply).not.toMatch(never)
  })

  test.each([
    'Two months without a job.',
    'I passed out on the bus.',
    'I walked to the shop and it was closed.',
  ])('is not congratulated on what went badly: %s', text => {
    for (const reply of repliesTo(text))
      expect(reply).not.toMatch(
        /proud|\bglad\b|pleased|good (?:moment|to)|yours to|did you good|satisf|built/,
      )
  })
})

describe('somebody hard on themselves', () => {
  test.each([
    [
      "I'm a useless baker, that's the fourth flat loaf, even the ducks said no.",
      /fourth flat loaf.*a useless baker/,
    ],
    ['Forty-nine and sleeping on a sofa. I am a joke.', /forty-nine and sleeping on a sofa.*a joke/i],
    [
      "I'm a silly old woman, I left the gas on.",
      /left the gas on.*a silly old woman|a silly old woman.*left the gas on/,
    ],
    [
      'What kind of dad forgets the school run? A rubbish one.',
      /forgetting the school run.*rubbish dad|rubbish dad.*forgetting/,
    ],
  ])('keeps what happened beside the name: %s', (text, must) => {
    for (const reply of repliesTo(text)) expect(reply).toMatch(must)
  })

  test('is never told that they get everything wrong', () => {
    for (const reply of repliesTo('I get every password wrong, even my own name.'))
      expect(reply).not.toMatch(/^You get every password wrong/)
  })

  test.each([
    "I'm happy for my cousin that she qualified, though I couldn't make myself ring her.",
    "I'm glad the scan is done and a bit sick about the letter.",
    'I miss the old office so much but I was bored stiff in it.',
  ])('is not told only the half of it that bears a name: %s', text => {
    for (const reply of repliesTo(text)) expect(reply).toMatch(/both|other|one|all|mixed|alongside/i)
  })

  test('is told nothing of a shadow where "but" only means "except"', () => {
    for (const reply of repliesTo("I'm quite hopeful tonight, for no reason but the smell of rain."))
      expect(reply).not.toMatch(/both|other part|one doesn't/i)
  })

  test('is told nothing of joy where somebody else is only called good', () => {
    for (const reply of repliesTo("I'm so fed up of people asking whether she's a good sleeper."))
      expect(reply).not.toMatch(/both|the good in it|other part/i)
  })

  test.each([
    "I'm glad we left the island, and some mornings the noise here is the worst of all.",
    "I'm proud of my girl for joining the lifeboat, and I haven't slept since.",
  ])('who is not only glad hears both: %s', text => {
    for (const reply of repliesTo(text)) expect(reply).toMatch(/both|other|side by side|at once|mixed/i)
  })

  test('is not taken for lost who only cannot find the way', () => {
    for (const reply of repliesTo('I get lost in the new depot every single morning.'))
      expect(reply).not.toMatch(/know what to do|which way|bearings|direction/i)
  })
})
