import { expect, test } from 'vitest'
import { createCare } from '#server/care/care.ts'
import { createLog } from '#server/platform/log.ts'
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
  const symptoms = "On and off. Like someone sitting on me. I've had two Rennies and a lie down"
  expect(await tierOf(symptoms, 'Chest and jaw together can be serious. Is it there right now?')).not.toBe(
    'none',
  )
})
