import { describe, expect, test } from 'vitest'
import { createCare } from '#server/care/care.ts'
import { readConfig } from '#server/config.ts'
import { createLog } from '#server/platform/log.ts'
import { afterTest } from '#test/support/after-test.ts'
import { createTestClock } from '#test/support/clock.ts'
import type { Step } from '#test/support/scripted-host.ts'
import {
  acceptableReply,
  ada,
  openScriptedModel,
  otherAcceptableReply,
} from '#test/support/scripted-model.ts'
import { sharedReader } from '#test/support/shared-reader.ts'
import { createModel, type ModelSettings } from './model.ts'

const { judge } = createCare(sharedReader())

async function open(settings: Partial<ModelSettings>, ...script: Step[]) {
  const opened = await openScriptedModel({ clock: createTestClock(), judge, settings }, ...script)
  afterTest(opened.close)
  return opened
}

test('with nothing configured there is no model', () => {
  const parts = { clock: createTestClock(), log: createLog('silent'), judge }
  expect(createModel(readConfig({}).companionLlm, parts)).toBeUndefined()
})

test('what the operator configures names the host that a person is shown', () => {
  const { companionLlm } = readConfig({
    COMPANION_LLM: 'anthropic',
    COMPANION_LLM_BASE_URL: 'https://words.example:8443/some/path',
    COMPANION_LLM_MODEL: 'm',
  })
  const parts = { clock: createTestClock(), log: createLog('silent'), judge }
  expect(createModel(companionLlm, parts)?.host).toBe('words.example:8443')
})

describe('a good reply is said', () => {
  test('by a host that speaks as OpenAI does', async () => {
    const { model, host } = await open({ apiKey: 'key-1' }, acceptableReply)
    expect(await model.speak(ada)).toEqual({ text: acceptableReply, from: 'model' })
    const [request] = host.requests
    expect(request).toMatchObject({
      path: '/v1/chat/completions',
      headers: { authorization: 'Bearer key-1', 'content-type': 'application/json' },
      body: { model: 'small', max_tokens: 160 },
    })
    expect(request?.body.messages.map(({ role }) => role)).toEqual(['system', 'user'])
  })

  test('by a host that speaks as Anthropic does', async () => {
    const { model, host } = await open({ format: 'anthropic', apiKey: 'key-1' }, acceptableReply)
    expect(await model.speak(ada)).toEqual({ text: acceptableReply, from: 'model' })
    const [request] = host.requests
    expect(request).toMatchObject({
      path: '/v1/messages',
      headers: { 'x-api-key': 'key-1', 'anthropic-version': '2023-06-01' },
      body: { model: 'small', max_tokens: 160, system: expect.stringContaining('reflective companion') },
    })
    expect(request?.body.messages.map(({ role }) => role)).toEqual(['user'])
  })

  test('without a key where the host wants none', async () => {
    const { model, host } = await open({}, acceptableReply)
    await model.speak(ada)
    expect(host.requests[0]?.headers).not.toHaveProperty('authorization')
  })

  test('with its quotation marks and spaces made plain', async () => {
    const { model } = await open({}, ` “${acceptableReply.replace(' again', '\n again')}” `)
    expect(await model.speak(ada)).toEqual({ text: acceptableReply, from: 'model' })
  })
})

describe.each(['openai', 'anthropic'] as const)('a bad reply, as %s', format => {
  test('is written once more, told what was wrong', async () => {
    const { model, host } = await open(
      { format },
      'You should call your sister and ask what is wrong.',
      otherAcceptableReply,
    )
    expect(await model.speak(ada)).toEqual({ text: otherAcceptableReply, from: 'model' })
    const again = host.requests[1]?.body.messages.at(-1)?.content
    expect(again).toContain('"rejected":"You should call your sister')
    expect(again).toContain('it must not advise')
  })

  test('twice gives the built-in reply, and there is no third request', async () => {
    const { model, host } = await open(
      { format },
      'Call her.',
      'Why did your sister stop answering you?',
      acceptableReply,
    )
    expect(await model.speak(ada)).toEqual({ text: ada.builtIn, from: 'built-in' })
    expect(host.requests).toHaveLength(2)
  })

  test('that breaks off is not said', async () => {
    const { model } = await open({ format }, { cut: acceptableReply }, { cut: acceptableReply })
    expect(await model.speak(ada)).toMatchObject({ from: 'built-in' })
  })
})

describe('nobody is asked', () => {
  test('for a person who has not agreed', async () => {
    const { model, host } = await open({}, acceptableReply)
    expect(await model.speak({ ...ada, consented: false })).toEqual({ text: ada.builtIn, from: 'built-in' })
    expect(host.requests).toEqual([])
  })

  test.each([
    'ack',
    'noise',
    'social',
    'meta',
    'repair',
    'language',
    'code',
    'crisis',
    'nodiagnosis',
  ] as const)('when the turn is of the kind %s', async kind => {
    const { model, host } = await open({}, acceptableReply)
    expect(await model.speak({ ...ada, kind })).toMatchObject({ from: 'built-in' })
    expect(host.requests).toEqual([])
  })

  test.each([
    'I want to die and I have the pills here',
    'nobody would notice if I was gone',
    'i want to k i l l myself',
    'My grandmother died on Tuesday',
    'No quiero vivir más',
  ])('when somebody writes "%s", whatever the router thought', async text => {
    const { model, host } = await open({}, acceptableReply)
    expect(await model.speak({ ...ada, text })).toMatchObject({ from: 'built-in' })
    expect(host.requests).toEqual([])
  })

  test('when the care detector fails', async () => {
    const failing = () => ({ tier: 'none' as const, category: null, failed: true as const })
    const { model, host, close } = await openScriptedModel(
      { clock: createTestClock(), judge: failing },
      acceptableReply,
    )
    afterTest(close)
    expect(await model.speak(ada)).toMatchObject({ from: 'built-in' })
    expect(host.requests).toEqual([])
  })
})
