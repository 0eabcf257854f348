/**
 * An optional language model, chosen by the operator, that may phrase a reply better than the built-in one.
 * There is always a reply, in time; nothing is said that the checks reject; only the text of people who
 * agreed is sent, and none of it is logged.
 */
import type { Clock } from '#server/platform/clock.ts'
import type { Log } from '#server/platform/log.ts'
import { ask, Failure, type Fetch } from './ask.ts'
import { createBreaker } from './breaker.ts'
import { createBudget, roughTokens } from './budget.ts'
import type { Fault } from './faults.ts'
import { type CareJudge, outgoing } from './privacy-gate.ts'
import { type Prompt, promptFor } from './prompt.ts'
import { faultOf, tidied } from './reply-check.ts'
import type { ModelTurn, Outgoing } from './turn.ts'
import type { ModelAnswer, WireFormat } from './wire-formats.ts'

export type { CareJudge, Fault, ModelTurn }

export type ModelSettings = {
  format: WireFormat
  baseUrl: string
  model: string
  apiKey?: string | undefined
  /** For the whole turn, including the second attempt. */
  timeoutMs: number
  maxTokens: number
  /** 0 means no limit. */
  dailyTokens: number
}
type Parts = { fetch?: Fetch; clock: Clock; log: Log; judge: CareJudge }

export type WordedReply = { text: string; from: 'model' | 'built-in' }
export type Model = {
  /** Shown to the person on the screen that asks for consent. */
  host: string
  /** Never rejects. */
  speak(turn: ModelTurn): Promise<WordedReply>
}

const ATTEMPTS = 2

export function createModel(settings: ModelSettings | undefined, parts: Parts): Model | undefined {
  return settings && modelAt(settings, parts)
}

function modelAt(settings: ModelSettings, { fetch = globalThis.fetch, clock, log, judge }: Parts): Model {
  const { host } = new URL(settings.baseUrl)
  const breaker = createBreaker(clock)
  const budget = createBudget(settings.dailyTokens, clock)

  async function speak(turn: ModelTurn): Promise<WordedReply> {
    const builtIn: WordedReply = { text: turn.builtIn, from: 'built-in' }
    try {
      const out = await outgoing(turn, judge)
      const text = out && (await worded(turn, out))
      return text ? { text, from: 'model' } : builtIn
    } catch (error) {
      const { why, status } = error instanceof Failure ? error : { why: 'unexpected', status: undefined }
      log.warn({ host, why, status }, 'the language model did not answer')
      return builtIn
    }
  }

  async function worded(turn: ModelTurn, out: Outgoing): Promise<string | undefined> {
    const signal = AbortSignal.timeout(settings.timeoutMs)
    let rejected: { text: string; fault: Fault } | undefined
    for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
      const answer = await asked(promptFor(out, rejected), signal)
      if (!answer) return undefined
      const text = tidied(answer.text)
      const fault = answer.isCut ? 'cut' : await faultOf(text, turn, out, judge)
      if (!fault) return text
      log.info({ host, fault, attempt }, 'a reply of the language model was not used')
      rejected = { text, fault }
    }
    return undefined
  }

  /** Undefined if the day's tokens are used up or the breaker is open. */
  async function asked(prompt: Prompt, signal: AbortSignal): Promise<ModelAnswer | undefined> {
    const length = roughTokens(prompt.system + prompt.user)
    const settle = budget.setAside(length + settings.maxTokens)
    if (!settle) {
      log.info({ host }, 'the language model has had its tokens for today')
      return undefined
    }
    if (!breaker.allows()) {
      settle(0)
      return undefined
    }
    try {
      const answer = await ask(settings, prompt, fetch, signal)
      breaker.worked()
      settle(answer.tokens ?? length + roughTokens(answer.text))
      return answer
    } catch (error) {
      breaker.failed()
      // A host that was unreachable or refused did no work; for a slow one that is unknown.
      if (error instanceof Failure && (error.why === 'unreachable' || error.why === 'status')) settle(0)
      throw error
    }
  }

  return { host, speak }
}
