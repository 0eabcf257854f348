import { beforeAll, describe, expect, test } from 'vitest'
import { sharedLibrary, sharedReader } from '#test/support/shared-reader.ts'
import { createAnswering, createPartReader } from './answering.ts'
import { type ConversationState, freshState, isDeciding } from './state.ts'

const reader = sharedReader()
const library = sharedLibrary()
const answering = createAnswering(library)

beforeAll(() => reader.ready())

async function say(text: string, state: ConversationState) {
  const reading = await reader.read(text, { match: true })
  return answering.reply(
    { text, reading, parts: createPartReader(reader), chatId: 'ada', avoid: [], asked: new Set(), now: 0 },
    state,
  )
}

async function told(texts: string[]): Promise<ConversationState> {
  let state = freshState()
  for (const text of texts) state = (await say(text, state)).state
  return state
}

describe('when she asks what to do', () => {
  test.each([
    ['Should I ring her, or leave her be till she is ready?', ['ring her', 'leave her be till she is ready']],
    ['do i tell Nora about the vase or glue it tonight?', ['tell Nora about the vase', 'glue it tonight']],
  ])('the two ways of "%s" are put before her in her own words', async (text, options) => {
    const state = await told(['My daughter has not called for three months.'])
    const { text: reply, followUp } = await say(text, state)
    for (const option of options) expect(reply).toContain(`"${option}"`)
    expect(reply).not.toContain('?')
    expect(followUp).toBeNull()
  })

  test.each([
    [
      'Long day. We have a cup match at six, and the vet rang about the dog. I could take the boys to the match, or stay at home with him. What would you do?',
      ['take the boys to the match', 'stay at home with him'],
    ],
    [
      'They talk of making me manager, and Mum is alone over there. Should I go back or stay?',
      ['go back', 'stay'],
    ],
  ])('a story that ends in a question for advice is heard as one: "%s"', async (text, ways) => {
    const { text: reply, why } = await say(text, freshState())
    expect(why.name).toBe('weighed')
    for (const way of ways) expect(reply).toContain(`"${way}"`)
  })

  test('she is asked on, one question at a time, while she tells what speaks for and against', async () => {
    let state = await told(['What do you think I ought to do about the house?'])
    for (const text of [
      'The stairs are getting hard, and the winters are so long.',
      'But Harold built the kitchen himself, and I cannot imagine handing it to strangers.',
    ]) {
      const answer = await say(text, state)
      expect([text, answer.text.split('?').length, answer.followUp]).toEqual([text, 2, null])
      expect(answer.text).toContain(answer.state.open)
      state = answer.state
    }
  })

  test('whoever asks something else, and then tells of a death, is not taken to be making a choice', async () => {
    const milk = [
      "Ha, alright. It's only milk I know. It's just he never replaces anything and I'm counting every pound till payday,",
      'which is nine days off. Anyway before I go on - what actually are you? And does anyone read what I write here?',
    ]
    const state = await told([milk.join(' ')])
    expect(isDeciding(state)).toBe(false)
    const cried =
      'I was fine till I got on the bus, and then I was crying at the window. I keep going over that bit.'
    expect((await say(cried, state)).why.name).not.toMatch(/^deciding/)
  })

  test('when she asks again it is plainly left with her; another question of hers is not met with one', async () => {
    const state = await told(['Should I ring her, or leave her be till she is ready?'])
    const again = await say('So what would you do?', state)
    expect(library.lines('presence', 'deciding-advise')).toContain(again.text.replace(/[^.]*\?$/, '').trim())
    expect((await say('Does the bus go there on Sundays?', state)).text).not.toContain('?')
  })

  test.each([
    ['Right. I will ring her on Sunday, and that is that.', 'deciding-decides'],
    ['I think I am leaning towards ringing her.', 'deciding-leans'],
    ['Maybe I could write her a letter first, then she can choose.', 'deciding-middle'],
    [
      'I am scared she never forgives me, and I would never forgive myself.',
      'deciding-fear or the fear underneath it',
    ],
  ])('"%s" is heard for what it is', async (text, lines) => {
    const state = await told(['Should I ring her, or leave her be till she is ready?'])
    expect(lines.split(' or ')).toContain((await say(text, state)).why.name)
  })

  test.each([
    ['I only sleep and go to work. I think I am leaning to the clinic. The ward will be sad.', 'leans'],
    [
      'The children were easier. I have decided to move to Leeds. And I can take cuttings of the roses.',
      'decides',
    ],
  ])('what she comes to in the middle of "%s" is heard, and quoted', async (text, step) => {
    const state = await told(['Should I take the day job at the clinic in Leeds, or stay on nights?'])
    const { text: reply, why } = await say(text, state)
    expect(why.name).toBe(`deciding-${step}`)
    expect(reply).toMatch(/"I (think I am leaning to the clinic|have decided to move to Leeds)"/)
  })

  test('"I’ve decided" is heard beside the feeling that comes with it', async () => {
    const state = await told(['Should I tell her what I saw, or keep out of it?'])
    const decided =
      'I have decided, I will ask her round on Saturday and tell her. I feel a bit sick but lighter too.'
    const { text, why } = await say(decided, state)
    expect(why.name).toBe('deciding-decides')
    expect(text).toContain('I will ask her round on Saturday and tell her"')
  })

  test.each([
    [
      'Should I let the dog go this week, or try the treatment?',
      'I think I want to let him go while he can still run.',
    ],
    [
      'I was offered a post in Aberdeen. Should I take it?',
      "I only worry. I think I'm leaning towards taking it.",
    ],
  ])('after "%s", asked whether it is wrong of her, it does not nod', async (choice, leaning) => {
    const { text } = await say(`${leaning} Is that wrong of me?`, await told([choice]))
    const kinds = ['weighing-asked', 'act-check-ok'].flatMap(of => library.lines('presence', of))
    expect(kinds).toContain(text)
  })

  test('a sentence that is too long or that asks is never put into her mouth again', async () => {
    const state = await told(['Should I ring her, or leave her be till she is ready?'])
    const long =
      'I think I am leaning towards ringing her on Sunday after lunch when the children are out with their father and it is quiet.'
    expect((await say(long, state)).text).not.toContain('"')
  })

  test('both her reasons come back side by side, in her own words', async () => {
    const state = await told(['Should I take the job in Leeds, or stay here?'])
    const { text } = await say('The money in Leeds is good, but all my friends are here.', state)
    expect(text).toContain('"The money in Leeds is good"')
    expect(text).toContain('"all my friends are here"')
  })

  test('who asks again to have it chosen hears what she said for and against it', async () => {
    const state = await told([
      'Should I take the job in Leeds, or stay here?',
      'The money in Leeds is good, but all my friends are here.',
    ])
    const { text, why } = await say('So which one would you pick for me?', state)
    expect(why.name).toBe('weighed')
    expect(text).toContain('"The money in Leeds is good"')
    expect(text).toContain('"all my friends are here"')
  })

  test('once she has decided, her reasons are not brought up again', async () => {
    const state = await told([
      'Should I take the job in Leeds, or stay here?',
      'The money in Leeds is good, but all my friends are here.',
      'I have decided. I will take the job in Leeds.',
    ])
    const { text } = await say('So which film would you pick for me?', state)
    expect(text).not.toContain('friends are here')
  })

  test('"medicine or music? just pick one for me" is no question about what she told', async () => {
    const state = await told(['I got into medicine, which my parents want, and into music.'])
    const { text } = await say('So what should I do, medicine or music? Just pick one for me.', state)
    expect(text).not.toContain('I got into medicine')
  })

  test('once she has decided, it is over', async () => {
    const state = await told(['Should I ring her, or leave her be?', 'Right. I will ring her on Sunday.'])
    expect(isDeciding(state)).toBe(false)
  })

  test('her goodbye is a goodbye, with no question after it', async () => {
    const state = await told(['Should I ring her, or leave her be till she is ready?'])
    expect((await say('Good night, Robin.', state)).text).not.toContain('?')
  })

  test('she is not asked on while she wants no questions', async () => {
    let state = await told(['Stop asking me questions.'])
    for (const text of [
      'Should I ring her, or leave her be?',
      'Any advice on the house?',
      'It is so far away.',
    ]) {
      const answer = await say(text, state)
      expect([text, answer.text.includes('?')]).toEqual([text, false])
      state = answer.state
    }
  })

  test('what she tells after that is heard for itself, or else as something to weigh', async () => {
    const state = await told(['Should I ring her, or leave her be till she is ready?'])
    const heard = await say('My sister died on Sunday and I miss her so much.', state)
    expect(['moment', 'situation', 'stance']).toContain(heard.why.from)
    const weighed = await say(
      'If I ring now she may be cross with me, but if I wait she may think I do not care.',
      state,
    )
    expect(['weighing', 'deciding-pulls', 'deciding-reason', 'deciding-fear', 'deciding-stuck']).toContain(
      weighed.why.name,
    )
    expect(weighed.text).toContain('?')
  })

  /** The kind of moment or line that answers, and whether it quotes her. */
  async function answeredWith(text: string, state: ConversationState) {
    const { text: reply, why } = await say(text, state)
    return [library.named(why.name)?.kind ?? why.name, reply.includes('"')]
  }

  test.each(['What should I do?', 'Would it be wiser to go, do you think, or am I better off staying put?'])(
    '"%s", which has no two ways that could be quoted, quotes nothing',
    async text => {
      expect(await answeredWith(text, freshState())).toEqual(['advice', false])
    },
  )

  test('"What should I do about my sister?" is no question about what she told of her sister', async () => {
    const state = await told(['My sister has not spoken to me since the funeral.'])
    expect(await answeredWith('What should I do about my sister?', state)).toEqual(['advice', false])
  })
})

test('a question nobody can answer is answered by saying so, not with a nod', async () => {
  const { text } = await say('Do you think he knows?', freshState())
  expect(['question', 'act-check-ok'].flatMap(of => library.lines('presence', of))).toContain(text)
})
