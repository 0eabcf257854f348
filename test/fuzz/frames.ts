/**
 * Frames on the live socket that are valid, almost valid or garbage; the connection may drop at any of them.
 */
import { randomUUID } from 'node:crypto'
import type { Findings } from './findings.ts'
import type { Account } from './people.ts'
import type { Random } from './random.ts'
import { spoiled } from './values.ts'
import { clientFrameBytes, type Local, openWire, upgradeRequest } from './wire.ts'

type Parts = {
  url: string
  account: Account
  random: Random
  findings: Findings
  text(): string
  local?: Local
}

const FRAMES = 30
const rawFrames = ['reserved', 'unmasked', 'endless', 'fragments', 'control', 'utf8', 'bytes'] as const

/** One connection, from opening to close. */
export async function sendMalformedFrames({
  url,
  account,
  random,
  findings,
  text,
  local,
}: Parts): Promise<void> {
  const threadId = random.pick(['sleep', 'growth', 'sleep', 'growth', 'nowhere', ''])
  const token = random.chance(0.9) ? account.token : random.pick(['', 'x', text()])
  const wire = await openWire(url, local)
  wire.write(upgradeRequest(url, `/production?${new URLSearchParams({ token, threadId })}`))
  findings.count('API: sockets')
  await wire.until(/"type":"opened"|HTTP\/1\.1 [45]/, 3000)
  for (let i = random.below(FRAMES); i > 0 && !wire.ended(); i -= 1) {
    wire.write(random.chance(0.15) ? raw(random) : clientFrameBytes(JSON.stringify(frame(threadId)) ?? 'x'))
    findings.count('API: frames')
  }
  const answered = await wire.until(/"type":"(?:ack|error|pong)"/, 500)
  if (/"code":"(?:unexpected|classification-failed)"/.test(wire.came()))
    findings.fault('API: a frame was answered with a failure', wire.came().slice(-600))
  if (answered || random.chance(0.5)) wire.reset()
  else wire.end()

  function frame(stream_id: string): unknown {
    const kinds = [{ action: 'ping' }, { action: 'typing' }, message(stream_id), message(stream_id)]
    const right = random.pick<object>(kinds)
    return random.chance(0.5) ? right : spoiled(right, { random, text })
  }

  function message(stream_id: string): object {
    const id = random.chance(0.8) ? randomUUID() : 'twice'
    const userId = account.user.sub
    const timestamp = new Date().toISOString()
    return {
      action: 'sendMessage',
      type: 'group_message',
      stream_id,
      text: text(),
      userId,
      id,
      from: 'Ada',
      timestamp,
    }
  }
}

/** Bytes that violate the WebSocket protocol. */
function raw(random: Random): Buffer {
  const kind = random.pick(rawFrames)
  if (kind === 'reserved') return Buffer.from([0x80 | (3 + random.below(5)), 0x80, 1, 2, 3, 4])
  if (kind === 'unmasked') return Buffer.from([0x81, 1, 65])
  if (kind === 'endless') return Buffer.from([0x81, 0xff, 0x7f, 255, 255, 255, 255, 255, 255, 255])
  if (kind === 'fragments') return Buffer.from([0x01, 0x81, 0, 0, 0, 0, 65, 0x01, 0x81, 0, 0, 0, 0, 65])
  if (kind === 'control') return clientFrameBytes(random.bytes(random.below(126)), random.pick([8, 9, 10]))
  if (kind === 'utf8') return clientFrameBytes(Buffer.from([0xff, 0xfe, 0xc0]))
  return random.bytes(1 + random.below(40))
}
