import fc from 'fast-check'
import { beforeAll, describe, expect, test } from 'vitest'
import { categoriesFor } from '#shared/follow-up.ts'
import { questions as bank } from '#shared/questions.ts'
import { sharedLibrary, sharedReader } from '#test/support/shared-reader.ts'
import { createAnswering, createPartReader, type MessageToAnswer, type Weigh } from './answering.ts'
import { questionAfter } from './questions.ts'
import { type ConversationState, freshState } from './state.ts'

const reader = sharedReader()
const library = sharedLibrary()
const answering = createAnswering(library)

beforeAll(() => reader.ready())

async function say(text: string, state: ConversationState, more: Partial<MessageToAnswer> = {}) {
  const reading = await reader.read(text, { match: true })
  const followUps = await reader.followUps(text)
  const asked = new Set<string>()
  return answering.reply(
    { text, reading, chatId: 'ada', avoid: [], asked, followUps, weigh: reader.weigh, now: 0, ...more },
    state,
  )
}

describe('questions', () => {
  const asks = ({ text, followUp }: Awaited<ReturnType<typeof say>>) =>
    followUp !== null || text.endsWith('?')

  test.each(['should i text him?', 'thanks so much', 'ok bye', 'is it late where you are?'])(
    'nothing is asked after "%s"',
    async text => expect(asks(await say(text, freshState()))).toBe(false),
  )

  test('for five turns after "stop asking me questions", and then again', async () => {
    let state = (await say('stop asking me questions', freshState())).state
    const days = ['got the job!!', 'so tired', 'my boss shouted at me', 'I passed my exam', 'the cat is ill']
    for (const text of days) {
      const answer = await say(text, state)
      expect([text, asks(answer)]).toEqual([text, false])
      state = answer.state
    }
    expect(asks(await say('my nan died this morning', state))).toBe(true)
  })

  test('nothing is asked of somebody who may not be well', async () => {
    expect(asks(await say('got the job!!', freshState(), { isCareful: true }))).toBe(false)
  })

  test('a question that merely might follow is not asked of somebody nothing was found for', async () => {
    const answer = await say('Second drawer, behind the envelopes.', freshState(), {
      followUps: [{ name: 'holding-up', sure: 0.05 }],
    })
    expect(answer.why).toMatchObject({ from: 'presence', name: 'any' })
    expect(asks(answer)).toBe(false)
  })

  const withBoth = library.moments.filter(
    ({ name, questions, isAnswer }) => !isAnswer && questions.length > 0 && library.bankAfter.has(name),
  )
  const opinion = {
    told: 0,
    wrong: 0,
    unrelated: 0,
    fine: 0,
    apt: 0,
    answers: 0,
    reply: { fine: 1, good: 1 },
  }

  test('one in three at least is the bank’s, as long as it has one that fits, and none comes twice', async () => {
    let state = freshState()
    const asked = new Set<string>()
    const weigh: Weigh = async (_, __, all) => all.map(() => ({ ...opinion, apt: 1 }))
    for (const moment of withBoth.slice(0, 40)) {
      const { followUp, state: next } = await say(moment.messages[0]!, state, { asked, weigh })
      if (followUp) {
        expect(asked).not.toContain(followUp.id)
        asked.add(followUp.id)
      }
      state = next
    }
    expect(state.bank).toBeGreaterThan(2)
    expect(state.own).toBeLessThanOrEqual(2 * (state.bank + 1) + 2)
  })

  test('the bank’s that has nothing to do with what she wrote is not asked, whatever moment was found', async () => {
    const weigh: Weigh = async (_, __, all) => all.map(() => ({ ...opinion, unrelated: 1 }))
    for (const moment of withBoth.slice(0, 10)) {
      const { followUp } = await say(moment.messages[0]!, freshState(), { weigh })
      expect(followUp).toBeNull()
    }
  })
})

