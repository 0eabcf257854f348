import { readFileSync } from 'node:fs'
import { beforeAll, describe, expect, test } from 'vitest'
import { readFiles } from '#server/companion/library/files.ts'
import { sentencesOf } from '#server/companion/text/words.ts'
import { questions } from '#shared/questions.ts'
import { createRandom } from '#test/fuzz/random.ts'
import { sharedLibrary, sharedReader } from '#test/support/shared-reader.ts'
import { takesOut } from '#test/support/written-lines.ts'
import { createAnswering, createPartReader, type MessageToAnswer } from './answering.ts'
import { type ConversationState, freshState } from './state.ts'

const reader = sharedReader()
const library = sharedLibrary()
const answering = createAnswering(library)
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

const entries = readFiles().map(({ entry }) => entry)
/** Never said: the words of a question about what was told. */
const wordLists = new Set(['asking'])
const leftOf = takesOut(
  entries.flatMap(entry => {
    if ('moment' in entry) return [...entry.replies, ...entry.questions]
    if ('id' in entry) return 'ask' in entry ? [entry.ask] : [entry.he, entry.she, entry.they]
    return 'lines' in entry && !wordLists.has(entry.of) ? entry.say : []
  }),
)
/** Of all that is tried the same part each time; SAMPLE=2 tries another, and EVERY_REPLY=yes everything, which takes minutes. */
const all = process.env.EVERY_REPLY === 'yes'
const sample = process.env.SAMPLE ?? '1'
const ATTEMPTS = 20
const MOMENTS = 250

function sampleOf<T>(list: readonly T[], size: number): T[] {
  if (all) return [...list]
  const random = createRandom(Number(sample))
  const left = [...list]
  return Array.from({ length: size }, () => left.splice(random.below(left.length), 1)[0]!)
}

const attempts = [
  ...sampleOf(
    readFileSync(new URL('../../../../training/attempts.jsonl', import.meta.url), 'utf8')
      .trim()
      .split('\n'),
    ATTEMPTS,
  ).map(line => JSON.parse(line) as string),
  'x'.repeat(8000),
  'so tired and so alone tonight. '.repeat(250),
]
const moments = sampleOf(
  entries.flatMap(entry => ('moment' in entry ? [entry.messages[2]!] : [])),
  MOMENTS,
)

describe('every sentence she hears was written beforehand, and what is not ours in it is her own words', () => {
  test(
    'whatever she tells, over many turns',
    async () => {
      const said = [
        ...attempts,
        ...moments,
        'do you remember what I told you about the moon',
        'what do you remember about me?',
      ]
      let state = freshState()
      let followed = 0
      for (const [i, text] of said.entries()) {
        const answer = await say(text, state, { now: MONDAY + i * 3_600_000 })
        expect([text, leftOf(answer.text, said)]).toEqual([text, ''])
        if (answer.followUp) expect(questions).toContainEqual(answer.followUp)
        if (answer.followUp) followed += 1
        state = answer.state
      }
      expect(followed).toBeGreaterThan(5)
    },
    all ? 3_600_000 : undefined,
  )

  test('in a group too, and there without her memories', async () => {
    const state = await told(['My sister Nora moved to Lisbon last spring.'])
    for (const text of [...attempts, 'My sister Nora called.', 'do you remember my sister?']) {
      const { text: reply, followUp } = await say(text, state, { channel: 'group' })
      expect([text, leftOf(reply, [])]).toEqual([text, ''])
      expect(followUp).toBeNull()
    }
  })
})

test('nothing is said to her twice within thirty turns, even if she says the same again and again', async () => {
  for (const texts of [
    ['so tired'],
    ['ok'],
    ['hi', 'no se'],
    ['my boss shouted at me', 'I passed my exam!'],
  ]) {
    let state = freshState()
    const replies: string[] = []
    for (let turn = 0; turn < 40; turn += 1) {
      const answer = await say(texts[turn % texts.length]!, state)
      // Without the question that may follow.
      const reply = sentencesOf(answer.text)
        .filter((sentence, i) => i === 0 || !sentence.endsWith('?'))
        .join(' ')
      expect(replies.slice(-30)).not.toContain(reply)
      replies.push(reply)
      state = answer.state
    }
  }
})
