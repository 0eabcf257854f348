/** What one attacker with an account can do to everybody else, each as fast as possible. */

import { zipOf } from '#test/support/export.ts'
import { sendMalformedHttp } from './bad-http.ts'
import { createCallFuzzer } from './calls.ts'
import { createFindings } from './findings.ts'
import { sendMalformedFrames } from './frames.ts'
import { createClient } from './http-client.ts'
import { tampered } from './imports.ts'
import { readOperations } from './openapi.ts'
import type { Account } from './people.ts'
import type { Random } from './random.ts'
import { disconnectAfter, talks } from './resets.ts'
import { drawTokens, readTokens, repeatedTo } from './tokens.ts'

export const attackKinds = ['long texts', 'calls', 'bad HTTP', 'frames', 'resets', 'imports'] as const
export type Attack = { kind: (typeof attackKinds)[number]; seed: number; url: string; account: Account }

/** Long enough to learn when the server has finished with what was sent. */
const PATIENCE_MS = 600_000

/** On Linux all of 127/8 is this machine, so the attacker gets an address of their own. */
const local = { localAddress: process.platform === 'linux' ? '127.0.0.2' : undefined }

/** Prepares one request of that kind; many are sent at once. */
export async function preparedAttack(
  { kind, url, account }: Attack,
  random: Random,
): Promise<() => Promise<unknown>> {
  const findings = createFindings()
  const tokens = readTokens()
  const client = createClient(url, 64, { ...local, patienceMs: PATIENCE_MS })
  const text = () => drawTokens(tokens, random).slice(0, 400)
  const headers = { authorization: `Bearer ${account.token}`, 'content-type': 'application/json' }
  const line = { url, account, random, findings, text, local }
  const zip = zipOf({ 'data/manifest.json': '{"format":"twinbot-export","version":1}' })

  if (kind === 'long texts') {
    return () => {
      const body = {
        text: repeatedTo(8000, drawTokens(tokens, random)),
        chatId: 'TwinBot',
        context: 'TwinBot',
        userId: account.user.sub,
      }
      const path = random.pick(['/api/chat', '/api/classification'])
      const { context, userId, ...chat } = body
      const { chatId: _, ...reading } = body
      const sent = path === '/api/chat' ? chat : reading
      return client.send({ method: 'POST', path, headers, body: Buffer.from(JSON.stringify(sent)) })
    }
  }
  if (kind === 'calls') {
    const operations = await readOperations(url)
    const renew = async () => account
    const calls = createCallFuzzer({ ...line, client, operations, renew, file: () => zip })
    return calls.next
  }
  if (kind === 'bad HTTP') return () => sendMalformedHttp(line)
  if (kind === 'frames') return () => sendMalformedFrames(line)
  if (kind === 'resets') {
    const all = talks(url, account)
    return () => {
      const { bytes, pauses } = random.pick(all)
      return disconnectAfter(url, bytes, random.below(bytes.length), pauses, local)
    }
  }
  return () =>
    client.send({
      method: 'POST',
      path: '/api/account/import',
      headers: { ...headers, 'content-type': 'application/zip' },
      body: tampered(zip, random).bytes,
    })
}
