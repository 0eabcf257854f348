/**
 * How long somebody waits who shares the server with an attacker. Ada uses the product alone and next to
 * each attack in turn, so other load affects both equally; limits are an operator's defaults.
 */
import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { setPriority } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { classify } from '#shared/classification.ts'
import { getMessages, postChat } from '#shared/companion.ts'
import { getMessages as getThread } from '#shared/group-chat.ts'
import { getProfile } from '#shared/profile.ts'
import { withoutRateLimits } from '#test/support/settings.ts'
import { type Attack, attackKinds } from './attacks.ts'
import type { Findings } from './findings.ts'
import { newPerson, type Person } from './people.ts'
import type { Random } from './random.ts'
import type { Target } from './target.ts'

/** Instead of the wide limits of the tests. */
export const asDelivered = Object.fromEntries(
  [...Object.keys(withoutRateLimits), 'RATE_SOCKET_MESSAGES'].map(name => [name, '']),
)
const ROUNDS = 3
const MOST_TIMES = 3
/** Slow enough to stay within one person's limits. */
const BETWEEN_DEEDS_MS = 50
const ANSWERED_WITHIN_MS = 60_000
/** Below this nobody notices, and the measurement is mostly noise. */
const UNNOTICED_MS = 30

type Parts = {
  target: Target
  random: Random
  findings: Findings
  seconds: number
  report(line: string): void
  kinds?: readonly Attack['kind'][]
}

export async function measureVictim({
  target,
  random,
  findings,
  seconds,
  report,
  kinds = attackKinds,
}: Parts): Promise<void> {
  const ada = await newPerson(target, 'ada')
  await liveFor(ada, 2000, [])
  const roundMs = (1000 * seconds) / kinds.length / ROUNDS / 2
  for (const kind of kinds) {
    const measured = await measure(target, ada, { kind, seed: random.below(2 ** 31) }, roundMs).catch(busy)
    if (typeof measured === 'string') {
      report(`victim: not measured beside ${kind}, which the server was still busy with a minute later`)
      findings.fault(`victim: the server is busy with ${kind} long after the attacker has stopped`, measured)
      await target.restart()
      continue
    }
    const [alone, beside] = measured
    const [before, after] = [percentile(alone, 99), percentile(beside, 99)]
    const [middleBefore, middleAfter] = [percentile(alone, 50), percentile(beside, 50)]
    const summary =
      `${before.toFixed(0)} ms alone, ${after.toFixed(0)} ms beside ${kind} (${(after / before).toFixed(1)} times; ` +
      `middle ${middleBefore.toFixed(0)} and ${middleAfter.toFixed(0)} ms; ` +
      `${alone.length} and ${beside.length} calls)`
    report(`victim's p99: ${summary}`)
    findings.count('victim: calls', alone.length + beside.length)
    if (after > MOST_TIMES * before && after > UNNOTICED_MS)
      findings.fault(`victim: waits too long beside ${kind}`, summary)
    await target.inspect(findings, `victim beside ${kind}`)
  }
}

/** Only an attacker still waiting for answers proves the server is busy; anything else is a bug of ours. */
function busy(error: Error): string {
  if (error.name === 'AbortError') return String(error.cause ?? error)
  throw error
}

async function measure(
  target: Target,
  ada: Person,
  { kind, seed }: Pick<Attack, 'kind' | 'seed'>,
  roundMs: number,
) {
  const { token, email, password, deviceKey, user } = await newPerson(target, 'ben')
  const attack: Attack = { kind, seed, url: target.url, account: { token, email, password, deviceKey, user } }
  const child = fork(join(import.meta.dirname, 'attacker.ts'), {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  // A real attacker uses another machine: here they must not take CPU time from the server.
  setPriority(child.pid!, 19)
  const alone: number[] = []
  const beside: number[] = []
  try {
    await order(child, attack)
    for (let round = 0; round < ROUNDS; round += 1) {
      await liveFor(ada, roundMs, alone)
      await order(child, 'go')
      await liveFor(ada, roundMs, beside)
      // Wait until every request is answered, so leftovers do not count towards the time alone.
      await order(child, 'stop')
    }
  } finally {
    child.kill('SIGKILL')
  }
  return [alone, beside] as const
}

async function order(child: ChildProcess, message: Attack | 'go' | 'stop'): Promise<void> {
  const answered = once(child, 'message', { signal: AbortSignal.timeout(ANSWERED_WITHIN_MS) })
  child.send(message)
  await answered
}

async function liveFor(ada: Person, ms: number, took: number[]): Promise<void> {
  const { call, user } = ada
  const chatId = 'TwinBot'
  const text = 'I slept badly and I worry about tomorrow.'
  const deeds = [
    () => call(getProfile),
    () => call(postChat, { body: { text, chatId } }),
    () => call(getMessages, { params: { chatId }, query: { limit: 20 } }),
    () => call(classify, { body: { userId: user.sub, context: chatId, text } }),
    () => call(getThread, { params: { threadId: 'sleep' }, query: {} }),
  ]
  for (const deadline = performance.now() + ms; performance.now() < deadline; )
    for (const deed of deeds) {
      const began = performance.now()
      await deed()
      took.push(performance.now() - began)
      await pause(BETWEEN_DEEDS_MS)
    }
}

function percentile(values: number[], percent: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor((sorted.length * percent) / 100))] ?? 0
}
