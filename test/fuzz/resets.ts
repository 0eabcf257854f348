/**
 * Resets the TCP connection after every byte of a request, an upgrade and a socket conversation, and again
 * after each part of the server's answer. The server must stay up and leak nothing.
 */
import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type { Findings } from './findings.ts'
import type { Account } from './people.ts'
import type { Target } from './target.ts'
import { clientFrameBytes, type Local, openWire, upgradeRequest } from './wire.ts'

type Talk = {
  name: string
  bytes: Buffer /** Where the server is given time to answer before the next byte. */
  pauses: number[]
}

export function talks(url: string, { token, user }: Account, threadId = 'sleep'): Talk[] {
  const { host } = new URL(url)
  const body = JSON.stringify({ text: 'The line is about to break.', chatId: 'TwinBot' })
  const post = [
    'POST /api/chat HTTP/1.1',
    `Host: ${host}`,
    `Authorization: Bearer ${token}`,
    'Content-Type: application/json',
    `Content-Length: ${Buffer.byteLength(body)}`,
  ]
  const query = new URLSearchParams({ token, threadId })
  const said = {
    action: 'sendMessage',
    type: 'group_message',
    stream_id: threadId,
    text: 'Half a word',
    userId: user.sub,
    id: randomUUID(),
  }
  const frames = [{ action: 'typing' }, said, { action: 'ping' }].map(frame =>
    clientFrameBytes(JSON.stringify(frame)),
  )
  const hello = upgradeRequest(url, `/production?${query}`)
  const whole = (name: string, text: string) => ({ name, bytes: Buffer.from(text), pauses: [text.length] })
  return [
    whole('an HTTP request', `${post.join('\r\n')}\r\n\r\n${body}`),
    whole('a page', `GET /dashboard HTTP/1.1\r\nHost: ${host}\r\n\r\n`),
    whole('an upgrade', hello),
    whole('an upgrade without a token', upgradeRequest(url, '/production')),
    whole('an upgrade to another path', upgradeRequest(url, '/elsewhere')),
    whole('an upgrade to h2c', upgradeRequest(url, '/', { Upgrade: 'h2c' })),
    {
      name: 'a socket conversation',
      bytes: Buffer.concat([Buffer.from(hello), ...frames, clientFrameBytes(Buffer.from([3, 232]), 8)]),
      pauses: [hello.length, hello.length + frames[0]!.length + frames[1]!.length],
    },
  ]
}

const AT_ONCE = 16

type Watched = Pick<Target, 'sockets' | 'inspect'>
type Parts = {
  target: Watched
  url: string
  where: string
  account: Account
  findings: Findings
  step?: number
}

/** `step` is 1 for every byte; a short run takes larger steps. */
export async function resetEverywhere({
  target,
  url,
  where,
  account,
  findings,
  step = 1,
}: Parts): Promise<void> {
  for (const { name, bytes, pauses } of talks(url, account)) {
    const ends = Array.from({ length: Math.ceil(bytes.length / step) + 1 }, (_, i) =>
      Math.min(i * step, bytes.length),
    )
    for (let from = 0; from < ends.length; from += AT_ONCE) {
      const some = ends.slice(from, from + AT_ONCE)
      const count = (how: string) => () => findings.count(`resets ${where}${how}`)
      await Promise.all(
        some.map(end => disconnectAfter(url, bytes, end, pauses).then(count(''), count(': not connected'))),
      )
      if (from % (8 * AT_ONCE) === 0) await target.inspect(findings, `resets ${where} in ${name}`)
    }
    await pause(50)
    await target.inspect(findings, `resets ${where} in ${name}`)
  }
  await nothingLeft(target, where, findings)
}

export async function disconnectAfter(
  url: string,
  bytes: Buffer,
  end: number,
  pauses: number[],
  local?: Local,
): Promise<void> {
  const wire = await openWire(url, local)
  let written = 0
  for (const stop of pauses.filter(at => at < end)) {
    wire.write(bytes.subarray(written, stop))
    written = stop
    await wire.until(/HTTP\/1\.1 \d/, 300)
  }
  wire.write(bytes.subarray(written, end))
  // Half of them at once, half while the answer may be on its way.
  if (end % 2 === 0) await pause(end % 20)
  wire.reset()
}

async function nothingLeft(target: Watched, where: string, findings: Findings): Promise<void> {
  for (const deadline = Date.now() + 30_000; Date.now() < deadline; await pause(100))
    if ((await target.sockets()) === 0) return
  findings.fault(
    `resets ${where}: sockets are still counted after everybody has gone`,
    `${await target.sockets()}`,
  )
}
