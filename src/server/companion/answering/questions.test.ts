import { beforeAll, describe, expect, test } from 'vitest'
import { sharedLibrary, sharedReader } from '#test/support/shared-reader.ts'
import { createAnswering, type MessageToAnswer } from './answering.ts'
import { freshState, type VoiceState } from './state.ts'

const reader = sharedReader()
const library = sharedLibrary()
const answering = createAnswering(library)

beforeAll(() => reader.ready())

async function say(text: string, state: VoiceState, more: Partial<MessageToAnswer> = {}) {
  const reading = await reader.read(text, { match: true })
  const message = { text, reading, chatId: 'ada', avoid: [], asked: new Set<string>(), now: 0, ...more }
  return answering.reply(message, state)
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
    expect(asks(await say('we got a puppy yesterday!', state))).toBe(true)
  })

  test('nothing is asked of somebody who may not be well', async () => {
    expect(asks(await say('got the job!!', freshState(), { isCareful: true }))).toBe(false)
  })

  test('who tells something that only a question follows is asked just that, and may know why', async () => {
    const followUps = [{ name: 'holding-up', sure: 0.9 }]
    const answer = await say('There are the steps, the bus, the 14th and the forms.', freshState(), {
      followUps,
    })
    expect([answer.text, answer.state.open]).toEqual(['How are you holding up?', 'How are you holding up?'])
    expect(answer.why).toMatchObject({ from: 'presence', name: 'follow-up' })
    const again = await say('There are the steps, the bus, the 14th and the forms.', answer.state, {
      followUps,
    })
    expect(again.text).not.toContain('How are you holding up?')
    const unsure = [{ name: 'holding-up', sure: 0.001 }]
    const other = await say('There are the steps, the bus, the 14th and the forms.', freshState(), {
      followUps: unsure,
    })
    expect(asks(other)).toBe(false)
  })

  test('one in three at least is the bank’s, as long as it has one that fits, and none comes twice', async () => {
    let state = freshState()
    const asked = new Set<string>()
    const both = library.moments.filter(
      ({ name, questions, isAnswer }) => !isAnswer && questions.length > 0 && library.bankAfter.has(name),
    )
    for (const moment of both.slice(0, 40)) {
      const { followUp, state: next } = await say(moment.messages[0]!, state, { asked })
      if (followUp) {
        expect(asked).not.toContain(followUp.id)
        asked.add(followUp.id)
      }
      state = next
    }
    expect(state.bank).toBeGreaterThan(2)
    expect(state.own).toBeLessThanOrEqual(2 * (state.bank + 1) + 2)
  })
})
