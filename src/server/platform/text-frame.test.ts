import type { Writable } from 'node:stream'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import * as ws from 'ws'
import { joinFrames, textFrame } from './text-frame.ts'

/** What a client reads frames with; its type is not published. */
const { Receiver } = ws as unknown as { Receiver: new (options: object) => Writable }

/** As a client reads it. */
function received(bytes: Buffer): string[] {
  const texts: string[] = []
  const receiver = new Receiver({ isServer: false })
  receiver.on('message', (data: Buffer) => texts.push(data.toString()))
  receiver.write(bytes)
  return texts
}

test('every text arrives as it was sent, at each length of the head too', () => {
  // The head grows at 126 and at 65,536 bytes.
  const edges = [0, 1, 125, 126, 127, 65_535, 65_536].map(length => 'x'.repeat(length))
  const text = fc.oneof(fc.string({ unit: 'grapheme' }), fc.constantFrom(...edges))
  fc.assert(
    fc.property(fc.array(text, { minLength: 1, maxLength: 4 }), texts => {
      expect(received(joinFrames(texts.map(textFrame)))).toEqual(texts)
    }),
  )
})
