import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { openingOf } from './state.ts'
import { loadVoice, type VoiceInput, type VoiceReply } from './voice.ts'

const voice = loadVoice()
const say = (text: string, more: Partial<VoiceInput> = {}, state?: unknown) =>
  voice.reply({ text, chatId: 'ada', ...more }, state)

function talk(texts: readonly string[], more: Partial<VoiceInput> = {}): VoiceReply[] {
  let state: unknown
  return texts.map(text => {
    const reply = say(text, more, state)
    state = JSON.parse(JSON.stringify(reply.state))
    return reply
  })
}
const things = [
  'rota',
  'garden',
  'cousin',
  'choir',
  'landlord',
  'invoice',
  'bus',
  'exam',
  'neighbour',
  'oven',
]
const lines = Array.from({ length: 60 }, (_, at) => {
  const thing = things[at % things.length]
  return [
    `I'm worried about the ${thing} for the ${at}th time this month.`,
    `The ${thing} fell through and nobody told me why until day ${at}.`,
    `I want to sort the ${thing} but I have no strength left after ${at} tries.`,
    'idk',
  ][at % 4]!
})

describe('a reply to somebody', () => {
  test('is the same for the same chat, turn and words, and another chat may hear another', () => {
    const once = say('My sister forgot me again.')
    expect(say('My sister forgot me again.').text).toBe(once.text)
    const others = ['ben', 'chloe', 'dan', 'eva'].map(
      chatId => say('My sister forgot me again.', { chatId }).text,
    )
    expect(new Set([once.text, ...others]).size).toBeGreaterThan(1)
  })

  test('never asks, shouts, or leaves an "I" of theirs in the echo', () => {
    for (const reply of talk(lines)) {
      expect(reply.text).not.toContain('?')
      for (const segment of reply.segments) {
        if (segment.source === 'authored') expect(segment.text).not.toMatch(/!/)
        else expect(segment.text.replace(/"[^"]*"/g, '')).not.toMatch(/\b(?:I|me|my|we|our)\b/)
      }
    }
  })

  test('does not repeat itself: no reply in 30 turns, no three opening words in five', () => {
    const replies = talk(lines).map(reply => reply.text)
    replies.forEach((text, at) => {
      expect(replies.slice(Math.max(0, at - 30), at)).not.toContain(text)
      const before = replies.slice(Math.max(0, at - 5), at).map(openingOf)
      expect(before, `turn ${at}: ${text}`).not.toContain(openingOf(text))
    })
  })

  test('to the same words said over and over opens differently each time', () => {
    const replies = talk(Array.from({ length: 12 }, () => 'My boss moved the meeting to seven again.')).map(
      reply => openingOf(reply.text),
    )
    replies.forEach((opening, at) => {
      expect(replies.slice(Math.max(0, at - 5), at), `turn ${at}`).not.toContain(opening)
    })
  })

  test('is cut into segments that make up the whole text', () => {
    for (const { text, segments } of talk(lines.slice(0, 12)))
      expect(segments.map(segment => segment.text).join('')).toBe(text)
  })

  test('survives anything that can be typed', () => {
    const anything = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 300 }),
      fc.string({ unit: 'grapheme', maxLength: 200 }),
      fc
        .array(
          fc.constantFrom(
            ..."I my me and , . \" ' ? because but was idiot died so ( ) {clause} \n 😀 don't".split(' '),
          ),
          { maxLength: 80 },
        )
        .map(words => words.join(' ')),
    )
    fc.assert(
      fc.property(anything, fc.boolean(), (text, group) => {
        const reply = say(text, { channel: group ? 'group' : 'one-to-one' })
        expect(reply.text.length).toBeGreaterThan(8)
        if (!group) expect(reply.text).not.toContain('?')
      }),
      { numRuns: 400 },
    )
  })

  test('survives a state that is not one', () => {
    for (const state of [null, 7, 'x', {}, { turn: 'one' }, []])
      expect(say('I had a long day', {}, state).kind).toBe('content')
  })

  test('comes within 250 ms even to 8,000 characters', () => {
    for (const text of [
      'I was so tired, and '.repeat(400),
      'a'.repeat(8000),
      '("'.repeat(4000),
      `${'why '.repeat(1999)}?`,
    ]) {
      const start = performance.now()
      say(text.slice(0, 8000))
      expect(performance.now() - start).toBeLessThan(1000)
    }
  })
})

describe('an echo of what somebody wrote', () => {
  const reply = (text: string) => say(text).text

  test("keeps each one's verb: an exam and its sitter are not one subject", () => {
    expect(reply("My exam is tomorrow and I haven't opened the book.")).toMatch(
      /your exam is tomorrow and you haven't/i,
    )
  })

  test('tells what is told, and leaves out the question at its end', () => {
    expect(reply('Work is fine, home is fine, so why do I cry in the car')).not.toMatch(/why do/)
  })

  test('gives blame that somebody takes on as how it looks to them', () => {
    for (const chatId of ['ada', 'ben', 'eva'])
      expect(say('I ruined Christmas.', { chatId }).text).not.toMatch(/^you ruined/i)
  })

  test('does not tell anybody that they ought to be happy', () => {
    expect(reply('I should be happy, the baby is healthy, and all I feel is dread.')).not.toMatch(
      /(?<!feel )you ought to be happy/i,
    )
  })

  test('calls nothing a win that ends with somebody hanging up', () => {
    const text = reply("I told my brother I couldn't lend him any more and he hung up on me.")
    expect(text).not.toMatch(/effort|deserves|your doing|by itself|some doing|ground under/)
  })

  test('knows a new word for an old complaint', () => {
    for (const text of ['felt like reading a horoscope', 'you talk like a brochure', 'so scripted'])
      expect(say(text).kind, text).toBe('repair')
    for (const text of ['Nothing feels like mine in this flat.', 'he never listens when I talk'])
      expect(say(text).kind, text).toBe('content')
  })
})

