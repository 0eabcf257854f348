/** Reads a request body, bounded in size and time. */
import type { Readable } from 'node:stream'
import { Refusal } from '#shared/errors.ts'

type Bounds = { mostBytes: number; withinMs: number }

export function readBody(stream: Readable, { mostBytes, withinMs }: Bounds): Promise<Buffer> {
  const chunks: Buffer[] = []
  let length = 0
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => fail(new Refusal('too-slow')), withinMs)

    function take(chunk: Buffer): void {
      length += chunk.length
      if (length > mostBytes) return fail(new Refusal('too-large'))
      chunks.push(chunk)
    }
    function finish(): void {
      detach()
      resolve(Buffer.concat(chunks))
    }
    function fail(error: Error): void {
      detach()
      reject(error)
    }
    const cutOff = () => fail(new Refusal('bad-input'))
    function detach(): void {
      clearTimeout(timer)
      // The rest is drained unread. `cutOff` stays: an unhandled stream error would end the process.
      stream.off('data', take).off('end', finish).off('close', cutOff).resume()
    }
    stream.on('data', take).on('end', finish).on('error', cutOff).on('close', cutOff)
  })
}
