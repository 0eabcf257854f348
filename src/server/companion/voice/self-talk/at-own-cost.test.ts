import { expect, test } from 'vitest'
import { loadVoice } from '#server/companion/voice/voice.ts'

const voice = loadVoice()
const repliesTo = (text: string): string[] =>
  Array.from({ length: 6 }, (_, at) => voice.reply({ text, chatId: `cost-${at}` }, voice.fresh()).text)

/** Told as what they think or in their own words, or left out for what happened. */
const theirs =
  /"[^"]+"|\b(?:to you|you see it|telling yourself|you stand|come to (?:think|the view)|thinking|own eyes|have the feeling|hard on yourself|hard time|fed up|cross with|easy on yourself|kick yourself|out on yourself|forgive yourself|blam\w+|feel bad)\b/

test.each([
  'I peaked in Year 8 with a swimming badge.',
  'Doomed to fail, me. Second bakery shut.',
  'Neighbour of the year here, ran over his hose.',
  "if dithering was a sport i'd be on the podium",
  "My cousins are all doctors and then there's me.",
  'The thing about me is I never ring back.',
  'even my tortoise avoids me',
  'I was at the back of the line when they gave out patience.',
  "I'd trade me in for a newer one.",
  'They picked the intern instead of me and honestly fair enough.',
  'My finest hour was a spelling prize in 1986.',
  'Other families have holidays, I have rows.',
  'I could burn water.',
  "I'm the spare chair at every table.",
  'They let me go, and I would have sacked me too.',
  'i spoil every barbecue just by being there',
  'Fifty and the best thing about me is my parking.',
  'I am what happens when the council cuts corners.',
  'We missed the ferry because of me.',
  "I wasn't made to be a teacher, the others just know what to say.",
])('an image that makes oneself small is not agreed with: %s', text => {
  for (const reply of repliesTo(text)) expect(reply).toMatch(theirs)
})

test.each([
  'I am the reason my niece took up the cello.',
  'My captain says I am the best keeper in the league, and that I am.',
  "I'm nobody's fool with a contract.",
  'I am a slow swimmer but I finished the mile.',
  'I was the naughty girl at school and now I teach there.',
  'Employee of the year at the depot, they gave me a clock.',
  'My boss wants a word with me.',
  'People say I am loud. I say I am heard.',
  "I'm hopeless at chess and I wouldn't miss the club for anything.",
  "I'm a baker and that I'll always be.",
  'I am the only one she lets near the goat.',
  "I'm a bit of a talker, trains, queues, anywhere.",
  'Some people hate Mondays, I love them.',
])('a proud fact is no blame: %s', text => {
  for (const reply of repliesTo(text))
    expect(reply).not.toMatch(
      /(?:on|with|call|telling|forgive) yourself|stings|sore spot|(?:seems|feels|looks) to you|hard thing|bothers/,
    )
})
