import { beforeAll, describe, expect, test } from 'vitest'
import { sentencesOf } from '#server/companion/text/words.ts'
import { sharedLibrary, sharedReader } from '#test/support/shared-reader.ts'
import { createAnswering, createPartReader, isDeciding, type MessageToAnswer } from './answering.ts'
import { type ConversationState, freshState, lastReplies, normalized, withReply } from './state.ts'

const reader = sharedReader()
const library = sharedLibrary()
const answering = createAnswering(library)
const lines = (of: string) => library.lines('presence', of)
const kinds = ['wrong', 'told', 'gripe']
const apologies = kinds.flatMap(kind => lines(`corrected-${kind}`))
const aloneLines = kinds.flatMap(kind => lines(`corrected-${kind}-alone`))

beforeAll(() => reader.ready())

async function say(text: string, state: ConversationState, more: Partial<MessageToAnswer> = {}) {
  const reading = await reader.read(text, { match: true })
  const parts = createPartReader(reader)
  return answering.reply(
    { text, reading, parts, chatId: 'ada', avoid: [], asked: new Set(), now: 0, ...more },
    state,
  )
}

/** After the companion has said this. */
const havingSaid = (line: string, open: string | null = null, more: Partial<ConversationState> = {}) => ({
  ...freshState(),
  turn: 4,
  replies: withReply([], line),
  said: [line, open].filter(Boolean).join(' '),
  open,
  ...more,
})
const firstSentenceOf = (text: string) => sentencesOf(text)[0]!
const opensWithSorry = (text: string) => apologies.some(line => text.startsWith(line))

describe('whoever puts it right hears so first, and then an answer to the rest', () => {
  test.each([
    [
      'wrong',
      "Something feels off, and you're close enough to notice.",
      "That's not what I said, I'm not close to her. Pilar is the one who is close. What are you really?",
      /program/,
    ],
    [
      'wrong',
      "You've just said which way, I think.",
      "There's nothing to change my mind about mate, I wasn't deciding anything. My sister got into university, first choice!",
      /^(?!.*which way)/,
    ],
    [
      'told',
      'Whatever it was about, it did not need to be said in front of people.',
      'I already told you that. My dog died this morning, she was fourteen.',
      /sorry|life|love|miss/i,
    ],
    [
      'gripe',
      "I don't have advice for that, but I can hear that it matters to you.",
      'That is a bit thin for advice. My daughter got married on Saturday and I cried all day.',
      /./,
    ],
  ])('%s, after "%s"', async (kind, before, text, rest) => {
    const { text: reply } = await say(text, havingSaid(before))
    const owned = kind === 'wrong' ? lines('corrected-wrong') : apologies
    expect(owned.filter(line => reply.startsWith(line))).toHaveLength(1)
    expect(reply.replace(firstSentenceOf(reply), '')).toMatch(rest)
    expect(reply.split(' ').length).toBeLessThanOrEqual(55)
  })

  test('where that is all she says, it owns up, asks nothing and says why', async () => {
    const { text, followUp, why } = await say(
      "That's not what I meant, I'm not angry with him at all.",
      havingSaid('You sound angry with him.', 'What made you so angry?'),
    )
    expect(text).not.toContain('?')
    expect(followUp).toBeNull()
    expect(aloneLines.includes(text) || library.named(why.name)?.kind === 'complain').toBe(true)
  })

  test.each(["It's not easy, caring that much.", "It's hard not to take that to heart."])(
    'whoever agrees with "%s" in a "no" is not told sorry',
    async line => {
      expect(library.toneLines).toContain(line)
      const { text } = await say("No, it's not. We had soup with Nora in the garden.", havingSaid(line))
      expect(opensWithSorry(text)).toBe(false)
    },
  )

  test('what she tells beside a complaint is remembered, and the complaint is not', async () => {
    const told = 'My sister Nora moved to Lisbon last spring.'
    const { state } = await say(`I already told you that. ${told}`, havingSaid('Where does she live?'))
    expect(state.memories.map(({ said }) => said)).toEqual([told])
  })

  test('no apology comes back within thirty turns, however often she complains', async () => {
    let state: ConversationState = havingSaid('You sound angry with him.')
    const said: string[] = []
    for (let turn = 0; turn < 30; turn += 1) {
      const wrong = { ...state, said: 'You sound angry with him.' }
      const answer = await say('I already told you that. We had soup with Nora in the garden.', wrong)
      const own = lastReplies(answer.state).slice(lastReplies(state).length)
      said.push(...own)
      state = answer.state
    }
    const sorry = said.filter(line => apologies.map(normalized).includes(line))
    expect(sorry.length).toBeGreaterThan(3)
    expect(new Set(said).size).toBe(said.length)
  })
})

describe('while a choice is talked about', () => {
  const deciding = { weighedAt: 4 }

  test('somebody who says they are not making one is believed', async () => {
    const text =
      "There's nothing to change my mind about mate, I wasn't deciding anything. My boot flew off and hit the ref's flask."
    const { state, why, text: reply } = await say(text, havingSaid("You've chosen.", null, deciding))
    expect(isDeciding(state)).toBe(false)
    expect(why.name).not.toMatch(/^deciding|^weigh/)
    expect(opensWithSorry(reply) || aloneLines.includes(reply)).toBe(true)
  })

  test('a plain step of it beside the complaint is still one', async () => {
    const text = 'I already told you that. I will ring her on Sunday, I have decided.'
    const { why } = await say(text, havingSaid('What holds you back?', null, deciding))
    expect(why.name).toBe('deciding-decides')
  })

  test('a goodbye amid it is no decision', async () => {
    const parts = ["I'm going now.", 'Goodnight, Robin.']
    const aside = { text: parts[1]!, reading: await reader.read(parts[1]!, { match: true }) }
    const more = { aside }
    const { why } = await say(parts.join(' '), havingSaid('Which way?', null, deciding), more)
    expect(why.name).not.toMatch(/^deciding/)
  })
})

test.each([
  'My sister moved to Lisbon last spring and I miss her.',
  'No, but my mother did. She had the whole street in for tea.',
  'I told him he was wrong and he hung up on me.',
  'We won, three nil! Nobody can believe it.',
  'You know that smell of rain on a hot road? That.',
  "It wasn't the boiler after all, it was the fuse.",
  'She never listens to me. I said it three times.',
])('ordinary talk is not apologised for: "%s"', async text => {
  const { text: reply } = await say(text, havingSaid("That's told, then. I'm around if there's more."))
  expect(opensWithSorry(reply)).toBe(false)
  expect(aloneLines).not.toContain(reply)
})

test('whoever tells it again after "that’s not it" is not told sorry twice', async () => {
  const { text } = await say(
    'got the job!!! they offered me the job',
    havingSaid(library.lines('frame', 'not-it')[1]!),
  )
  expect(opensWithSorry(text) || aloneLines.includes(text)).toBe(false)
})

test('at the start of a talk, in a group and where no part can be read nobody is told sorry', async () => {
  const text = 'I already told you that. We had soup with Nora in the garden.'
  const before = havingSaid('Where does she live?')
  expect(opensWithSorry((await say(text, before)).text)).toBe(true)
  const others = [
    await say(text, freshState()),
    await say(text, before, { channel: 'group' }),
    await say(text, before, { parts: undefined }),
  ]
  for (const { text: reply } of others) expect(opensWithSorry(reply)).toBe(false)
})
