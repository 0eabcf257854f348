/** Encodes WebSocket text frames once, so the same bytes can be written to many clients. */

const TEXT = 0x81

export function textFrame(text: string): Buffer {
  const length = Buffer.byteLength(text)
  const headBytes = length < 126 ? 2 : length < 65_536 ? 4 : 10
  const frame = Buffer.allocUnsafe(headBytes + length)
  frame[0] = TEXT
  if (headBytes === 2) frame[1] = length
  else if (headBytes === 4) {
    frame[1] = 126
    frame.writeUInt16BE(length, 2)
  } else {
    frame[1] = 127
    frame.writeBigUInt64BE(BigInt(length), 2)
  }
  frame.write(text, headBytes)
  return frame
}

/** Joins frames for one write; a single frame is not copied. */
export function joinFrames(frames: Buffer[]): Buffer {
  return frames.length === 1 ? frames[0]! : Buffer.concat(frames)
}
