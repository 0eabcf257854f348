import { expect, test } from 'vitest'
import { createCare } from '#server/care/care.ts'
import { createLog } from '#server/platform/log.ts'
import { questions } from '#shared/questions.ts'
import { sharedReader } from '#test/support/shared-reader.ts'
import { freshState } from './answering/state.ts'
import { createMessageAssessment } from './message-assessment.ts'
import type { Services } from './services.ts'

/** Judged by the detector itself, without what support remembers of a person. */
function assessment() {
  const reader = sharedReader()
  const detector = createCare(reader)
  const support = {
    assess: async (_person, _surface, text, _id, beside) => ({
      ...(await detector.judge(text, beside)),
      show: null,
    }),
  } as Services['support']
  return createMessageAssessment({ reader, support, log: createLog('silent') })
}

const tierOf = async (text: string, open: string | null) =>
  (await assessment()('ada', 'companion', text, 'id', 'TwinBot', { ...freshState(), open })).care.tier

test('whoever answers at length is judged together with the question they answer', async () => {
  const putOff = [
    "Mostly I put it off. I say I'm busy and don't pick up when he rings.",
    "But that's making it worse, isn't it? I think I have to tell him before he asks about the house.",
  ].join(' ')
  expect(await tierOf(putOff, 'What do you do when that feeling comes?')).toBe('none')
})

test('a question somebody passed over hides no crisis: they are asked at least', async () => {
  const easy = questions.filter(({ category }) => category === 'challenge')
  for (const { text } of easy) expect(await tierOf("I don't want to wake up tomorrow", text)).not.toBe('none')
})
