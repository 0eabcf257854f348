import { expect, test } from 'vitest'
import { loadVoice } from '#server/companion/voice/voice.ts'
import { inPlainEnglish } from './dialect.ts'

const voice = loadVoice()
const said = (text: string): string => voice.reply({ text, chatId: 'dialect' }, undefined).text
const plain = (text: string): string => inPlainEnglish(text, word => !/^(?:hoep|pagkain)$/.test(word))

test.each([
  ['Ma neighbour cannae sleep fae the noise.', "My neighbour can't sleep from the noise."],
  ["Ah'm no moving, it's ma hoose.", "I'm not moving, it's my house."],
  ["I'm after missing the last ferry, like.", "I've just missed the last ferry."],
  ['I don tire for these people abeg', "I'm tired of these people"],
  ['Been two months since Da died.', "it's been two months since Dad died."],
  ['I do be counting the stairs.', "I'm often counting the stairs."],
  ['I wisnae greetin, ah wis laughing', "I wasn't crying, I was laughing"],
  ['Papa ne mana kiya so I stayed at home', 'I stayed at home'],
  ['My neighbour dey vex and I dey work nights', "My neighbour is angry and I'm working nights"],
  ['ay dios mio, the goat ate my hat', 'the goat ate my hat'],
  ['My oga no dey answer, I no fit wait', "My boss doesn't answer, I can't wait"],
  ['Good am po, my bus is late', 'good morning, my bus is late'],
  ['Miss ko na si tita', 'I miss tita'],
  ['Estoy triste but I went to work', 'I went to work'],
])('somebody who writes %j is read in plain English', (text, read) => {
  expect(plain(text)).toBe(read)
})

test.each([
  'Ma rang me on Sunday and we laughed.',
  'I had no idea what the day would bring.',
  'Ken said I was no use to him.',
  'My friend moved on and I don’t fit in there.',
  'I lost the match, no hoep, no trophy.',
  'She cooked the adobo and pancit for us.',
])('who writes %j is left as they are', text => {
  expect(plain(text)).toBe(text)
})

test('first person in another dialect is turned to "you"', () => {
  expect(said('Ma auntie and I havenae met since the fire at the club.')).toMatch(/your auntie/)
  expect(said('Ma auntie and I havenae met since the fire at the club.')).not.toMatch(/\bma\b/i)
})

test('words that only another language has are not said back', () => {
  expect(said('di ko alam talaga, my exam is on friday and i havent read anything')).not.toMatch(
    /\b(?:ko|alam|talaga)\b/i,
  )
  expect(said('pagod na ako sa lahat, my sister left me with three kids')).not.toMatch(/pagod|lahat/i)
})