describe('who wishes to be asked something', () => {
  const parts = createPartReader(reader)
  const wishes = [
    'you could ask me something you know',
    'idk what to say, you start. ask me anything',
    'Your turn. Ask me something.',
  ]
  test.each(wishes)('is asked: %s', async text => {
    const state = { ...freshState(), turn: 3, said: 'I can hear that.', lastSaid: 'It was a long day.' }
    const { text: reply } = await say(text, state, { parts })
    expect(reply).toMatch(/\?$/)
  })

  test.each(['please dont ask me about it', 'Stop asking me questions.', "don't ask me anything tonight"])(
    'is not who wants no question: %s',
    async text => {
      const { why, text: reply } = await say(text, freshState(), { parts })
      expect([why?.name === 'act-ask-me', reply.includes('?')]).toEqual([false, false])
    },
  )

  test('and is owed it after a complaint, and not asked at all where she may be unwell', async () => {
    const state = { ...freshState(), turn: 3, said: 'Okay, I see.', lastSaid: 'It was a long day.' }
    const text = 'you never ask me anything. ask me something for once'
    const { text: reply, why } = await say(text, state, { parts })
    expect([
      why!.name,
      library.lines('presence', 'act-ask-me-owed').some(line => reply.startsWith(line)),
    ]).toEqual(['act-ask-me', true])
    const careful = await say(text, state, { parts, isCareful: true })
    expect(careful.text).not.toMatch(/\?/)
  })

  test.each([
    'my mum asked me if I eat enough',
    'he never asks me anything',
    'ask me again tomorrow, it is too early to say',
  ])('is somebody else than who tells of asking: %s', async text => {
    const { why } = await say(text, freshState(), { parts })
    expect(why?.name).not.toBe('act-ask-me')
  })
})

describe('a question of the bank that follows what Ada wrote', () => {
  const rules = {
    library,
    thresholds: { ask: 0.5, followUp: 2, followUpAfterLine: 2, bank: 0.05, bankWorth: 0.5 },
  }
  const why = { from: 'presence', name: 'any', score: 0, threshold: 0 } as const
  const ids = bank.map(({ id }) => id)
  const words = ['I feel stuck', 'my plan', 'quietly proud', 'it rained', 'my teenager', 'so angry', 'a walk']
  const turns = fc.record({
    text: fc.subarray(words).map(some => some.join(', ')),
    labels: fc.subarray(['Avoidance', 'Overwhelm', 'LowMotivation', 'WinOrMilestone', 'constructor']),
    asked: fc.subarray(ids).map(some => new Set(some)),
    sure: fc.dictionary(fc.constantFrom(...ids), fc.constantFrom(0, 0.01, 0.05, 0.3, 0.9), {
      minKeys: 10,
      maxKeys: 40,
    }),
    chance: fc.constantFrom(0, 0.3, 0.6, 0.999),
  })

  test('was not asked before, fits, and is of a category her words name while one of those fits', async () => {
    let drawn = 0
    await fc.assert(
      fc.asyncProperty(turns, async ({ text, labels, asked, sure, chance }) => {
        const question = await questionAfter(rules, {
          choice: { text: 'Right.', why, near: [] },
          context: { text, valence: 'flat', before: '', avoid: [], replies: [] },
          followUps: Object.entries(sure).map(([name, likely]) => ({ name, sure: likely })),
          labels,
          state: freshState(),
          asked,
          random: () => chance,
        })
        const fitting = bank.filter(({ id }) => !asked.has(id) && (sure[id] ?? 0) >= rules.thresholds.bank)
        const named = fitting.filter(({ category }) => categoriesFor(text, labels).includes(category))
        const allowed = named.length > 0 ? named : fitting
        if (allowed.length > 0) drawn += 1
        expect(allowed.length > 0 ? allowed : [undefined]).toContain(
          question && 'bank' in question ? question.bank : question,
        )
      }),
    )
    expect(drawn).toBeGreaterThan(20)
  })
})
