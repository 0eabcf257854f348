import { describe, expect, test } from 'vitest'
import { named } from './people.ts'
import { loadVoice } from './voice.ts'

const voice = loadVoice()
const replyTo = (text: string): string => voice.reply({ text, chatId: 'strands' }, voice.fresh()).text

describe('a story of several sentences', () => {
  test('is told by what carries it and not by its setting', () => {
    const reply = replyTo(
      'I drove a truck like that for thirty years. It was red, with a bad clutch. My son came round on Sunday and looked at the photographs. He told me he is ashamed of what I did for a living. We had tea after that.',
    )
    expect(reply).toMatch(/ashamed of what you did for a living/)
  })

  test('ends on the question that somebody asks themselves', () => {
    const reply = replyTo(
      'we broke up on friday. it was my decision. so why do i keep checking if shes online',
    )
    expect(reply).toMatch(/you wonder why you keep checking if she's online/)
  })

  test('is never cut in the middle of a sentence', () => {
    const reply = replyTo(
      'The doctor said, "Well done, Mr Price," and I realised I had wanted Glenys to say it. I gave up the pipe in March. I gave up the sugar in May.',
    )
    expect(reply).not.toMatch(/\b(?:you say|said|and "Well done[^"]*")\.(?:\s|$)/)
  })

  test('is not cut before the words that end it', () => {
    const reply = replyTo(
      'People used to bring food. Now they ask if I\'ve thought about selling the house. I went to the bank to take his name off the account and the girl said "lovely, all done" and I walked home and sat in the hallway with my coat on for I don\'t know how long.',
    )
    expect(reply).not.toMatch(/coat on for\b(?! you)/)
  })

  test('keeps what others asked as something they said', () => {
    const reply = replyTo(
      'My daughter phones on Sundays. We do the weather first. She said, "Dad, why did you never come to my concerts?" I said that I was working.',
    )
    expect(reply).not.toContain('?')
    expect(reply).not.toMatch(/"\.\./)
  })

  test('leaves out asides to whoever is listening', () => {
    const reply = replyTo(
      'My grandson went to Australia. They have gone for good you know, not for the year like they told us. The dog is fine.',
    )
    expect(reply).not.toMatch(/you know/)
  })
})

describe('what is no part of a story', () => {
  test('is not told: why it is written at all', () => {
    const reply = replyTo(
      'ok long one sorry. i dont know why im writing this its 4am. chef threw a pan tonight and everyone carried on plating. my mum sent me a job ad for a library and i nearly cried because it looked so quiet. my ears are still ringing.',
    )
    expect(reply).not.toMatch(/long one|writing this/i)
  })

  test('is not told: half of what somebody said', () => {
    const reply = replyTo(
      'He wanted to know if old seeds were dead. I said some are and some are only waiting, and you can not tell by looking. He asked me which sort Mummy was. She has been in the clinic since August.',
    )
    expect(reply).not.toMatch(/^(?:so )?some are only waiting/i)
  })
})

describe('somebody in a sentence taken out of a story', () => {
  const harold = [{ name: 'Harold', gender: 'he', sentence: 0, leads: true }] as const
  test('is named where he can be no one else', () => {
    expect(named({ text: 'his memory started going', sentence: 1 }, [], harold).text).toBe(
      "Harold's memory started going",
    )
  })

  test('is not named a second time', () => {
    const before = { text: 'Harold retired', sentence: 0 }
    expect(named({ text: 'you wash him', sentence: 1 }, [before], harold).text).toBe('you wash him')
  })

  test('is not taken for somebody else', () => {
    const two = [...harold, { name: 'Tom', gender: 'he', sentence: 0, leads: true }] as const
    expect(named({ text: 'he eats your yoghurt', sentence: 1 }, [], two)).toEqual({
      text: 'he eats your yoghurt',
      clear: false,
    })
    const first = { name: '', gender: 'he', sentence: 0, leads: true } as const
    const boy = { name: 'the boy', gender: 'he', sentence: 0, leads: false } as const
    expect(named({ text: 'you washed him', sentence: 2 }, [], [first, boy]).text).toBe('you washed him')
    expect(named({ text: "you can't take them down", sentence: 1 }, [], []).clear).toBe(false)
  })
})
