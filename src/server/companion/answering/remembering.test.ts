import { beforeAll, describe, expect, test } from 'vitest'
import { sharedLibrary, sharedReader } from '#test/support/shared-reader.ts'
import { createAnswering, createPartReader, type MessageToAnswer } from './answering.ts'
import { type ConversationState, freshState } from './state.ts'

const reader = sharedReader()
const library = sharedLibrary()
const answering = createAnswering(library)
const DAY_MS = 24 * 3_600_000
const MONDAY = Date.UTC(2026, 10, 16, 12)

beforeAll(() => reader.ready())

async function say(text: string, state: ConversationState, more: Partial<MessageToAnswer> = {}) {
  const reading = await reader.read(text, { match: true })
  const alone = await reader.turn(text, '')
  const heard = {
    text,
    reading,
    followUps: alone?.followUps,
    chatId: 'ada',
    avoid: [],
    asked: new Set<string>(),
    parts: createPartReader(reader, undefined, alone && { text, alone }),
    weigh: reader.weigh,
    now: MONDAY,
    ...more,
  }
  return answering.reply(heard, state)
}

async function told(texts: string[], more: Partial<MessageToAnswer> = {}): Promise<ConversationState> {
  let state = freshState()
  for (const text of texts) state = (await say(text, state, more)).state
  return state
}

describe('what she told is remembered', () => {
  const talk = [
    'My dog Rufus ran away this morning.',
    'Work was all right today.',
    'my sister Nora moved to Lisbon',
  ]

  test.each([
    ["do you remember my dog's name?", 'My dog Rufus ran away this morning.'],
    ['what did i tell you about my sister', 'my sister Nora moved to Lisbon'],
    ['Who is Nora?', 'my sister Nora moved to Lisbon'],
  ])('"%s" is answered with her own words and their day', async (text, sentence) => {
    const state = await told(talk, { now: MONDAY - 3 * DAY_MS })
    const { text: reply, followUp } = await say(text, state)
    expect(reply).toContain(`"${sentence}"`)
    expect(reply).toContain('on Friday')
    expect(followUp).toBeNull()
  })

  test('two things she asks for at once are both quoted', async () => {
    const state = await told([
      'Sunday I got a pike at the reservoir, eleven pound.',
      'My daughter Kelly is moving to Hull in March.',
      'The boiler man wants two hundred for a pump.',
    ])
    const asked = 'Bed now. Test: do you remember what I caught on Sunday, and where my daughter is moving?'
    const { text: reply } = await say(asked, state)
    expect(reply).toContain('"Sunday I got a pike at the reservoir, eleven pound."')
    expect(reply).toContain('"My daughter Kelly is moving to Hull in March."')
    expect(reply).not.toContain('boiler')
  })

  test.each([
    [
      'her exam, out of a long message',
      [
        'cheers. anyway my little sister abena was still up when i got in. shes got her biology gcse on thursday and shes asleep on a diagram of a kidney',
        'ok you just read my text back to me but fair question.',
      ],
      'do you remember what exam abena has and what day?',
      'shes got her biology gcse on thursday',
    ],
    [
      'the name, told after what the question names',
      ['We brought a dog home from the shelter on Sunday. His name is Biscuit.', 'It rained all day.'],
      'Do you remember what my dog is called?',
      'His name is Biscuit.',
    ],
  ])('she hears %s, and no more than that', async (_, texts, question, answer) => {
    const { text } = await say(question, await told(texts))
    const quotes = [...text.matchAll(/"([^"]+)"/g)].map(([, quote]) => quote!)
    expect(quotes).toHaveLength(1)
    expect(quotes[0]).toContain(answer)
    expect(quotes[0]!.length).toBeLessThan(90)
    expect(text).not.toContain('today')
  })

  test('what she says to the companion is no memory of hers', async () => {
    const { memories } = await told(['ok you just read my text back to me but fair question.'])
    expect(memories).toEqual([])
  })

  test.each([
    'Correct.',
    'The second one, yes, the cricket.',
    'nah it was the quality street, the coconut ones.',
  ])('after an answer from memory, "%s" brings no second one', async text => {
    const state = await told(['he left me half a box of quality street. only the coconut ones left in it'])
    const asked = await say('do you remember what my patient left me?', state)
    expect(asked.text).toContain('"')
    expect((await say(text, asked.state)).text).not.toContain('"')
  })

  test('of two things she asks for, what it does not have is said plainly', async () => {
    const state = await told([
      'My daughter Kelly is moving to Hull in March.',
      'The boiler wants a new pump.',
    ])
    const asked = 'Do you remember where my daughter is moving, and what my passport number is?'
    const { text } = await say(asked, state)
    expect(text).toContain('Hull')
    expect(library.lines('frame', 'recall-rest-none').some(line => text.endsWith(line))).toBe(true)
  })

  test('by what it means, where another sentence shares more of its words', async () => {
    const state = await told([
      'Sunday I got a pike at the reservoir, eleven pound.',
      'My daughter Kelly used to come fishing with me.',
    ])
    const { text: reply } = await say('Do you remember what fish I told you I caught?', state)
    expect(reply).toContain('eleven pound')
    expect(reply).not.toContain('Kelly')
  })

  test.each([
    'do you remember what i said about my exam?',
    "what's my cat called",
    'do you remember the fire?',
  ])('"%s", which she never told, is answered plainly with no', async text => {
    const { text: reply } = await say(text, await told(talk))
    expect(library.lines('frame', 'recall-none')).toContain(reply)
  })

  test('before she has told anything, it says that there is nothing', async () => {
    const { text } = await say('what do you remember about me', freshState())
    expect(library.lines('frame', 'recall-nothing')).toContain(text)
  })

  test('not what she does not want brought up, unless she does so herself', async () => {
    const state = await told(talk)
    const asks = (text: string) => say(text, state, { avoid: ['my sister'] })
    const { text: reply } = await asks('what do you remember about me')
    expect(reply).toMatch(/^(?!.*Nora).*(Rufus|Work was all right)/)
    expect((await asks('what did i tell you about my sister')).text).toContain('Nora')
  })

  const nights = [
    'I lay awake again last night because of the exam.',
    'I got up at three and made tea, and then I could not sleep either.',
    'The exam is on Friday and I have read two chapters of nine.',
    'I could not sleep until four because of that exam.',
    'At breakfast I fell asleep over my toast.',
    'The exam kept me awake the whole night.',
  ]
  test('something like it is mentioned on another day, at most every third turn, and never twice', async () => {
    let state = await told(['I could not sleep again because of the exam.', 'The exam keeps me up at night.'])
    const mentioned: boolean[] = []
    for (const text of nights) {
      const answer = await say(text, state, { now: MONDAY + 2 * DAY_MS })
      mentioned.push(answer.text.includes('"'))
      state = answer.state
    }
    expect(mentioned).toContain(true)
    expect(mentioned.slice(0, 3).filter(Boolean).length).toBeLessThan(2)
    expect(state.memories.filter(({ usedAt }) => usedAt !== null).length).toBe(
      mentioned.filter(Boolean).length,
    )
  })
})

