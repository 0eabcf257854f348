import { expect, test } from 'vitest'
import { createCare } from '#server/care/care.ts'
import { ada } from '#test/support/scripted-model.ts'
import { sharedReader } from '#test/support/shared-reader.ts'
import { type CareJudge, outgoing } from './privacy-gate.ts'

const { judge } = createCare(sharedReader())

test('a written line of ours that worries the detector keeps nobody’s words from the model they chose', async () => {
  const builtIn =
    'Your sister stopped answering your texts. Being left without a word may make a person feel smaller than an argument would.'
  // Which of our lines concern the detector changes with it: here it is this one.
  const worried: CareJudge = text =>
    text === builtIn ? { tier: 'concern', category: 'suicide_passive' } : judge(text)
  expect((await outgoing({ ...ada, builtIn }, worried))?.draft).toBe(builtIn)
})

test('a draft with words of danger in it goes nowhere', async () => {
  const builtIn = 'You say that you want to die, and I hear it.'
  expect(await outgoing({ ...ada, builtIn }, judge)).toBeUndefined()
})
