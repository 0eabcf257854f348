import { describe, expect, test } from 'vitest'
import { requestOf } from './requests.ts'

const told = (text: string): [string, string | undefined] => {
  const found = requestOf(text)
  return [found?.frame ?? '', found?.slots && Object.values(found.slots)[0]?.text]
}

describe('a wish for something made', () => {
  test.each([
    ['Remind me to ring the vet on Friday', 'off.remind', 'to ring the vet on Friday'],
    ['translate my grandfather’s letter into Turkish', 'off.translate', undefined],
    ['set an alarm for half six', 'meta.reminders', undefined],
    ['take my mind off things please', 'off.distract', undefined],
    ['Can you find me a locksmith near Leeds', 'off.find', 'a locksmith'],
    ["promise me she'll wake up", 'off.comfort', undefined],
    ['explain how pensions work', 'off.fact', undefined],
    [
      'give me two polite answers for when my uncle talks politics',
      'off.say',
      'when your uncle talks politics',
    ],
    ['Could you write a eulogy for my aunt?', 'off.words', 'a eulogy for your aunt'],
    [
      'draft a letter to my landlady about the boiler',
      'off.words',
      'a letter to your landlady about the boiler',
    ],
    ['write me something to say at the christening', 'off.words', 'something to say at the christening'],
    ["help me answer my aunt's letter", 'off.words', "a reply to your aunt's letter"],
    ['suggest two books for a long flight', 'off.made', 'two books'],
    ['make me a packing list', 'off.made', 'a packing list'],
    ['look up the train times to Cork', 'off.lookup', 'the train times to Cork'],
  ])('%s', (text, frame, slot) => expect(told(text)).toEqual([frame, slot]))

  test('a joke and a song are declined as what they are', () => {
    expect(told('tell me a joke')[0]).toBe('off.joke')
    expect(told('sing me something slow')[0]).toBe('off.song')
  })

  test('what a poem would be about can be talked of', () => {
    expect(requestOf('write me a poem about my old horse')).toMatchObject({
      frame: 'off.about',
      slots: { topic: { text: 'your old horse' } },
    })
  })

  test.each([
    'I want a letter from her and none comes.',
    'I wrote a poem about my mum.',
    'I need some ideas for coping with nights.',
    'My teacher made a list of who was late.',
    'make a list of everything wrong with me',
  ])('no wish for a text: %s', text => expect(requestOf(text)).toBeUndefined())
})
