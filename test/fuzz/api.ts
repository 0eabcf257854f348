/** The API fuzzer: many people at once on one server, each with calls, bad HTTP and frames. */
import { sendMalformedHttp } from './bad-http.ts'
import { createCallFuzzer } from './calls.ts'
import type { Findings } from './findings.ts'
import { sendMalformedFrames } from './frames.ts'
import { createClient } from './http-client.ts'
import { readOperations } from './openapi.ts'
import { newPerson } from './people.ts'
import type { Random } from './random.ts'
import type { Target } from './target.ts'
import { drawTokens, readTokens } from './tokens.ts'

type Parts = { target: Target; random: Random; findings: Findings; until(): boolean; people?: number }

const INSPECT_EVERY = 500
const names = ['ada', 'ben', 'chloe'] as const

export async function fuzzApi({ target, random, findings, until, people = 8 }: Parts): Promise<void> {
  const { url } = target
  const operations = await readOperations(url)
  const tokens = readTokens()
  const client = createClient(url, people)
  let steps = 0

  async function live(i: number, chance: Random): Promise<void> {
    const renew = () => newPerson(target, names[i % names.length]!)
    const text = () => drawTokens(tokens, chance).slice(0, 400)
    const file = () => chance.bytes(chance.below(200))
    const account = await renew()
    const calls = createCallFuzzer({
      url,
      client,
      operations,
      account,
      random: chance,
      findings,
      text,
      renew,
      file,
    })
    while (!until()) {
      const line = { url, account: calls.account(), random: chance, findings, text }
      const kind = chance.below(40)
      const step =
        kind === 0 ? sendMalformedHttp(line) : kind === 1 ? sendMalformedFrames(line) : calls.next()
      // The connection may be refused during a restart; the crash itself is reported below.
      await step.catch(error =>
        findings.count(`API: not sent (${(error as NodeJS.ErrnoException).code ?? error})`),
      )
      steps += 1
      if (steps % INSPECT_EVERY === 0) await target.inspect(findings, 'API')
    }
  }

  await Promise.all(Array.from({ length: people }, (_, i) => live(i, random.fork())))
  await target.inspect(findings, 'API')
  client.close()
}
