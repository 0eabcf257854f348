import { describe, expect, it } from 'vitest'
import { loadVoice } from '#server/companion/voice/voice.ts'
import { figureOf } from './figures.ts'

const voice = loadVoice()
const chats = ['one', 'two', 'three', 'four', 'five']
const repliesTo = (text: string) => chats.map(chatId => voice.reply({ text, chatId }, voice.fresh()).text)

describe('somebody who exaggerates for fun', () => {
  it.each([
    [
      'I nearly died when my skirt ripped on the escalator',
      /your skirt ripped on the escalator/i,
      /died|grumble/,
    ],
    ['we nearly died laughing when the vicar sat on the cake', /the vicar sat on the cake/i, /died|grumble/],
    ['I could strangle whoever borrowed my tape measure', /somebody borrowed your tape measure/i, /strangle/],
    ['My knees are killing me after the five-a-side.', /your knees .*(?:hurt|aching)/i, /killing/],
    [
      'If I have to sit through one more pep talk I will jump out the window lol',
      /one more pep talk/i,
      /window/,
    ],
    ['That hill sprint nearly finished me off', /took it out of you/i, /finished/],
    ["I'm gonna murder my brother, he ate my leftovers", /your brother ate your leftovers/i, /murder/],
    ['If that drill starts up again I will scream', /if that drill starts up again/i, /scream/],
    [
      'My knees are killing me after the allotment',
      /your knees are really aching after the allotment/i,
      /killing/,
    ],
    ['This commute is killing me', /this commute is wearing you out/i, /killing/],
    [
      "Mum's going to kill me when she sees the wall",
      /your mum will be furious when she sees the wall/i,
      /kill/,
    ],
    [
      'died fifty times on that swamp level and went back in',
      /fifty deaths on that swamp level, and you went back in/i,
      /grumble/,
    ],
    ['I want to throw this laptop out of the window', /this laptop has got on your last nerve/i, /window/],
    ['that toaster popping nearly gave me a heart attack', /gave you a real fright/i, /heart attack/],
    ["I'd kill for a hot bath", /you'd give a lot for a hot bath/i, /kill/],
  ])('hears what happened and not the figure: %s', (text, must, never) => {
    for (const reply of repliesTo(text)) {
      expect(reply).toMatch(must)
      expect(reply).not.toMatch(never)
    }
  })

  it.each([
    'I nearly died when the car hit us',
    'I nearly died in hospital last spring',
    'My brother died when I was nine',
    'I nearly died when I fell off the roof',
    'my husband will kill me if he finds out I am pregnant',
  ])('is not taken for it where it may be true: %s', text => expect(figureOf(text)).toBeUndefined())
})
