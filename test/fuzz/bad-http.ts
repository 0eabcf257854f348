/** Malformed HTTP: bodies aborted or sent byte by byte, and requests that hardly parse. */
import { setTimeout as pause } from 'node:timers/promises'
import type { Findings } from './findings.ts'
import type { Account } from './people.ts'
import type { Random } from './random.ts'
import { type Local, openWire } from './wire.ts'

type Parts = { url: string; account: Account; random: Random; findings: Findings; local?: Local }

const DRIPS = 12

/** Sends one of them, from the first byte until the connection closes. */
export async function sendMalformedHttp({ url, account, random, findings, local }: Parts): Promise<void> {
  const head = (path: string, ...more: string[]) =>
    `POST ${path} HTTP/1.1\r\nHost: ${new URL(url).host}\r\nAuthorization: Bearer ${account.token}\r\n${more.join('\r\n')}\r\n\r\n`
  const json = 'Content-Type: application/json'
  const body = JSON.stringify({ text: 'hello', chatId: 'TwinBot' })
  const path = random.pick(['/api/chat', '/api/auth/login', '/api/account/import', '/api/reports'])
  const wire = await openWire(url, local)
  const kind = random.pick([
    'aborted',
    'slow',
    'chunks',
    'lengths',
    'garbage',
    'pipelined',
    'headers',
  ] as const)
  findings.count(`API: requests with ${kind}`)
  findings.count('API: requests')
  if (kind === 'aborted') {
    wire.write(head(path, json, 'Content-Length: 5000') + body.slice(0, random.below(body.length)))
    await pause(random.below(10))
    return random.chance(0.5) ? wire.reset() : wire.end()
  }
  if (kind === 'slow') {
    wire.write(head(path, json, `Content-Length: ${body.length}`))
    const step = Math.ceil(body.length / DRIPS)
    for (let at = 0; at < body.length; at += step) {
      wire.write(body.slice(at, at + step))
      await pause(5 + random.below(20))
    }
  }
  if (kind === 'chunks') {
    const sizes = ['5', 'zz', 'ffffffffffffffff', '-1', '5;x=y', '']
    wire.write(head(path, json, 'Transfer-Encoding: chunked'))
    wire.write(`${random.pick(sizes)}\r\nhello\r\n${random.pick(['0\r\n\r\n', '\r\n', '5\r\n'])}`)
  }
  if (kind === 'lengths') {
    const lengths = [
      '-1',
      '1e3',
      '99999999999999999999',
      '3\r\nContent-Length: 4',
      '0\r\nTransfer-Encoding: chunked',
    ]
    wire.write(head(path, json, `Content-Length: ${random.pick(lengths)}`) + body)
  }
  if (kind === 'garbage') wire.write(random.bytes(1 + random.below(300)))
  if (kind === 'pipelined') {
    const one = head(path, json, `Content-Length: ${body.length}`) + body
    wire.write(one.repeat(1 + random.below(10)))
  }
  if (kind === 'headers') {
    const name = random.pick(['X'.repeat(20_000), 'X-\0', 'X Y', 'Host', 'Cookie', 'X-Forwarded-For'])
    wire.write(head(path, `${name}: ${random.pick(['a', 'é', '\t', 'a, '.repeat(3000)])}`, json))
  }
  await wire.until(/HTTP\/1\.1 \d\d\d/, 2000)
  const [, status = '0'] = /^HTTP\/1\.1 (\d\d\d)/.exec(wire.came()) ?? []
  if (Number(status) >= 500) findings.fault(`API: ${kind} answered ${status}`, wire.came().slice(0, 500))
  wire.end()
}
