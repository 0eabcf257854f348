import { describe, expect, it } from 'vitest'
import { loadVoice } from '#server/companion/voice/voice.ts'
import { loadParser } from './parse.ts'
import { isWhole } from './whole.ts'

const parser = loadParser()
const voice = loadVoice()
const wholeIn = (text: string) => isWhole(parser.sentences(text)[0]!.words)
const chats = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight']
const repliesTo = (text: string) =>
  chats.map(
    chatId =>
      voice.reply(
        { text, chatId, channel: 'one-to-one', companion: 'TwinBot', lastQuestion: null },
        voice.fresh(),
      ).text,
  )

describe('words that may follow "that"', () => {
  it.each([
    'I am behind on both of them',
    'my sister, the oldest, rang',
    'last night I cried',
    'the woman I job share with has stopped replying',
    "my sister's pregnant",
  ])('have a subject and a verb: %s', text => expect(wholeIn(text)).toBe(true))

  it.each([
    'two deadlines, and I am behind on both of them',
    'the piano, tea, a locked door',
    'the hamster I mentioned, Biscuit',
    'six weeks of physio and I can reach the top shelf',
    "I didn't want to",
  ])('are not these: %s', text => expect(wholeIn(text)).toBe(false))
})

describe('somebody who writes as people write', () => {
  it('never hears a list of things put after "that"', () => {
    for (const reply of repliesTo('Two deadlines, and I am behind on both of them.'))
      expect(reply).not.toMatch(/(?:that|because|how|when) two deadlines/i)
  })

  it('hears "me nan" as their nan', () => {
    for (const reply of repliesTo("me nan's doin my head in"))
      expect(reply).not.toMatch(/you your|\byou nan/i)
  })

  it.each([
    [
      "there's something broken in me, normal people don't drop their friends like this",
      /^There's something broken/,
    ],
    ["I'm hopeless, I burned soup.", /you're hopeless, and you burned/i],
    ['everything I touch turns to rubbish', /^Everything you touch/],
  ])('never hears a self-insult as a fact: %s', (text, asFact) => {
    for (const reply of repliesTo(text)) expect(reply).not.toMatch(asFact)
  })

  it('is told who reads along when they ask whether the company does', () => {
    for (const reply of repliesTo('is anyone at the company reading what i type here'))
      expect(reply).toMatch(/encrypt/i)
  })
})
