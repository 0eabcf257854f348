import { expect, test } from 'vitest'
import type { ChatMessage } from '#shared/companion.ts'
import type { Tracked } from '#web/platform/unsent.ts'
import { type Line, timeline } from './timeline.ts'

const at = (day: number, hour: number, minute = 0) => new Date(2026, 10, day, hour, minute)
const said = (id: string, from: ChatMessage['from'], when: Date, more: Partial<ChatMessage> = {}) => ({
  id,
  from,
  text: `text of ${id}`,
  timestamp: when.toISOString(),
  ...more,
})
const unsent = (id: string, progress: Tracked['progress'], when = at(10, 9, 30)): Tracked => ({
  id,
  kind: 'companion',
  place: 'Wren',
  text: `text of ${id}`,
  writtenAt: when.getTime(),
  progress,
})

/** "b1^" begins a run, "b1$" ends one. */
const outline = (lines: Line[]) =>
  lines.map(line => {
    if (line.type !== 'said') return line.type
    return `${line.key}${line.first ? '^' : ''}${line.last ? '$' : ''}${line.progress ? ` ${line.progress}` : ''}`
  })

test('a day begins with its name and the line that the companion is a program', () => {
  const messages = [said('b1', 'bot', at(9, 22)), said('m1', 'user', at(10, 8)), said('b2', 'bot', at(10, 8))]
  expect(outline(timeline(messages, []))).toEqual([
    'day',
    'program',
    'b1^$',
    'day',
    'program',
    'm1^$',
    'b2^$',
  ])
})

test('a long conversation says again that the companion is a program', () => {
  const messages = [0, 1, 2, 3, 4].map(hour => said(`m${hour}`, 'user', at(10, 9 + hour)))
  expect(outline(timeline(messages, []))).toEqual([
    'day',
    'program',
    'm0^',
    'm1',
    'm2$',
    'program',
    'm3^',
    'm4$',
  ])
})

test('reply and question are one run, and the question is known as one', () => {
  const messages = [
    said('m1', 'user', at(10, 9)),
    said('b1', 'bot', at(10, 9)),
    said('q', 'bot', at(10, 9), { questionId: 'q7' }),
  ]
  const lines = timeline(messages, [])
  expect(outline(lines)).toEqual(['day', 'program', 'm1^$', 'b1^', 'q$'])
  expect(lines.at(-1)).toMatchObject({ question: true })
  expect(lines.at(-2)).toMatchObject({ question: false })
})

test('notes on what was read are not shown here', () => {
  const messages = [said('m1', 'user', at(10, 9)), said('n', 'classification', at(10, 9))]
  expect(outline(timeline(messages, []))).toEqual(['day', 'program', 'm1^$'])
})

test('words on their way come last, once, and what follows waiting words waits too', () => {
  const messages = [said('b1', 'bot', at(10, 9)), said('m1', 'user', at(10, 9, 10))]
  const lines = timeline(messages, [unsent('m1', 'sending'), unsent('m2', 'waiting'), unsent('m3', 'new')])
  expect(outline(lines)).toEqual(['day', 'program', 'b1^$', 'm1^', 'm2 waiting', 'm3$ waiting'])
})

test('words that were refused are back in the composer and not in the log', () => {
  expect(timeline([], [unsent('m1', 'refused')])).toEqual([])
})

test('help stands right under the reply that calls for it, and nothing is asked about what care said', () => {
  const messages = [
    said('m1', 'user', at(10, 9)),
    said('b1', 'bot', at(10, 9), { care: 'help' }),
    said('m2', 'user', at(10, 9)),
    said('b2', 'bot', at(10, 9), { care: 'fixed' }),
    said('m3', 'user', at(10, 9)),
    said('b3', 'bot', at(10, 9)),
  ]
  const lines = timeline(messages, [])
  expect(outline(lines)).toEqual(['day', 'program', 'm1^$', 'b1^$', 'care', 'm2^$', 'b2^$', 'm3^$', 'b3^$'])
  expect(lines.flatMap(line => (line.type === 'said' && line.reply ? [line.key] : []))).toEqual(['b3'])
})

test('a question left open stays so in ordinary talk, and is past once help is called for again', () => {
  const asked = [said('m1', 'user', at(10, 9)), said('b1', 'bot', at(10, 9), { care: 'help' })]
  const talk = [...asked, said('m2', 'user', at(10, 9)), said('b2', 'bot', at(10, 9))]
  const again = [...talk, said('m3', 'user', at(10, 9)), said('b3', 'bot', at(10, 9), { care: 'help' })]
  const past = (messages: ChatMessage[]) =>
    timeline(messages, []).flatMap(line => (line.type === 'care' ? [line.past] : []))
  expect(past(talk)).toEqual([false])
  expect(past(again)).toEqual([true, false])
})

test('the companion’s straight quotes are shown as printed, yours as you typed them', () => {
  const text = `You wrote: "Now we don't." I'm listening.`
  const lines = timeline(
    [said('b1', 'bot', at(10, 8), { text }), said('m1', 'user', at(10, 8), { text })],
    [],
  )
  expect(lines.flatMap(line => (line.type === 'said' ? [line.text] : []))).toEqual([
    'You wrote: “Now we don’t.” I’m listening.',
    text,
  ])
})
