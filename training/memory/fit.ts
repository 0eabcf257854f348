/**
 * `node training/memory/fit.ts`: what makes a stretch of what somebody told the answer to a question about it. Learned from the
 * people of `asked-*` that neither the matcher nor the listener has learned from, and the questions of `talks.jsonl`; a fifth of the
 * people at a time is left out to measure. Writes models/library/recall.json.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { sentencesTold } from '#server/companion/answering/recall.ts'
import {
  heardAs,
  likelihoods,
  looks,
  seenIn,
  stretchesIn,
  withLast,
} from '#server/companion/answering/remembered.ts'
import type { Memory } from '#server/companion/answering/state.ts'
import { loadLibrary } from '#server/companion/library/library.ts'
import { contentOf } from '#server/companion/text/words.ts'
import { createLog } from '#server/platform/log.ts'
import { createReader } from '#server/reading/reading.ts'

/** `words`: what answers it, as they wrote it. */
type Ask = { q: string; a?: number; words?: string }
type Person = { told: string[]; asks: Ask[] }
type Case = {
  from: number[]
  person: number
  wanted: number[]
  seen: number[][]
  texts: string[]
  q: string
  weight: number
}

/** What a longer stretch counts for beside the shortest that answers, and a question nothing answers beside one that has an answer. */
const LONGER = 0.2
const NEVER = 0.4

const linesOf = (name: string) =>
  readFileSync(new URL(name, import.meta.url), 'utf8')
    .split('\n')
    .filter(Boolean)
    .map(line => JSON.parse(line) as Person)
const reader = createReader(createLog('warn'))
const library = loadLibrary(reader.versions)
const asked = ['asked-1.jsonl', 'asked-3.jsonl', 'asked-4.jsonl'].flatMap(name =>
  linesOf(name).filter((_, i) => i % 6 === 0),
)
const people = [...asked, ...linesOf('talks.jsonl')]
const cases: Case[] = []
for (const [person, { told: messages, asks }] of people.entries()) {
  const memories: Memory[] = messages.flatMap((text, turn) =>
    sentencesTold(text).map(said => ({ id: '', said, at: 0, usedAt: null, turn })),
  )
  const stretches = stretchesIn(memories, memories)
  const joined = memories.map(memory => withLast(memory, memories))
  const texts = [
    ...new Set([
      ...joined,
      ...stretches.map(({ text }) => text),
      ...memories.map(({ said }) => said),
      ...asks.map(({ q }) => q),
    ]),
  ]
  const read = await reader.match(texts)
  const vectors = new Map(texts.map((text, i) => [text, read[i]!]))
  for (const { q, a, words } of asks) {
    const ask = { text: q, words: [...contentOf(q)].filter(word => !library.asking.has(word)) }
    const told = memories.map(({ said }) => said)
    const heard = heardAs(told, await reader.answers(q, told))
    const answer = words ?? (a === -1 ? undefined : messages[a!])
    const holding = new Map<Memory, number[]>()
    if (answer)
      for (const [
        i,
        {
          memories: [memory],
          text,
        },
      ] of stretches.entries())
        if (text.includes(answer.replace(/[.,]$/, '')))
          holding.set(memory!, [...(holding.get(memory!) ?? []), i])
    const shortest = [...holding.values()].map(all =>
      all.reduce((x, y) => (stretches[y]!.text.length < stretches[x]!.text.length ? y : x)),
    )
    const wanted = stretches.map((_, i) =>
      shortest.includes(i) ? 1 : [...holding.values()].flat().includes(i) ? LONGER : 0,
    )
    if (answer && shortest.length === 0) console.error('not kept:', q, '|', answer)
    cases.push({
      from: stretches.map(({ memories: [memory] }) => memories.indexOf(memory!)),
      person,
      wanted,
      q,
      texts: stretches.map(({ text }) => text),
      seen: stretches.map(s => seenIn(library.tellings.weight, ask, s, memories, { vectors, heard })),
      weight: answer ? 1 : NEVER,
    })
  }
}
await reader.close()

