import { expect, test } from 'vitest'
import type { GroupMessage } from '#shared/live.ts'
import type { Tracked } from '#web/platform/unsent.ts'
import { emptyThread, type Thread } from './thread.ts'
import { type Line, timeline } from './timeline.ts'

const now = new Date()
const message = (seq: number, by: string, more: Partial<GroupMessage> = {}): GroupMessage => ({
  type: 'group_message',
  stream_id: 'sleep',
  id: `m${seq}`,
  seq,
  from: by,
  userId: `p-${by}`,
  text: `${by} ${seq}`,
  timestamp: now.toISOString(),
  ...more,
})
const pending = (id: string, progress: Tracked['progress'] = 'sending'): Tracked => ({
  id,
  kind: 'group',
  place: 'sleep',
  text: `words ${id}`,
  writtenAt: now.getTime(),
  progress,
})
const thread = (messages: GroupMessage[], more: Partial<Thread> = {}): Thread => ({
  ...emptyThread,
  loaded: true,
  me: 'p-Ada',
  messages,
  ...more,
})
const options = { welcome: 'Welcome to the sleep group!', openedAt: now, unsent: [], unreadFrom: null }
const told = (lines: Line[]) =>
  lines.map(line => {
    if (line.type === 'said') return `${line.by}${line.pending ? ' (pending)' : ''}: ${line.text}`
    return line.type === 'note' ? `note: ${line.text}` : line.type
  })

test('the welcome comes first, then what was said', () => {
  expect(told(timeline(thread([message(1, 'Ben'), message(2, 'Ada')]), options))).toEqual([
    'bot: Welcome to the sleep group!',
    'other: Ben 1',
    'me: Ada 2',
  ])
})

test('the companion’s answer has the apostrophes and quotes of print; people’s words stay as they typed them', () => {
  const reply = { text: `That's "enough" for today.`, at: now.toISOString(), help: false }
  const mine = message(1, 'Ada', { id: 'mine', text: "It's late." })
  expect(told(timeline(thread([mine], { own: { mine: { reply } } }), options)).slice(1)).toEqual([
    "me: It's late.",
    'program',
    'bot: That’s “enough” for today.',
  ])
})

test('the note stands above one’s own words and the companion’s answer below, through all of their sending', () => {
  const own = { mine: { note: 'No tags', reply: { text: 'I hear you', at: now.toISOString(), help: false } } }
  const before = timeline(thread([], { own }), { ...options, unsent: [pending('mine')] })
  // The companion's first reply of a day comes with the reminder that it is a program.
  const answer = ['program', 'bot: I hear you']
  expect(told(before).slice(1)).toEqual(['note: No tags', 'me (pending): words mine', ...answer])
  const said = timeline(thread([], { own: { mine: { ...own.mine, said: true } } }), {
    ...options,
    unsent: [pending('mine')],
  })
  expect(told(said).slice(1)).toEqual(['note: No tags', 'me: words mine', ...answer])
  const stored = message(1, 'Ada', { id: 'mine', text: 'words mine' })
  const after = timeline(thread([stored], { own }), { ...options, unsent: [pending('mine')] })
  expect(told(after)).toEqual(told(said))
  expect(after.map(({ key }) => key)).toEqual(said.map(({ key }) => key))
})

test('what was refused stands in the composer and not in the log', () => {
  expect(told(timeline(thread([]), { ...options, unsent: [pending('x', 'refused')] }))).toHaveLength(1)
})

test('a line is drawn before the first unread message of somebody else, once', () => {
  const messages = [message(1, 'Ben'), message(2, 'Ada'), message(3, 'Ben'), message(4, 'Chloé')]
  expect(told(timeline(thread(messages), { ...options, unreadFrom: 2 })).slice(1)).toEqual([
    'other: Ben 1',
    'me: Ada 2',
    'unread',
    'other: Ben 3',
    'other: Chloé 4',
  ])
})

test('others’ messages may be covered, one’s own never', () => {
  const lines = timeline(
    thread([message(1, 'Ben', { cover: true }), message(2, 'Ada', { cover: true })]),
    options,
  )
  expect(lines.map(line => line.type === 'said' && Boolean(line.covered))).toEqual([false, true, false])
})

test('an answer shows what it answers; covered words stay covered there, and unsent ones are gone', () => {
  const quotes = (messages: GroupMessage[], more: Partial<Thread> = {}) =>
    timeline(thread(messages, more), options).flatMap(line => (line.type === 'said' && line.quote) || [])
  const first = message(1, 'Ben', { text: 'Who sleeps badly?' })
  const answer = message(2, 'Ada', { replyTo: 'm1' })
  expect(quotes([first, answer])).toMatchObject([{ id: 'm1', state: 'shown', text: 'Who sleeps badly?' }])
  expect(quotes([{ ...first, cover: true }, answer])).toMatchObject([{ state: 'covered', text: '' }])
  expect(quotes([{ ...first, text: '', removed: true }, answer])).toMatchObject([{ state: 'removed' }])
  expect(quotes([first, { ...answer, text: '', removed: true }])).toEqual([])
  // From above what is loaded: requested, and possibly not visible to the reader.
  expect(quotes([answer])).toMatchObject([{ state: 'loading' }])
  expect(quotes([answer], { quoted: { m1: first } })).toMatchObject([{ state: 'shown', name: 'Ben' }])
  expect(quotes([answer], { quoted: { m1: null } })).toMatchObject([{ state: 'gone', text: '' }])
})

test('a name stands over the first of a run only', () => {
  const lines = timeline(thread([message(1, 'Ben'), message(2, 'Ben'), message(3, 'Chloé')]), options)
  expect(lines.map(line => line.type === 'said' && [line.first, line.last])).toEqual([
    [true, true],
    [true, false],
    [false, true],
    [true, true],
  ])
})

test('that only you see it is said by the reply for both, and by the note where no reply came', () => {
  const reply = { text: 'I hear you', at: now.toISOString(), help: false }
  const noteOf = (own: Thread['own'], unsent: Tracked[] = []) =>
    timeline(thread(unsent.length > 0 ? [] : [message(1, 'Ada')], { own }), { ...options, unsent }).find(
      line => line.type === 'note',
    )
  expect(noteOf({ m1: { note: 'No tags', reply } })).toMatchObject({ alone: false })
  expect(noteOf({ m1: { note: 'No tags' } })).toMatchObject({ alone: true })
  expect(noteOf({ m1: { note: 'No tags' } }, [pending('m1')])).toMatchObject({ alone: false })
})

test('a new day begins above the note of its first message', () => {
  const yesterday = new Date(now.getTime() - 24 * 60 * 60_000).toISOString()
  const messages = [message(1, 'Ben', { timestamp: yesterday }), message(2, 'Ada')]
  const lines = timeline(thread(messages, { own: { m2: { note: 'No tags' } } }), options)
  expect(told(lines).slice(-3)).toEqual(['day', 'note: No tags', 'me: Ada 2'])
})

test('who has unsent everything can still be blocked there, and only there', () => {
  const removed = { text: '', removed: true as const }
  const lines = timeline(
    thread([
      message(1, 'Ben', removed),
      message(2, 'Ben'),
      message(3, 'Chloé', removed),
      message(4, 'Ada', removed),
    ]),
    options,
  )
  expect(lines.flatMap(line => (line.type === 'said' && line.onlyTrace ? [line.name] : []))).toEqual([
    'Chloé',
  ])
})
