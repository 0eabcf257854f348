import { describe, expect, test } from 'vitest'
import { reflect } from './reflect.ts'

const turned: [string, string][] = [
  ['my neighbour never waves at me', 'your neighbour never waves at you'],
  ['I was late and was told off for it', 'you were late and were told off for it'],
  ["he was late and I wasn't", "he was late and you weren't"],
  ['my aunt and I share a garden', 'you and your aunt share a garden'],
  ['me and Tariq stopped talking', 'you and Tariq stopped talking'],
  ['the dog and I walked home', 'you and the dog walked home'],
  ["we're tired of our flat", "you're tired of your flat"],
  ['he shouted "I am done with you" at me', 'he shouted "I am done with you" at you'],
  ["I've hurt myself more than I'd say", "you've hurt yourself more than you'd say"],
  ['was I wrong to ask', 'were you wrong to ask'],
  ['Mum rang and Dad left', 'your mum rang and your dad left'],
  ['I was the only dad at the pool', 'you were the only dad at the pool'],
  ['her real dad wrote to us', 'her real dad wrote to you'],
  ['the woman who was kind to me is gone', 'the woman who was kind to you is gone'],
  ['my ex and the notary and I met at noon', 'you and your ex and the notary met at noon'],
  ["I'm proud of us", "you're proud of yourselves"],
  ['there is a photo of us in the hall', 'there is a photo of you together in the hall'],
  ["I'm the only one of us who can drive", "you're the only one of you all who can drive"],
  ['none of us has slept', 'none of you has slept'],
  ['they called the band Us', 'they called the band Us'],
  ["my stepsons' mum has the keys", "your stepsons' mum has the keys"],
  ['my daughter drew Grandma on the door', 'your daughter drew Grandma on the door'],
  ['the little one waved at Papa', 'the little one waved at Papa'],
  ['Grandma rang my daughter', 'your grandma rang your daughter'],
  ['the hall echoes now and I keep the radio on', 'the hall echoes now and you keep the radio on'],
  ['my voice has gone and I mime', 'your voice has gone and you mime'],
  ['the other porter and I share a locker', 'you and the other porter share a locker'],
  ['two weeks of rain and I bought a boat', 'two weeks of rain and you bought a boat'],
  ['nine months of overtime and I got a mug', 'nine months of overtime and you got a mug'],
  ['the lamp off and the door open and I slept', 'the lamp off and the door open and you slept'],
  ['I ran for the tram and was a minute late', 'you ran for the tram and were a minute late'],
  ['we moved to the US with our kids', 'you moved to the US with your kids'],
]

describe('what a person says of themselves is said back to them', () => {
  test.each(turned)('%s', (said, heard) => {
    expect(reflect(said)).toBe(heard)
  })
})