const isAnswered = ({ wanted }: Case) => wanted.some(each => each > 0)
function learned(some: readonly Case[]) {
  const weights = looks.map(() => 0)
  let bias = -3
  // Adam.
  const m = [...weights, 0].map(() => 0),
    v = m.map(() => 0)
  for (let step = 1; step <= 600; step += 1) {
    const grad = weights.map(w => 0.002 * w * some.length).concat(0)
    for (const one of some) {
      const p = likelihoods({ weights, bias }, one.seen)
      const none = 1 - p.reduce((x, y) => x + y, 0)
      const mass = isAnswered(one) ? p.reduce((sum, each, i) => sum + each * one.wanted[i]!, 0) : none
      for (const [i, each] of p.entries()) {
        const target = isAnswered(one) ? (each * one.wanted[i]!) / mass : 0
        const d = (each - target) * one.weight
        for (const [k, x] of one.seen[i]!.entries()) grad[k]! += d * x
        grad[looks.length]! += d
      }
    }
    for (const [k, g] of grad.entries()) {
      m[k] = 0.9 * m[k]! + 0.1 * g
      v[k] = 0.999 * v[k]! + 0.001 * g * g
      const by = (0.05 * (m[k]! / (1 - 0.9 ** step))) / (Math.sqrt(v[k]! / (1 - 0.999 ** step)) + 1e-8)
      if (k === looks.length) bias -= by
      else weights[k]! -= by
    }
  }
  return {
    looks: [...looks],
    weights: weights.map(w => Math.round(w * 1000) / 1000),
    bias: Math.round(bias * 1000) / 1000,
  }
}

/** Of the sentence that is quoted, beside nothing at all. */
function surenessOf(p: readonly number[], best: number, { from }: Case): number {
  const own = p.reduce((sum, each, i) => sum + (from[i] === from[best] ? each : 0), 0)
  const none = 1 - p.reduce((sum, each) => sum + each, 0)
  return own / (own + none)
}

const judged = [0, 1, 2, 3, 4].flatMap(fold => {
  const kept = cases.filter(({ person }) => person % 5 === fold)
  const model = learned(cases.filter(({ person }) => person % 5 !== fold))
  return kept.map(one => {
    const p = likelihoods(model, one.seen)
    const best = p.indexOf(Math.max(...p))
    return { one, best, sure: p[best] ?? 0, any: surenessOf(p, best, one), wanted: one.wanted[best] ?? 0 }
  })
})
for (const [name, is] of [
  ['asked', (p: number) => p < asked.length],
  ['talks', (p: number) => p >= asked.length],
] as const) {
  const some = judged.filter(({ one }) => is(one.person))
  const answered = some.filter(({ one }) => isAnswered(one))
  const never = some.filter(({ one }) => !isAnswered(one))
  const at = (least: number) => {
    const right = answered.filter(({ any, wanted }) => any >= least && wanted > 0).length
    return `${least}: ${right} right, never ${never.filter(({ any }) => any < least).length}/${never.length}`
  }
  console.log(
    name,
    answered.length,
    'holds it',
    answered.filter(({ wanted }) => wanted > 0).length,
    'shortest',
    answered.filter(({ wanted }) => wanted === 1).length,
    'words',
    (
      answered.reduce((sum, { one, best }) => sum + one.texts[best]!.split(' ').length, 0) / answered.length
    ).toFixed(1),
  )
  console.log([0.3, 0.4, 0.5, 0.6, 0.7, 0.8].map(at).join('\n'))
}
if (process.argv.includes('every'))
  for (const { one, best, any, wanted } of judged.filter(({ one, wanted }) => isAnswered(one) && wanted < 1))
    console.log(
      wanted,
      any.toFixed(2),
      one.q,
      '\n   →',
      one.texts[best],
      '\n   !',
      one.texts[one.wanted.indexOf(1)],
    )
const model = learned(cases)
console.log(Object.fromEntries(model.looks.map((l, i) => [l, model.weights[i]])), model.bias)
writeFileSync(new URL('../../models/library/recall.json', import.meta.url), `${JSON.stringify(model)}\n`)
