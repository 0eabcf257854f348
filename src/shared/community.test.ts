import { expect, test } from 'vitest'
import { isThreadId, streams, threadName, threads, threadsMatching, threadTitle } from './community.ts'

test('there are five streams and twenty threads, each thread in one stream', () => {
  expect(streams).toHaveLength(5)
  expect(threads).toHaveLength(20)
  expect(new Set(threads).size).toBe(20)
})

test.each(streams.flatMap(({ threads, subtopics }) => subtopics.map(topic => ({ topic, threads }))))(
  'somebody who picks $topic finds the thread of that name, and no other',
  ({ topic, threads }) => {
    expect(threadsMatching(threads, topic).map(threadTitle)).toEqual([topic])
  },
)

test('hyphens, spaces and capitals make no difference to what is found', () => {
  for (const topic of ['remote work', 'Remote-Work', 'REMOTE  WORK', ' remote‑work ', 'mote w']) {
    expect(threadsMatching(threads, topic)).toEqual(['remote-work'])
  }
  expect(threadsMatching(threads, 'being')).toEqual(['well-being'])
})

test('no topic finds every thread, and an unknown one none', () => {
  expect(threadsMatching(threads, '  ')).toEqual(threads)
  expect(threadsMatching(threads, 'astronomy')).toEqual([])
})

test('a thread is named by its id with spaces', () => {
  expect(threadName('study-hacks')).toBe('study hacks')
  expect(threadTitle('study-hacks')).toBe('Study hacks')
  expect(threadName('well-being')).toBe('well being')
  expect(threadTitle('well-being')).toBe('Well-being')
  expect(isThreadId('study-hacks')).toBe(true)
  expect(isThreadId('study hacks')).toBe(false)
})
