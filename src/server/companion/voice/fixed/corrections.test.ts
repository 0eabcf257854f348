import { describe, expect, it } from 'vitest'
import { loadVoice } from '#server/companion/voice/voice.ts'
import { correctionOf } from './corrections.ts'

const voice = loadVoice()

describe('somebody who puts us right', () => {
  it.each([
    ["No, you've got it backwards, it was me who left.", 'repair.turned', 'it was you who left'],
    ['Wrong way round. She owes me money.', 'repair.turned', 'she owes you money'],
    ["That's wrong, he left me.", 'repair.corrected', 'he left you'],
    ["you misunderstood, I'm not angry, I'm tired", 'repair.corrected', "you're not angry, you're tired"],
    ['Actually it was last year, not this year.', 'repair.corrected', 'it was last year, not this year'],
    ['Not quite. I was the one who said sorry.', 'repair.corrected', 'you were the one who said sorry'],
    ['no I said Tuesday', 'repair.corrected', 'you said Tuesday'],
    ["Correction: it's my cousin, and she's nine.", 'repair.corrected', "it's your cousin, and she's nine"],
    [
      "Let me correct myself, it's been two weeks, not one",
      'repair.corrected',
      "it's been two weeks, not one",
    ],
    [
      'It was my aunt who rang, not my uncle',
      'repair.corrected',
      'it was your aunt who rang, not your uncle',
    ],
    ['Actually it was Sunday but whatever', 'repair.corrected', 'it was Sunday'],
    ['Wrong way round, HE sacked ME', 'repair.turned', 'he sacked you'],
    [
      "I didn't say I was bored, I said I was tired. There's a difference.",
      'repair.corrected',
      'you were tired',
    ],
    ["She's my lodger, not my girlfriend.", 'repair.corrected', "she's your lodger, not your girlfriend"],
    ["it's Saoirse not Sarah", 'repair.corrected', "it's Saoirse not Sarah"],
    ['We had four dogs, not five', 'repair.corrected', 'you had four dogs, not five'],
    ["I'm not a plumber, I'm a welder", 'repair.corrected', "you're not a plumber, you're a welder"],
    ['He was born in Lagos, not Abuja', 'repair.corrected', 'he was born in Lagos, not Abuja'],
    ["I don't work in Hull, I work in Hove", 'repair.corrected', "you don't work in Hull, you work in Hove"],
    ["no she's 8 not 18", 'repair.corrected', "she's 8 not 18"],
    ['We live in Perth, not Sydney. I told you that.', 'repair.corrected', 'you live in Perth, not Sydney'],
    [
      "I didn't miss the flight, it hasn't left.",
      'repair.corrected',
      "you didn't miss the flight, it hasn't left",
    ],
    [
      "It wasn't my aunt who rang, it was me.",
      'repair.corrected',
      "it wasn't your aunt who rang, it was you",
    ],
  ])('hears how it was, and that the mistake was ours: %s', (text, frame, clause) => {
    expect(correctionOf(text)).toEqual({ frame, clause })
    const said = voice.reply({ text, chatId: 'right' }, voice.fresh())
    expect(said.kind).toBe('repair')
    expect(said.text.toLowerCase()).toContain(clause.toLowerCase())
    expect(said.text).toMatch(/wrong|mistake|mix|misread|back to front|backwards|round|correct|carefully/i)
  })

  it('with two things taken for each other hears both in their place', () => {
    expect(correctionOf('no no, I said my sister, not my mother')).toEqual({
      frame: 'repair.instead',
      first: 'your sister',
      second: 'your mother',
    })
  })

  it.each([
    ["I've told you, it's my STEPSON, not my son", 'your stepson', 'your son'],
    ['i said october not november', 'October', 'November'],
    ["Not my car. My brother-in-law's car.", "your brother-in-law's car", 'your car'],
  ])('hears which of the two it is: %s', (text, first, second) => {
    expect(correctionOf(text)).toMatchObject({ frame: 'repair.instead' })
    const said = voice.reply({ text, chatId: 'which' }, voice.fresh()).text.toLowerCase()
    expect(said).toContain(first.toLowerCase())
    expect(said).toContain(second.toLowerCase())
  })

  it.each(["no, wrong, I'm the idiot here", "that's wrong, I'm a failure"])(
    'is never told a harsh word about themselves as a fact: %s',
    text => {
      expect(correctionOf(text)).toBeUndefined()
      expect(voice.reply({ text, chatId: 'harsh' }, voice.fresh()).text).not.toMatch(
        /you(?:'re| are) (?:the idiot|a failure)|but fair/i,
      )
    },
  )

  it.each([
    'No, I went alone.',
    'Not right this minute.',
    'Actually I like it here.',
    "It's wrong that he left me.",
    "It isn't the work, it's the people.",
    "I'm tired, not sad.",
    "I'm not a mother, I'm a joke.",
    "He's not a monster, he's a coward.",
    "no, I'm not ok, I'm falling apart",
  ])('only where they do: %s', text => expect(correctionOf(text)).toBeUndefined())
})
