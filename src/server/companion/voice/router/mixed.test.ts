import { describe, expect, test } from 'vitest'
import { loadVoice } from '#server/companion/voice/voice.ts'

const voice = loadVoice()
const replyTo = (text: string) => voice.reply({ text, chatId: 'halves' }, voice.fresh())

describe('somebody who asks for something and tells something beside it', () => {
  test.each([
    ['Can you book a plumber? My kitchen has been under water since Tuesday.', 'offscope', 'under water'],
    ['write my speech please, I have not eaten since the phone call', 'offscope', 'phone call'],
    ['are you free because i got sacked last week', 'meta', 'sacked last week'],
    ["stop asking me things, I'm just worn out from the twins", 'repair', 'the twins'],
    ["good night. I'm scared of what the vet will say", 'social', 'what the vet will say'],
    ["thanks for Tuesday, my sister rang and we're talking again", 'social', 'talking again'],
    ['stop repeating everything I say. My cousin stole my car.', 'repair', 'stole your car'],
    ['My uncle died on Sunday. Can you write a poem for him?', 'offscope', 'your uncle'],
  ])('is answered to both: %s', (text, kind, told) => {
    const { text: reply, kind: heard, segments } = replyTo(text)
    expect(heard).toBe(kind)
    expect(reply.toLowerCase()).toContain(told.toLowerCase())
    // Something of ours comes before or after what they told.
    expect(segments.filter(({ source }) => source === 'authored').length).toBeGreaterThan(1)
  })

  test.each([
    'can you translate this please, it is due tomorrow and I need it',
    "do you read this, I'm just curious about it",
    "You've told me twice that it sounds sore. I know it's sore.",
    'if I told you I stole a car and I ran off, would you ring the police',
  ])('gives no story where it only says why: %s', text => {
    expect(replyTo(text).segments.some(({ source }) => source === 'echo')).toBe(false)
  })

  test('is remembered for what they told', () => {
    const { state } = replyTo('Can you book a plumber? My kitchen has been under water since Tuesday.')
    expect(
      voice
        .memories(state)
        .map(each => each.clause)
        .join(),
    ).toContain('kitchen')
  })
})

test.each([
  ['lol ok robot, anyway my aunt is in a coma', 'your aunt is in a coma'],
  ['dunno, hollow. like an old drum', "you're hollow"],
  ['a month or so, give or take', 'a month'],
  ["sorry if this sounds silly but I'm afraid of the lift", 'lift'],
  ["I know you're just a robot but my goat had triplets", 'your goat had triplets'],
  ["let me rephrase. I don't mind the cold, I mind the dark", "don't mind the cold"],
])('a remark to us is no part of what is told: %s', (text, told) => {
  const reply = replyTo(text).text.toLowerCase()
  expect(reply).toContain(told)
  expect(reply).not.toMatch(/robot|rephrase|silly/)
})
