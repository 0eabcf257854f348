/**
 * Every endpoint and frame, called by Ada with Ben's ids in each field that takes text. She must learn
 * nothing that is private to Ben, and nothing of his may change.
 */
import { getMessages, postChat } from '#shared/companion.ts'
import { leaveTraces, stateOf, type TraceIds } from './account-traces.ts'
import type { Findings } from './findings.ts'
import { createClient } from './http-client.ts'
import { addressOf, type JsonSchema, nameOf, type Operation, readOperations } from './openapi.ts'
import { newPerson, type Person, signIn } from './people.ts'
import type { Random } from './random.ts'
import type { Target } from './target.ts'
import { validValue } from './values.ts'
import { clientFrameBytes, openWire, upgradeRequest } from './wire.ts'

/** A word that occurs nowhere else in this run. */
const SECRET = 'ptarmigan'
const THREAD = 'sleep'

type Parts = { target: Target; random: Random; findings: Findings }

export async function callWithForeignIds({ target, random, findings }: Parts): Promise<void> {
  const { url } = target
  const [ben, someone] = [await newPerson(target, 'ben'), await newPerson(target, 'ada')]
  let ada = someone
  const traces = await leaveTraces(url, ben, SECRET, THREAD)
  await ada.call(postChat, { body: { text: 'Good morning.', chatId: 'TwinBot' } })
  const before = await stateOf(ben)
  const client = createClient(url, 4)
  const plans = (await readOperations(url)).flatMap(operation => plansFor(operation, traces))
  for (const plan of plans) {
    const { operation, values, body } = fill(plan, ada, random)
    const answer = await client.send({
      method: operation.method,
      path: addressOf(operation, values),
      headers: {
        authorization: `Bearer ${ada.token}`,
        'content-type': operation.takes ?? 'application/json',
      },
      body: body === undefined ? undefined : Buffer.from(JSON.stringify(body)),
    })
    findings.count('foreign ids: calls')
    const told = `${nameOf(operation)} with ${plan.kind} as ${plan.slot} → ${answer.status} ${answer.text.slice(0, 300)}`
    if (answer.text.toLowerCase().includes(SECRET))
      findings.fault(`foreign ids: ${nameOf(operation)} tells`, told)
    if (answer.status >= 500)
      findings.fault(`foreign ids: ${nameOf(operation)} answered ${answer.status}`, told)
    // She signed herself out, or removed her own device.
    if (answer.status === 401 || /sign-out|delete/.test(operation.path))
      ada = await signIn(url, ada).catch(() => ada)
  }
  client.close()
  await sayWithForeignIds(url, ada, traces, findings)
  await compare(before, ben, findings)
  await target.inspect(findings, 'foreign ids')
}

type Plan = { operation: Operation; slot: string; kind: string; id: string }

/** One plan for each text field of an operation and each of Ben's ids. */
function plansFor(operation: Operation, traces: TraceIds): Plan[] {
  const slots = [...operation.parameters.map(({ name }) => name), ...textFields(operation.body)]
  return slots.flatMap(slot => Object.entries(traces).map(([kind, id]) => ({ operation, slot, kind, id })))
}

function textFields(schema: JsonSchema | undefined): string[] {
  return Object.entries(schema?.properties ?? {}).flatMap(([name, { type }]) =>
    type === 'string' ? [name] : [],
  )
}

/** All other fields are valid and Ada's own. */
function fill({ operation, slot, id }: Plan, ada: Person, random: Random) {
  const own: Record<string, string> = {
    userId: ada.user.sub,
    threadId: THREAD,
    chatId: 'TwinBot',
    email: ada.email,
    password: 'not hers',
  }
  const parts = { random, seen: new Map(), text: () => 'Something of mine.' }
  const values: Record<string, unknown> = {}
  for (const { name, in: place, schema } of operation.parameters)
    if (place === 'path' || name === slot) values[name] = own[name] ?? validValue(schema, name, parts)
  if (slot in values) values[slot] = id
  const body = operation.body && validValue(operation.body, '', parts)
  if (typeof body !== 'object' || body === null) return { operation, values, body }
  const fields = body as Record<string, unknown>
  for (const name of Object.keys(fields)) fields[name] = own[name] ?? fields[name]
  if (textFields(operation.body).includes(slot)) fields[slot] = id
  return { operation, values, body: fields }
}

/** Frames with another account, thread or message. */
async function sayWithForeignIds(
  url: string,
  ada: Person,
  traces: TraceIds,
  findings: Findings,
): Promise<void> {
  const fields = ['userId', 'stream_id', 'id', 'from'] as const
  const { token, user } = ada
  for (const [kind, id] of Object.entries(traces))
    for (const field of fields) {
      const wire = await openWire(url)
      wire.write(upgradeRequest(url, `/production?${new URLSearchParams({ token, threadId: THREAD })}`))
      await wire.until(/"type":"opened"/)
      const own = { stream_id: THREAD, text: 'Hers.', userId: user.sub, id: `frame-${field}-${kind}` }
      const frame = { action: 'sendMessage', type: 'group_message', ...own, [field]: id }
      wire.write(clientFrameBytes(JSON.stringify(frame)))
      await wire.until(/"type":"(?:ack|error)"/)
      findings.count('foreign ids: frames')
      const accepted = /"type":"ack"/.test(wire.came())
      const told = `${field} = ${kind}: ${wire.came().slice(-400)}`
      // The `from` name is shown to nobody; an id unused in this thread is as good as any other.
      const theirs = field === 'userId' || field === 'stream_id' || (field === 'id' && kind === 'message')
      if (accepted && theirs) findings.fault(`foreign ids: a frame with another's ${field} was taken`, told)
      if (wire.came().toLowerCase().includes(SECRET)) findings.fault('foreign ids: a frame tells', told)
      wire.end()
    }
  // A token that is not hers must not open a connection.
  for (const [kind, id] of Object.entries(traces)) {
    const wire = await openWire(url)
    wire.write(upgradeRequest(url, `/production?${new URLSearchParams({ token: id, threadId: THREAD })}`))
    await wire.until(/44\d\d|not signed in|"type":"opened"/, 1000)
    findings.count('foreign ids: frames')
    if (/"type":"opened"/.test(wire.came()))
      findings.fault('foreign ids: a socket opened with no token', kind)
    wire.end()
  }
}

/** Counts by tag come in any order. */
function inOrder(state: unknown): string {
  const sorted = (_: string, value: unknown) =>
    value !== null && typeof value === 'object' && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
      : value
  return JSON.stringify(state, sorted) ?? ''
}

async function compare(before: Record<string, unknown>, ben: Person, findings: Findings): Promise<void> {
  const after = await stateOf(ben)
  for (const [part, was] of Object.entries(before)) {
    findings.count('foreign ids: parts compared')
    const [then, now] = [inOrder(was), inOrder(after[part])]
    if (then !== now) findings.fault(`foreign ids: Ben's ${part} changed`, `${then}\n→ ${now}`)
  }
  await ben.call(getMessages, { params: { chatId: 'TwinBot' }, query: {} })
}
