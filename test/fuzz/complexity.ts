/**
 * Searches for texts whose cost grows faster than their length. Each is sent at 2,000, 4,000 and 8,000
 * characters through every endpoint that reads text; the server's CPU time counts, because wall time also
 * depends on other load.
 */
import { classify } from '#shared/classification.ts'
import { postChat } from '#shared/companion.ts'
import { MAX_TEXT_LENGTH } from '#shared/person-text.ts'
import { putProfile } from '#shared/profile.ts'
import { sameAnswers } from '#test/support/profile-answers.ts'
import type { Findings } from './findings.ts'
import { newPerson, type Person } from './people.ts'
import type { Random } from './random.ts'
import type { Target } from './target.ts'
import { drawTokens, readTokens, repeatedTo } from './tokens.ts'

const lengths = [MAX_TEXT_LENGTH / 4, MAX_TEXT_LENGTH / 2, MAX_TEXT_LENGTH]
/** Per doubling. */
const MOST_GROWTH = 2.5
/** What a scrape, garbage collection or a timer may add to any measurement. */
const NOISE_MS = 25
const TRIES = 12
/** A chat's memory grows with each message, which is not what we measure here. */
const TEXTS_PER_PERSON = 12

export const textEndpoints: Record<string, (person: Person, text: string) => Promise<unknown>> = {
  care: ({ call }, text) =>
    call(putProfile, {
      body: {
        answers: { ...sameAnswers('a'), momentThatChangedYou: text },
      },
    }),
  classification: ({ call, user }, text) =>
    call(classify, { body: { userId: user.sub, context: 'TwinBot', text } }),
  reply: ({ call }, text) => call(postChat, { body: { text, chatId: 'TwinBot' } }),
}

/** Texts that once took seconds; always tried first. */
export const onceSlow = [":'p", 'remedy', "i can't ", '[{', 'fiftiesに', '|, –, a@b.c', 'they ']

type Parts = {
  target: Target
  random: Random
  findings: Findings
  until(): boolean
  first?: readonly string[]
}

/** Returns a description of the worst case. */
export async function fuzzComplexity(parts: Parts): Promise<string> {
  const { target, random, findings, until, first = onceSlow } = parts
  const tokens = readTokens()
  let person = await newPerson(target, 'ada')
  let worst = { ms: 0, told: 'nothing was measured' }
  for (const send of Object.values(textEndpoints)) await send(person, 'Warm up, please. '.repeat(200))
  for (let texts = 0; texts < first.length || !until(); texts += 1) {
    if (texts % TEXTS_PER_PERSON === 0) person = await newPerson(target, 'ada')
    const drawn = first[texts] ?? drawTokens(tokens, random)
    for (const [name, send] of Object.entries(textEndpoints)) {
      const measured = await measure(target, text => send(person, text), drawn, findings)
      findings.count('complexity: texts', lengths.length)
      const [, , longest = 0] = measured
      const told = `${measured.map(ms => ms.toFixed(0)).join(', ')} ms for ${lengths.join(', ')} characters of ${JSON.stringify(drawn)} (${name})`
      if (grows(measured)) findings.fault(`complexity: ${name} is not linear`, told, longest)
      if (longest > worst.ms) worst = { ms: longest, told }
      await target.inspect(findings, `complexity (${name})`)
    }
  }
  return worst.told
}

/** Repeated while it seems to grow too fast, keeping the minimum: noise only ever adds. */
async function measure(
  target: Target,
  send: (text: string) => Promise<unknown>,
  drawn: string,
  findings: Findings,
): Promise<number[]> {
  const least = lengths.map(() => Number.POSITIVE_INFINITY)
  for (let tries = 0; tries < TRIES && (tries === 0 || grows(least)); tries += 1) {
    for (const [i, length] of lengths.entries()) {
      // Starts with another letter each time, to miss every cache.
      const text = `${String.fromCharCode(98 + tries)} ${repeatedTo(length - 2, drawn)}`
      const before = await target.cpuMs()
      await send(text).then(
        () => findings.count('complexity: answered'),
        error => refused(error, findings, text),
      )
      least[i] = Math.min(least[i]!, (await target.cpuMs()) - before)
    }
  }
  return least
}

function refused(error: unknown, findings: Findings, text: string): void {
  const { status = 0 } = error as { status?: number }
  findings.count('complexity: refused')
  if (status === 0 || status >= 500) findings.fault(`complexity: answered ${status}`, `${error}: ${text}`)
}

/**
 * From the shortest to the longest: what another process adds to one measurement weighs less there. What could not be
 * measured (NaN) counts as growth too: otherwise a missing figure would pass as a fast server.
 */
export function grows(ms: number[]): boolean {
  const doublings = ms.length - 1
  return !(ms.at(-1)! <= MOST_GROWTH ** doublings * ms[0]! + NOISE_MS * doublings)
}