test('a message that could not be read is answered by a line of presence, and nothing is lost', async () => {
  const state = freshState()
  const heard = {
    text: 'My sister moved',
    reading: undefined,
    chatId: 'ada',
    avoid: [],
    asked: new Set<string>(),
  }
  const answer = await answering.reply({ ...heard, now: MONDAY }, state)
  expect(library.lines('presence', 'any')).toContain(answer.text)
  expect(answer.followUp).toBeNull()
  expect(answer.state.turn).toBe(1)
})

test('a greeting takes up one thing of last time, once', async () => {
  const state = await told(['My sister Nora moved to Lisbon last spring.'])
  const person = {
    name: 'Ada',
    companion: 'Sol',
    chatId: 'ada',
    returning: true,
    avoid: [],
    now: MONDAY + DAY_MS,
  }
  const first = answering.greet(person, state)
  expect(first.text).toContain('"My sister Nora moved to Lisbon last spring."')
  expect(first.text).toContain('yesterday')
  expect(first.text).toContain('Ada')
  expect(answering.greet(person, first.state).text).not.toContain('Lisbon')
  expect(answering.greet({ ...person, avoid: ['my sister'] }, state).text).not.toContain('Lisbon')
  expect(answering.greet({ ...person, returning: false, name: '$&' }, freshState()).text).toContain('$&')
})

test('Ada who complains is told sorry, and Ada who only goes on is not', async () => {
  const apologises = async (text: string) => {
    const { name } = (await say(text, freshState())).why
    return (library.named(name)?.kind ?? name) === 'complain'
  }
  expect(await apologises("You're not listening.")).toBe(true)
  expect(await apologises("That's not what I asked.")).toBe(true)
  expect(await apologises('One more thought on this.')).toBe(false)
  expect(await apologises('lol ok the real reason i joined is the swimming teacher')).toBe(false)
})

test('a greeting quotes neither a fragment nor the session just finished', async () => {
  const greeted = { name: 'Ada', companion: 'Sol', chatId: 'ada', returning: true, avoid: [] }
  const short = await told(['My sister Nora moved to Lisbon last spring. Now we do not.'])
  const text = answering.greet({ ...greeted, now: MONDAY + DAY_MS }, short).text
  expect(text).toContain('"My sister Nora moved to Lisbon last spring."')
  expect(answering.greet({ ...greeted, now: MONDAY + 60_000 }, short).text).not.toContain('"')
})
