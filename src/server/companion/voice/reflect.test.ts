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
  ['the woman who was kind to me is gone', 'the woman who was kind to you is gone'],
  ['we moved to the US with our kids', 'you moved to the US with your kids'],
]

describe('what a person says of themselves is said back to them', () => {
  test.each(turned)('%s', (said, heard) => {
    expect(reflect(said)).toBe(heard)
  })
})
