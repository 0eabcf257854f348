import { expect, test } from 'vitest'
import type { OfflineCache } from '#web/platform/offline-cache.ts'
import { cacheArchive, cachedArchive } from './cached-archive.ts'

function copiesOf(kept: Map<string, unknown>): OfflineCache {
  return {
    read: async (name, shape) => shape.safeParse(kept.get(name)).data ?? null,
    write: (name, value) => void kept.set(name, value),
    remove: name => void kept.delete(name),
  }
}

const entry = (id: string, title: string) => ({ id, title, date: '2026-11-01T10:00:00.000Z' })
const [cafe, lake] = [entry('journal-A', 'Un café en Sevilla'), entry('goal-B', 'The lake')]
const said = (from: 'user' | 'bot', text: string) => ({
  id: text,
  from,
  text,
  timestamp: '2026-11-01T10:00:00.000Z',
})

test('without a network she finds sessions by their titles, and by her words where she has opened them', async () => {
  const kept = new Map<string, unknown>()
  const cache = copiesOf(kept)
  cacheArchive(cache, [cafe, lake])
  kept.set('chat goal-B', {
    messages: [
      said('user', 'I swam to the island.'),
      said('bot', 'An island, and a quiet one.'),
      said('user', 'The island was warm.'),
    ],
    before: null,
    title: 'The lake',
    archived: true,
  })
  const ids = async (asked: string) => (await cachedArchive(cache, asked))?.map(({ id }) => id)
  expect(await ids('')).toEqual(['journal-A', 'goal-B'])
  expect(await ids('CAFE sevilla')).toEqual(['journal-A'])
  expect(await ids('lake island')).toEqual(['goal-B'])
  expect(await ids('quiet')).toEqual([])
  const [found] = (await cachedArchive(cache, 'lake island')) ?? []
  expect(found?.match).toEqual({
    messageId: 'I swam to the island.',
    snippet: 'I swam to the island.',
    more: 1,
  })
  expect((await cachedArchive(cache, 'cafe'))?.[0]).not.toHaveProperty('match')
})

test('where nothing is kept there is nothing to search', async () => {
  expect(await cachedArchive(copiesOf(new Map()), 'lake')).toBeNull()
})
