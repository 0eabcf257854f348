import { beforeAll, expect, test } from 'vitest'
import { sharedLibrary, sharedReader } from '#test/support/shared-reader.ts'
import { createAnswering } from './answering.ts'
import type { RepliesJudge } from './best-reply.ts'
import { freshState } from './state.ts'

const reader = sharedReader()
const library = sharedLibrary()
const answering = createAnswering(library)
const text = 'got the job!!'

beforeAll(() => reader.ready())

async function answered(judgeReplies: RepliesJudge | undefined) {
  const reading = await reader.read(text, { match: true })
  const asked = new Set<string>()
  return answering.reply(
    { text, reading, chatId: 'ada', avoid: [], asked, judgeReplies, now: 0 },
    freshState(),
  )
}

const sure: RepliesJudge = async (_, __, replies) => replies.map(() => ({ fine: 0.95, good: 0.9 }))

test('a reply is said that the model finds fitting beside the message', async () => {
  expect((await answered(sure)).why.from).toBe('moment')
  expect((await answered(reader.judgeReplies)).why.from).toBe('moment')
})

test('and none of those that it finds beside the point, however near their moments are', async () => {
  const doubts: RepliesJudge = async (_, __, replies) => replies.map(() => ({ fine: 0.01, good: 0.01 }))
  expect((await answered(doubts)).why.from).toBe('presence')
})

test('of several the one that the model likes best is said', async () => {
  const offered: string[] = []
  const likesLast: RepliesJudge = async (_, __, replies) => {
    offered.push(...replies.map(({ said }) => said))
    return replies.map((_, i) =>
      i === replies.length - 1 ? { fine: 0.99, good: 0.99 } : { fine: 0.02, good: 0.02 },
    )
  }
  const { text: said } = await answered(likesLast)
  expect(offered.length).toBeGreaterThan(1)
  expect(said.startsWith(offered.at(-1)!)).toBe(true)
})

test('what is read beside the message is the nearest thing the reply was written for', async () => {
  const tellings = new Set(library.moments.flatMap(({ messages }) => messages))
  const told: string[] = []
  await answered((said, asked, replies) => {
    told.push(...replies.map(each => each.told))
    return sure(said, asked, replies)
  })
  expect(told.every(each => tellings.has(each))).toBe(true)
})

test('where the model fails, the nearest moment that surely fits is answered from all the same', async () => {
  const fails = () => Promise.reject(new Error('gone'))
  const { text: said, why } = await answered(fails)
  expect(why.from).toBe('moment')
  expect(said).toBe((await answered(undefined)).text)
})