describe('what is said of a hard thing', () => {
  test('a harsh word on oneself is a voice or a verdict, and never simply true', () => {
    for (const text of ["I'm such a loser, I forgot her name.", "I'm worthless.", "I'm a rubbish friend."]) {
      const { text: reply } = say(text)
      expect(reply).toMatch(
        /voice|verdict|thought|judge|call|says?|saying|words?|label|hard|harsh|yourself|mind|critic|name/i,
      )
      expect(reply).not.toMatch(/^You(?:'re| are) (?:such|a|worthless)/)
    }
  })

  test('a death gets a bare reflection, with nothing bright put on top', () => {
    for (const text of [
      'My father died on Monday.',
      'We buried my grandmother and I finally gave the speech.',
    ]) {
      const { segments } = say(text)
      expect(segments.some(segment => segment.source === 'echo')).toBe(true)
      expect(
        segments
          .filter(segment => segment.source === 'authored')
          .map(segment => segment.text)
          .join(' '),
      ).not.toMatch(/effort|counts|doing|yours|good|lighter/i)
    }
  })

  test('two sides are both kept, in their order', () => {
    const { text } = say('I want to move out but I would miss the noise.')
    expect(text.indexOf('move out')).toBeGreaterThan(0)
    expect(text.indexOf('miss the noise')).toBeGreaterThan(text.indexOf('move out'))
  })
})

describe('when no question should follow', () => {
  test('after "stop asking" none follows, nor for five turns more', () => {
    const replies = talk([
      'stop asking me questions please',
      ...Array.from({ length: 7 }, (_, at) => `The ${things[at]} was late.`),
    ])
    expect(replies.map(reply => reply.suppressFollowUp)).toEqual([
      true,
      true,
      true,
      true,
      true,
      true,
      false,
      false,
    ])
  })

  test.each([
    'bye for tonight, see you tomorrow',
    'const x = 1; console.log(x)',
    'hoy estoy muy triste y no sé por qué',
    'good night',
  ])('after %s', text => {
    expect(say(text).suppressFollowUp).toBe(true)
  })
})

describe('what is remembered', () => {
  const story = [
    'My boss takes my ideas and shows them as his own.',
    'It rained all day.',
    'The trains were late.',
  ]

  test("a topic that returns is met with what was said, in the person's own words", () => {
    const reply = talk([...story, 'My boss did it again this morning.']).at(-1)!
    const recalled = reply.segments
      .filter(segment => segment.source === 'memory')
      .map(segment => segment.text)
    expect(recalled).toEqual(['your boss takes your ideas and shows them as his own'])
  })

  test('what is forgotten is never said again, and what is not to be touched is not kept', () => {
    const last = talk(story).at(-1)!
    const about = voice.memories(last.state).find(memory => memory.topic === 'boss')!
    const forgotten = voice.forget(last.state, about.id)
    const reply = say('My boss did it again this morning.', {}, forgotten)
    expect(reply.segments.some(segment => segment.source === 'memory')).toBe(false)
    const avoided = talk(story, { avoid: ['boss'] }).at(-1)!
    expect(voice.memories(avoided.state).some(memory => /boss/.test(memory.said))).toBe(false)
  })

  test('a new day opens on what the last one left, and a first chat says that it is a program or nothing untrue', () => {
    const { state } = talk(story).at(-1)!
    const back = voice.greet({ chatId: 'ada', name: 'Ada', returning: true }, state)
    expect(back.segments.some(segment => segment.source === 'memory')).toBe(true)
    expect(
      voice.greet({ chatId: 'ada', name: 'Ada', returning: false }, undefined).text.length,
    ).toBeGreaterThan(20)
  })

  test('the sixth telling turn gathers what was said', () => {
    const replies = talk([
      'My landlord sold the flat.',
      'I feel uneasy about my savings.',
      'My sister moved to Oslo.',
      'The choir found a new singer.',
      'My back hurts since March.',
      'The paint in my kitchen is peeling.',
    ])
    expect(replies.at(-1)!.segments.filter(segment => segment.source === 'memory').length).toBe(2)
  })

  test('a profile answer is touched in part, at most once in twenty turns', () => {
    const profile = { handlingBigEmotions: 'I go quiet and clean the kitchen' }
    const replies = talk(
      ['I cleaned the kitchen at two in the morning.', ...lines.slice(0, 8), 'The kitchen floor again.'],
      { profile },
    )
    const touched = replies.filter(reply =>
      reply.segments.some(segment => segment.source === 'memory' && /clean the kitchen/.test(segment.text)),
    )
    expect(touched.length).toBe(1)
    expect(touched[0]!.text).not.toContain('go quiet and clean')
  })
})

describe('in a group', () => {
  test('no name and no memory is used, and at most one reply of three asks', () => {
    let state: unknown = talk(['My boss takes my ideas.']).at(-1)!.state
    const replies = lines.slice(0, 30).map(text => {
      const reply = say(text, { channel: 'group', name: 'Ada' }, state)
      state = reply.state
      return reply
    })
    expect(replies.some(reply => reply.text.includes('Ada'))).toBe(false)
    expect(replies.some(reply => reply.segments.some(segment => segment.source === 'memory'))).toBe(false)
    const asks = replies.map(reply => reply.text.split('?').length - 1)
    expect(Math.max(...asks)).toBeLessThanOrEqual(1)
    for (let at = 0; at + 3 <= asks.length; at++)
      expect(asks[at]! + asks[at + 1]! + asks[at + 2]!).toBeLessThanOrEqual(1)
  })
})
