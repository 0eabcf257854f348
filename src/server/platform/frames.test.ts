import { expect, test } from 'vitest'
import { clientFrame, fieldLengths } from '#shared/live.ts'
import { MAX_TEXT_LENGTH } from '#shared/person-text.ts'
import { asPlainMessage, readFrame } from './frames.ts'

const plain = {
  action: 'sendMessage',
  type: 'group_message',
  stream_id: 'sleep',
  text: 'I slept well.',
  userId: 'u-1',
  id: 'm-1',
  from: 'Ada',
  timestamp: '2026-03-01T10:00:00.000Z',
}
const odd = [
  undefined,
  null,
  '',
  ' ',
  'x',
  'a b',
  0,
  7,
  true,
  [],
  ['x'],
  {},
  'é'.repeat(3),
  '\ud800',
  'yesterday',
]
const lengths = { ...fieldLengths, text: MAX_TEXT_LENGTH, id: 100, action: 11, type: 13 }

/** Every field with every odd value, at its maximum length and one beyond. */
const frames = Object.keys(plain).flatMap(field => {
  const most = lengths[field as keyof typeof lengths]
  return [...odd, 'x'.repeat(most), 'x'.repeat(most + 1)].map(value => ({ ...plain, [field]: value }))
})
const others = [
  plain,
  { ...plain, more: 1 },
  { action: 'ping' },
  { action: 'typing' },
  null,
  7,
  'x',
  [],
  [plain],
  {},
]

test('a message read the quick way is one the schema takes, and reads the same', () => {
  const came = [...frames, ...others].map(frame => JSON.parse(JSON.stringify(frame)))
  const quick = came.filter(frame => asPlainMessage(frame))
  for (const frame of quick) expect(clientFrame.parse(frame)).toStrictEqual(asPlainMessage(frame))
  expect(quick).toContainEqual(plain)
  // Everything else the schema accepts must have taken the fast path, except frames that leave out an
  // optional field.
  const slow = came.filter(frame => !asPlainMessage(frame) && clientFrame.safeParse(frame).success)
  expect(slow.map(({ action, from, timestamp }) => [action, from, timestamp])).toEqual([
    ['sendMessage', undefined, plain.timestamp],
    ['sendMessage', plain.from, undefined],
    ['ping', undefined, undefined],
    ['typing', undefined, undefined],
  ])
})

test('what is wrong with a message is said by its field', () => {
  const read = (frame: unknown) => readFrame(Buffer.from(JSON.stringify(frame)), false)
  expect(read(plain)).toEqual({ frame: plain })
  expect(read({ ...plain, text: 'x'.repeat(MAX_TEXT_LENGTH + 1) })).toMatchObject({
    id: 'm-1',
    refusal: { code: 'text-too-long', detail: { field: 'text', length: MAX_TEXT_LENGTH + 1 } },
  })
  expect(read({ ...plain, timestamp: 'yesterday' })).toMatchObject({
    id: 'm-1',
    refusal: { code: 'bad-input', detail: { field: 'timestamp' } },
  })
})
