import { describe, expect, test } from 'vitest'
import { inSoundEnglish } from './learners.ts'
import { asMeant } from './sound-alikes.ts'

describe('who is still learning English hears it back in sound English', () => {
  test.each([
    ['I am agree with my sister but she is angry.', 'I agree with my sister but she is angry.'],
    ['My landlord say me that I must to leave.', 'My landlord tells me that I must leave.'],
    ["He didn't answered my letter.", "He didn't answer my letter."],
    ['My grandmother she is alone in Lviv.', 'My grandmother is alone in Lviv.'],
    ['I am here since five months.', "I've been here for five months."],
    [
      'My neighbours complains because my son play drums.',
      'My neighbours complain because my son plays drums.',
    ],
    ['She asked me where is my passport.', 'She asked me where my passport is.'],
    ['My brother want that I go home.', 'My brother wants me to go home.'],
    ['I no have friends in this town.', "I don't have friends in this town."],
    ['I feel me lost in the supermarket.', 'I feel lost in the supermarket.'],
    ['My tutor always shout on us.', 'My tutor always shouts at us.'],
    ['I miss so much my sister.', 'I miss my sister so much.'],
    ['I need more time for learn the words.', 'I need more time to learn the words.'],
    ["It's three years that I wait for the papers.", "For three years I've been waiting for the papers."],
    ['My parents they have a party tonight.', 'My parents have a party tonight.'],
    ['They have went without me.', 'They have gone without me.'],
    [
      'My wife cannot sleep since our son go to the army.',
      'My wife cannot sleep since our son went to the army.',
    ],
  ])('%s', (text, sound) => {
    expect(inSoundEnglish(text)).toBe(sound)
  })

  test.each([
    'My teacher read my poem to the class.',
    'My uncle hit the gatepost.',
    'She made my son cry at the party.',
    'Did your boss say why?',
    'I asked for help with the rent.',
    'I lost the will to argue.',
    "I don't know what to say to her.",
    'He said I am like a brother to him.',
    'Feeding people is what I do.',
    'I cried because the kettle broke.',
    'Somebody stop me.',
    'I searched the whole house.',
    'I was tired because the printer jammed.',
    'They make my mother a cake every year.',
    'My daughter, who is nine, is so brave.',
  ])('what is right stays as it is: %s', text => {
    expect(inSoundEnglish(text)).toBe(text)
  })
})

describe('words that sound alike are the ones that were meant', () => {
  test.each([
    ['he would of laughed', 'he would have laughed'],
    ['we lost are dog in the fog', 'we lost our dog in the fog'],
    ['she said shed ring me', "she said she'd ring me"],
    ['their selling the farm', 'their selling the farm'.replace('their', "They're")],
    ['i was a idiot about it', 'i was an idiot about it'],
    ['there is an hole in an useless old bucket', 'there is a hole in a useless old bucket'],
    ['they left again, its whatever', "they left again, it's whatever"],
  ])('%s', (text, meant) => {
    expect(asMeant(text)).toBe(meant)
  })

  test.each([
    'The company and its fourteen lawyers.',
    'the dog hurt its leg',
    'it took an hour and a one-way ticket to a union meeting',
    'Their leaving hurt me.',
    'He put the bike in the shed and left.',
  ])('what is right stays as it is: %s', text => {
    expect(asMeant(text)).toBe(text)
  })
})
