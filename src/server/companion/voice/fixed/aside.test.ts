import { describe, expect, it } from 'vitest'
import { senseOf } from '#server/companion/voice/content/senses.ts'
import { plausible } from '#server/companion/voice/router/plausible.ts'
import { loadVoice } from '#server/companion/voice/voice.ts'
import { faceIn } from './faces.ts'
import { seenIn } from './pictures.ts'

const voice = loadVoice()
const chats = ['one', 'two', 'three', 'four', 'five']
const answersTo = (text: string) => chats.map(chatId => voice.reply({ text, chatId }, voice.fresh()))
const allSay = (text: string, must: RegExp, never = /^$/) => {
  for (const { text: reply } of answersTo(text)) {
    expect(reply).toMatch(must)
    expect(reply).not.toMatch(never)
  }
}

describe('somebody who asks what to do', () => {
  it.each([
    ['Do I let her drop out, or do I insist?', /whether to let her drop out or to insist/],
    ['Do I phone the bank or do I just wait', /whether to phone the bank or just to wait/],
    ['Would you tell the neighbours, if it was you?', /whether to tell the neighbours/],
    ['would you forgive her if you were me', /whether to forgive her/],
    ['what would you do if your cousin stopped answering', /what to do if your cousin stopped answering/],
    ['Give me one way to stop blushing at work', /stop blushing at work/],
  ])('hears their question in good English: %s', (text, must) =>
    allSay(text, must, /do you (?:insist|just)|keep wondering/),
  )
})

describe('somebody who is not happy with an answer', () => {
  it.each([
    ['i was only joking relax', /jok|laugh|light/],
    ['your answers feel so empty', /hollow|in (?:it|what)|thin|empty|behind|little|more/i],
    ['its like talking to a voicemail', /record|machine|taped|picture of me|written lines/],
    [
      'thats exactly what i just wrote',
      /words|copying|echo|mirror|parrot|repeated|twice|saying it back|sentence/i,
    ],
    ['my kettle listens better than you lol', /fair|coming|argue|told|undeserved|landed|point/],
  ])('is answered for what they say: %s', (text, must) => allSay(text, must))

  it.each(['Skipper says no leave till Friday, again.', 'Foreman said we start over, same as last week.'])(
    'is not heard where somebody else has spoken: %s',
    text => expect(plausible('repair', text, text, { group: false, answers: false }, 0.9)).toBe(false),
  )
})

describe('somebody who wants another voice', () => {
  it('may talk about the one who has died', () =>
    allSay('from now on speak as my late aunt Rosa', /your aunt Rosa/, /late aunt/))
  it('is told that this is no wizard', () =>
    allSay('from now on you are a grumpy wizard and rude', /wizard/, /that person/))
  it('hears who it is they miss a word from', () =>
    allSay("act as my mum and say it's fine", /your mum\b(?! and)/))
})

describe('somebody polite', () => {
  it('is not disturbing', () =>
    allSay('Good evening. I hope I am not interrupting.', /^Good evening/, /you hope/i))
  it('is doing it right', () => allSay('hello, am i doing this right', /^Hello/, /are you doing/i))
  it('gets an answer when they ask back', () =>
    allSay('and how is yourself?', /program|software|working|moods/i))
  it('may ask whether we tire', () =>
    allSay('do you ever get sick of hearing us moan', /program|software|no\b/i))
  it('may ask what we are for', () =>
    allSay('who built you and why', /listen|heard|think(?:ing)? out loud|somewhere to talk/i))
})

describe('a few words', () => {
  it.each([
    ['the smell of chlorine', 'sense.smell'],
    ['the silence after an argument', 'sense.silence'],
    ['when strangers stand behind you', 'sense.watched'],
    ['coffee, two sugars, and the radio', 'sense.cosy'],
    ['knitting', 'sense.doing'],
    ['ever since the mill closed', 'sense.since'],
    ['crying', undefined],
  ])('with a sense in them get a word on it: %s', (text, which) => expect(senseOf(text)).toBe(which))

  it('of when and where are no quotation', () =>
    allSay('when people lean over my desk', /^When people lean over your desk\. /))
  it.each(['Maths.', 'Parents evening.'])('are an answer: %s', text => {
    for (const { kind } of answersTo(text)) expect(kind).toBe('content')
  })
  it('of doubt are no firm yes', () => allSay('suppose so', /./, /makes sense|same page/))
})

describe('pictures', () => {
  it.each([
    ['🐟🐟🚢', 'two fish and a ship'],
    ['🐶🌳', 'a dog and a tree'],
    ['🍕🍕🍺', 'two slices of pizza and a beer'],
    ['🌧️🌧️', 'rain'],
    ['😐🧾', 'a face that says nothing and a receipt'],
    ['😭📞', 'a sad face and a telephone'],
    ['🧍‍♂️🚪', 'somebody standing there and a door'],
    ['🐶🪿', undefined],
    ['😮‍💨😮‍💨', undefined],
  ])('are named as they are seen: %s', (text, seen) => expect(seenIn(text, faceIn)?.named).toBe(seen))
  it('of graves, medicine or sorrow are not taken lightly', () => {
    for (const text of ['🪦🌷', '💊', '😢📱', '🍷🍷']) expect(seenIn(text, faceIn)?.mood).toBe('.quiet')
    allSay('🪦🌷', /a gravestone and a tulip/i, /joke|like the picture/i)
  })
  it('of fog are fog', () => allSay('😶‍🌫️', /fog|cloud|fade|mist|haz|half|here/i, /either way/))
  it('and a scream is no slip', () =>
    allSay('aaaaaaaaa', /scream|shout|yell|sound|out|loud|noise/i, /slip|cat/))
})

describe('a few words of manners or doubt', () => {
  const lineTo = (text: string) =>
    voice
      .reply({ text, chatId: 'manners' }, voice.fresh())
      .state.used.map(each => each.id)
      .join()
  it.each([
    ['hi there, hope your week is going well', 'social-wish'],
    ['Good afternoon, and a happy Easter to you', 'social-wish'],
    ['hello from sunny Leeds', 'social-from'],
    ['thank you, I feel calmer now', 'social-thanks-lighter'],
    ["cheers, I'd never looked at it that way", 'social-thanks-thought'],
    ['thanks for hearing me out', 'social-thanks-listening'],
    ['thank you, had to get that off my chest', 'social-thanks-out'],
    ['Probably, yes.', 'short-lean-'],
    ['quite possibly', 'short-lean-'],
    ['i really doubt that', 'short-lean-no'],
    ['bit of both really', 'short-both'],
    ['same as last week', 'short-same'],
    ['bleurgh', 'short-sigh'],
  ])('is met as what it is: %s', (text, line) => expect(lineTo(text)).toContain(line))
  it('that hope for help are no wish', () =>
    expect(lineTo('hi, hope you can help me with my dad')).not.toContain('social-wish'))
})
