// A model connected to a scripted host, and a turn it accepts, for the tests in its folder.

import {
  type CareJudge,
  createModel,
  type Fault,
  type Model,
  type ModelSettings,
  type ModelTurn,
} from '#server/companion/model/model.ts'
import type { Clock } from '#server/platform/clock.ts'
import { createLog } from '#server/platform/log.ts'
import { openScriptedHost, type Step } from './scripted-host.ts'

export const ada: ModelTurn = {
  text: 'My sister stopped answering my texts and I keep checking my phone.',
  builtIn: 'Your sister has gone quiet, and the phone keeps calling you back.',
  kind: 'content',
  consented: true,
  history: [],
}
export const acceptableReply =
  'The silence from your sister has you reaching for the phone again, as if waiting had become its own task.'
export const otherAcceptableReply =
  'Checking the phone has become a way of staying near your sister while she says nothing.'

export const modelTurn = (text: string, more: Partial<ModelTurn> = {}): ModelTurn => ({
  ...ada,
  text,
  builtIn: 'What you wrote can stand here just as it is for now.',
  ...more,
})

type Wishes = { clock: Clock; judge: CareJudge; settings?: Partial<ModelSettings> }

export async function openScriptedModel({ clock, judge, settings }: Wishes, ...script: Step[]) {
  const host = await openScriptedHost(...script)
  const lines: string[] = []
  const log = createLog('trace', { write: line => void lines.push(line) })
  const model = createModel(
    {
      format: 'openai',
      baseUrl: `${host.url}/v1`,
      model: 'small',
      timeoutMs: 4000,
      maxTokens: 160,
      dailyTokens: 0,
      ...(settings?.format === 'anthropic' && { baseUrl: host.url }),
      ...settings,
    },
    { clock, log, judge },
  ) as Model
  return { host, model, lines, close: host.close }
}

/** The host gives the same reply twice, so a second attempt cannot replace a bad one. */
export async function hear(wishes: Wishes, reply: string, turn: ModelTurn) {
  const { model, lines, close } = await openScriptedModel(wishes, reply, reply)
  const spoken = await model.speak(turn)
  await close()
  return { ...spoken, faults: lines.map(line => JSON.parse(line).fault as Fault) }
}
