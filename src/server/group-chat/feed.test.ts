import fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import type { Connection } from '#server/platform/connection.ts'
import { createFeed, type Event } from './feed.ts'

/** A watcher that records its frames; frames here are plain words. */
function watcher() {
  const told: string[] = []
  const connection = { write: (frames: Buffer) => void told.push(frames.toString()) } as Connection
  return { connection, told }
}

const event = (seq: number, author?: Connection): Event => ({
  seq,
  frame: Buffer.from(`[${seq}]`),
  author: author && { connection: author, ack: Buffer.from(`(ack ${seq})`) },
})

function openFeed(stored: number[] = []) {
  const asked: number[] = []
  const feed = createFeed({
    threadId: 'sleep',
    head: 0,
    missed: async (after, limit) => {
      asked.push(after)
      return stored
        .filter(seq => seq > after)
        .slice(0, limit)
        .map(seq => event(seq))
    },
  })
  return { feed, asked }
}

test('everything of one turn is one write for each watcher, with acks in place for the authors', () => {
  const { feed } = openFeed()
  const [ada, ben, chloe] = [watcher(), watcher(), watcher()]
  for (const { connection } of [ada, ben, chloe]) feed.join(connection)
  feed.arrive([event(1, ada.connection), event(2, ben.connection), event(3, ada.connection)])
  expect(ada.told).toEqual(['(ack 1)[2](ack 3)'])
  expect(ben.told).toEqual(['[1](ack 2)[3]'])
  expect(chloe.told).toEqual(['[1][2][3]'])
  expect(feed.head()).toBe(3)
})

test('a message of another node that overtakes waits for the one before it; acks do not wait', () => {
  const { feed } = openFeed()
  const [ada, ben] = [watcher(), watcher()]
  for (const { connection } of [ada, ben]) feed.join(connection)
  feed.arrive([event(2, ada.connection)])
  expect([ada.told, ben.told]).toEqual([['(ack 2)'], []])
  feed.arrive([event(1)])
  expect(ben.told).toEqual(['[1][2]'])
  expect(ada.told).toEqual(['(ack 2)', '[1]'])
  feed.stop()
})

/** A thread's messages as other nodes send them: in consecutive batches, each once or more, in any order. */
const batches = fc.array(fc.integer({ min: 1, max: 4 }), { minLength: 1, maxLength: 8 }).chain(lengths => {
  const starts = lengths.map((_, i) => lengths.slice(0, i).reduce((sum, length) => sum + length, 1))
  const runs = lengths.map((length, i) => Array.from({ length }, (_, at) => starts[i]! + at))
  return fc
    .subarray(runs)
    .chain(again => fc.shuffledSubarray([...runs, ...again], { minLength: runs.length + again.length }))
})

test('in whatever order other nodes’ messages arrive, and however often, Ben gets each once and in order', () => {
  fc.assert(
    fc.property(batches, arriving => {
      const { feed } = openFeed()
      const ben = watcher()
      feed.join(ben.connection)
      for (const batch of arriving) feed.arrive(batch.map(seq => event(seq)))
      feed.stop()
      const all = [...new Set(arriving.flat())].sort((a, b) => a - b)
      expect(ben.told.join('')).toBe(all.map(seq => `[${seq}]`).join(''))
    }),
  )
})

test('what never arrives is looked up, and nothing is told twice', async () => {
  vi.useFakeTimers()
  try {
    const { feed } = openFeed([1, 2, 3, 4])
    const ben = watcher()
    feed.join(ben.connection)
    feed.arrive([event(3)])
    await vi.advanceTimersByTimeAsync(300)
    expect(ben.told.join('')).toBe('[1][2][3][4]')
    feed.arrive([event(1)])
    feed.arrive([event(4), event(5)])
    await vi.advanceTimersByTimeAsync(300)
    expect(ben.told.join('')).toBe('[1][2][3][4][5]')
    feed.stop()
  } finally {
    vi.useRealTimers()
  }
})

test('a thread seen to have come further is caught up with; too far, and everybody is told to fetch', async () => {
  vi.useFakeTimers()
  try {
    const stored = [1]
    const { feed, asked } = openFeed(stored)
    const ben = watcher()
    feed.join(ben.connection)
    feed.notice(1)
    await vi.advanceTimersByTimeAsync(300)
    expect(ben.told).toEqual(['[1]'])
    feed.notice(1)
    await vi.advanceTimersByTimeAsync(300)
    expect(asked).toEqual([0])
    for (let seq = 2; seq <= 900; seq++) stored.push(seq)
    feed.notice(900)
    await vi.advanceTimersByTimeAsync(300)
    expect(ben.told.at(-1)).toContain('"type":"gap"')
    expect(feed.head()).toBe(502)
  } finally {
    vi.useRealTimers()
  }
})

test('who is kept apart from somebody gets a write of their own without them; everybody else shares one', () => {
  const { feed } = openFeed()
  const written: Buffer[] = []
  const sharing = () => ({ write: (frames: Buffer) => void written.push(frames) }) as Connection
  const [ada, ben] = [watcher(), watcher()]
  for (const connection of [sharing(), sharing()]) feed.join(connection)
  feed.join(ada.connection, new Set(['p-ben']))
  feed.join(ben.connection, new Set(['p-ada']))
  const by = (name: string, seq: number, author?: Connection) => ({ ...event(seq, author), by: name })
  feed.arrive([by('p-ada', 1, ada.connection), by('p-ben', 2), by('p-chloe', 3)])
  expect(ada.told).toEqual(['(ack 1)[3]'])
  expect(ben.told).toEqual(['[2][3]'])
  expect(written.map(String)).toEqual(['[1][2][3]', '[1][2][3]'])
  expect(written[0]).toBe(written[1])

  feed.arrive([by('p-chloe', 4)])
  expect(ada.told.at(-1)).toBe('[4]')
  feed.broadcast(Buffer.from('typing'), { by: 'p-ben', from: ben.connection })
  expect(ada.told.at(-1)).toBe('[4]')
  feed.tell(without => Buffer.from(`here without ${[...(without ?? [])]}`))
  expect(ada.told.at(-1)).toBe('here without p-ben')
  expect(written.at(-1)).toBe(written.at(-2))

  feed.join(ada.connection)
  feed.arrive([by('p-ben', 5)])
  expect(ada.told.at(-1)).toBe('[5]')
})
