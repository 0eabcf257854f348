/**
 * Imports: an export imported by somebody else gives the same account, and a tampered zip is refused or
 * imported, never with a 5xx, and never in a way that breaks the account.
 */
import { isDeepStrictEqual } from 'node:util'
import { dataIn, fetchExport, filesIn, sendExport, zipOf } from '#test/support/export.ts'
import { leaveTraces, stateOf } from './account-traces.ts'
import type { Findings } from './findings.ts'
import { newPerson, type Person, signIn } from './people.ts'
import type { Random } from './random.ts'
import type { Target } from './target.ts'
import { spoiled } from './values.ts'

type Parts = { target: Target; random: Random; findings: Findings; until(): boolean }

/** An account gets this many imports before it is checked and replaced. */
const PER_ACCOUNT = 15

export async function fuzzImports({ target, random, findings, until }: Parts): Promise<void> {
  const { url } = target
  const app = { fetch: (path: string, init?: RequestInit) => fetch(new URL(path, url), init) }
  const exportOf = (person: Person) => fetchExport(app, { token: person.token, person })
  const ben = await newPerson(target, 'ben')
  await leaveTraces(url, ben, 'heron', 'sleep')
  const zip = await exportOf(ben)
  await thereAndBack()
  for (let chloe = await newPerson(target, 'chloe'); !until(); chloe = await newPerson(target, 'chloe')) {
    for (let i = 0; i < PER_ACCOUNT && !until(); i += 1) await sendSpoilt(chloe)
    await looksWell(chloe)
    await target.inspect(findings, 'imports')
  }

  async function thereAndBack(): Promise<void> {
    const ada = await newPerson(target, 'ada')
    const { status } = await sendExport(app, ada, zip)
    const [there, here] = [dataIn(zip), dataIn(await exportOf(ada))]
    findings.count('imports: accounts brought over')
    if (status !== 200) findings.fault('imports: an export was not taken in', `${status}`)
    for (const part of Object.keys(there))
      if (!isDeepStrictEqual(there[part], here[part]))
        findings.fault(
          `imports: ${part} differ`,
          `${JSON.stringify(there[part])}\n→ ${JSON.stringify(here[part])}`,
        )
  }

  async function sendSpoilt(person: Person): Promise<void> {
    const { how, bytes } = tampered(zip, random)
    const answer = await sendExport(app, person, bytes).catch(error => error as Error)
    findings.count('imports: zips')
    if (answer instanceof Error) return findings.count('imports: cut lines')
    findings.count(`imports: answered ${answer.status}`)
    const text = await answer.text()
    if (answer.status >= 500) findings.fault(`imports: ${how} answered ${answer.status}`, text)
    if (answer.status >= 400 && !/"code":"/.test(text))
      findings.fault('imports: refused without a reason', text)
  }

  /** Whatever was imported, every screen still opens and the account can be exported again. */
  async function looksWell(person: Person): Promise<void> {
    try {
      await stateOf(await signIn(url, person))
      dataIn(await exportOf(person))
      findings.count('imports: accounts looked at')
    } catch (error) {
      findings.fault(`imports: the account fails afterTest: ${error}`, String((error as Error).stack))
    }
  }
}

type Tampered = { how: string; bytes: Uint8Array }

export function tampered(zip: Uint8Array, random: Random): Tampered {
  const bytes = Buffer.from(zip)
  const at = random.below(bytes.length)
  const how = random.pick([
    'flip',
    'many flips',
    'cut',
    'doubled',
    'directory',
    'entries',
    'entries',
    'entries',
    'text',
  ] as const)
  if (how === 'flip') bytes[at] = random.below(256)
  if (how === 'many flips')
    for (let i = 0; i < 50; i += 1) bytes[random.below(bytes.length)] = random.below(256)
  if (how === 'cut') return { how, bytes: bytes.subarray(0, at) }
  if (how === 'doubled')
    return { how, bytes: Buffer.concat([bytes.subarray(at), bytes, bytes.subarray(0, at)]) }
  // The central directory is at the end: sizes, offsets and counts.
  if (how === 'directory')
    for (let i = 0; i < 4; i += 1) bytes[bytes.length - 1 - random.below(600)] = random.below(256)
  if (how === 'entries' || how === 'text') return { how, bytes: rewritten(zip, how, random) }
  return { how, bytes }
}

function rewritten(zip: Uint8Array, how: 'entries' | 'text', random: Random): Uint8Array {
  const files = filesIn(zip)
  const name = random.pick(Object.keys(files).filter(file => file.startsWith('data/')))
  const written = files[name] ?? ''
  if (how === 'text') {
    const at = random.below(written.length)
    const piece = random.pick(['[', '}', '"', '\\u0000', '\\ud800', '9'.repeat(400), '['.repeat(50_000)])
    return zipOf({ ...files, [name]: written.slice(0, at) + piece + written.slice(at) })
  }
  const file = JSON.parse(written) as { entries?: unknown[] }
  const text = () => random.pick(['a', '\0', 'é', '𝄞'])
  const changed = file.entries
    ? {
        ...file,
        entries: file.entries.map(entry => (random.chance(0.5) ? spoiled(entry, { random, text }) : entry)),
      }
    : spoiled(file, { random, text })
  return zipOf({ ...files, [name]: JSON.stringify(changed) ?? '' })
}
