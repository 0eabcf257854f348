import { describe, expect, test } from 'vitest'
import { fallsOnYou } from '#server/companion/voice/reading/inward.ts'
import { loadVoice } from '#server/companion/voice/voice.ts'

const voice = loadVoice()
const repliesTo = (text: string, channel: 'one-to-one' | 'group' = 'one-to-one') =>
  Array.from({ length: 8 }, (_, at) => voice.reply({ text, chatId: `hard-${at}`, channel }, undefined))

/** What may stand before a harsh word so that it is the person's thought, and no fact. */
const attributed =
  /\b(?:call(?:ing)? yourself|see yourself as|(?:if|left) you think(?:ing)?|thinking you're|own word for yourself|tell(?:ing)? yourself|own eyes|seems? to you|looks? to you|feels? to you|come to (?:think|the view)|thinking that|you see it|about yourself is hard|asking|you ask|put to yourself|you feel|you felt|hear from yourself|way you (?:tell|see) it|word (?:you|that comes))\b|"[^"]+"/i

/** Kept apart from what the code knows, so that a hole in the one is not a hole in the other. */
const harsh =
  /idiot|state of you|rubbish|thick|no wonder|discipline|joke|hopeless|sabotage|useless|ugly|damaged|everyone down|pathetic|deserve|prize|disaster|parenting|point of you|trust you|big mouth|of the year|can't fill in|so are you|wet sock|better mum|ridiculous|fire you|friends than you|as a son|quitter/i

describe('somebody hard on themselves', () => {
  test.each([
    'Only an idiot like me would send that email to the whole company.',
    'no wonder she left, look at the state of me',
    "Rubbish friend, that's what I am.",
    "thick, that's me",
    'no wonder nobody calls',
    "I have no discipline whatsoever, I'm like a child with a biscuit tin.",
    "a grown man who can't fill in a form, what a joke I am",
    "Everything I start I leave half done, I'm hopeless",
    'I sabotage every good thing',
    "I'm a useless old man who can't even work a ticket machine",
    "I looked ugly in every photo from my cousin's wedding",
    "I'm damaged goods",
    'I let everyone down, forgot the cake',
    'could I be any more pathetic, crying over a parking ticket',
    'I deserve every bit of this, I was the one who lied',
    "If there was a prize for wasting a degree I'd win it",
    'as a wife I have been a disaster, he deserved better than me',
    'Great parenting from me today: fish fingers and a screaming match over shoes',
    "I can't cook, I can't drive. What's the point of me at parties",
    'lol trust me to get dumped by text',
    'Me and my big mouth, told her about the party',
    "My flat's a tip and so am I",
    "I've got the social skills of a wet sock",
    'my kids deserve a better mum, I fell asleep during story time',
    'Sixty and I still cannot stand up to my brother, ridiculous woman',
    "I'd fire me too",
    'Honestly the dog has more friends than me',
    'Failed the test, failed the diet, failed as a son.',
    'I gave up at mile nine like the quitter I am',
    'mother of the year over here, forgot the packed lunch again',
  ])('never hears "%s" said back as a fact', text => {
    for (const { text: reply } of [...repliesTo(text), ...repliesTo(text, 'group')])
      for (const sentence of reply.split(/(?<=\.) /))
        if (harsh.test(sentence) || fallsOnYou(sentence)) expect(sentence, reply).toMatch(attributed)
  })

  test.each([
    ['Only an idiot like me would send that email.', /sending that email/],
    [
      "Rubbish friend, that's what I am. Forgot to ask how her scan went.",
      /you forgot to ask how her scan went/i,
    ],
    ['I let everyone down, forgot the cake', /you forgot the cake/i],
    [
      'I missed the school play. What kind of aunt does that. A rotten one.',
      /^(?!.*rotten one).*school play/i,
    ],
    ["I'm so stupid I left the oven on all night", /you left the oven on all night/i],
    ['Classic me, left the passports on the kitchen table', /you left the passports on the kitchen table/i],
    ["I'm a useless old man who can't even work a ticket machine", /a useless old man\b/],
    ["I'm damaged goods", /damaged goods/],
  ])('hears of "%s" what happened, or their word whole', (text, kept) => {
    for (const { text: reply } of repliesTo(text)) expect(reply).toMatch(kept)
  })

  test('is not argued with, praised or reassured', () => {
    for (const { text } of repliesTo("I'm a useless mother, I forgot the packed lunch"))
      expect(text).not.toMatch(
        /you(?:'re| are) not (?:a |useless)|you are (?:good|enough)|nobody is perfect/i,
      )
  })

  test('hears an earlier harsh word in no later reply', () => {
    let state: unknown
    const said: string[] = []
    for (const text of [
      "I'm a useless old man",
      'my garden is full of weeds',
      'I ruin every garden I touch',
      'my garden needs water again',
      'the garden centre was closed',
      'my neighbour has a lovely garden',
      'the garden looks sad in November',
      'I sat in the garden all the same',
    ]) {
      const reply = voice.reply({ text, chatId: 'garden' }, state)
      state = reply.state
      said.push(reply.text)
    }
    for (const reply of said.slice(3)) expect(reply).not.toMatch(/useless|ruin/)
  })
})

test('what others said, and what somebody else is, is told as it is', () => {
  for (const text of ['My boss called me useless in front of everyone', 'My brother is an idiot about money'])
    for (const { text: reply } of repliesTo(text)) expect(reply).toMatch(/useless|idiot/)
})

test('a plain fact is no self-blame, however it sounds', () => {
  for (const text of [
    'My crew look at me whenever the pump stops.',
    'I have never been on a train. I am fifty-nine.',
    'Every Friday I say I will clear the garage.',
    'I am the only one on the quay with a bicycle.',
    'I drove that tram for twenty years, not one dent.',
  ])
    for (const { text: reply } of repliesTo(text))
      expect(reply).not.toMatch(/yourself|hard on|harsh|sore|fed up/)
})

test('whoever calls their own feeling silly is not told that it is', () => {
  for (const text of [
    "I miss the old kettle, and it's daft.",
    "I'm scared of the lift, and I know it sounds silly.",
  ])
    for (const { text: reply } of repliesTo(text)) expect(reply).not.toMatch(/it's daft|sounds silly/)
})

describe('a harsh word in any place of the sentence', () => {
  test.each([
    [
      'I stupidly posted my keys through the wrong door.',
      /you posted your keys through the wrong door/i,
      /stupid/i,
    ],
    ['Spilt soup on the bride, what a clown.', /you spilt soup on the bride/i, /clown/i],
    [
      'Thirty-six and back in my old bedroom, what a disappointment I turned out to be.',
      /back in your old bedroom/i,
      /disappointment/i,
    ],
    [
      'I just sat there like a stuffed toy while they voted me off the committee.',
      /while they voted you off the committee/i,
      /stuffed toy/i,
    ],
    ['I wired the deposit to a stranger. Complete fool.', /you wired the deposit to a stranger/i, /fool/i],
    ['Stupid of me to trust the weather app.', /for trusting the weather app/, /stupid|hard|cross/],
    [
      'Dumbest thing I ever did, selling the piano.',
      /for selling the piano/,
      /hard|cross|angry|blam|forgive|kick|off|easy|fed up/,
    ],
    [
      'My uncle says I am lazy and he is right.',
      /your uncle says you are lazy/i,
      /stuck|agreeing|believe|as well|truth|sunk|got to you/,
    ],
    [
      'A decent neighbour would have knocked on her door.',
      /a decent neighbour would have knocked on her door/i,
      /yourself|you come off|own eyes|you hold/,
    ],
    ['I left the christening early. What kind of aunt does that.', /what kind of aunt does that/, /ask/],
    ['Call myself a driver. I scraped the gatepost.', /you scraped the gatepost/i, /call yourself a driver/i],
    ['Nice one me, forgot the rings.', /you forgot the rings/i, /nice one/i],
    [
      'Silly to be this upset about a hat but it was hers.',
      /you call it silly to be this upset about a hat/i,
      /./,
    ],
  ])('"%s" is told as theirs, with what happened', (text, event, theirs) => {
    for (const { text: reply } of repliesTo(text)) {
      expect(reply).toMatch(event)
      expect(reply).toMatch(theirs)
      expect(reply).not.toMatch(/\byou stupidly|what a (?:clown|disappointment)|you(?:'re| are) lazy\./i)
    }
  })

  test.each([
    'My landlord put the rent up again, what a clown.',
    'I slept like a baby in the new bed.',
    'Well done me, I passed the theory test.',
    'She said I should see the dentist and she was right.',
    'What a day I had at the market.',
    'I am a plumber, always have been.',
    'My manager thinks I am slow because I read every page.',
    'Employee of the month at the garden centre.',
    'What a mess the decorators left.',
    'I was a lazy boy and then I found judo.',
    'I was a bad dancer when we met, now she lets me lead.',
    'I am useless at darts but we have a laugh.',
  ])('"%s" is no harsh word on oneself', text => {
    for (const { text: reply } of repliesTo(text))
      expect(reply).not.toMatch(/yourself|own eyes|word you have|sore spot|as you put it|hard word/)
  })
})
