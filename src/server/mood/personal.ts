/** All check-ins of one person, for export, import and deletion. */
import { type PersonalData, part } from '#server/platform/personal-data.ts'
import { pages } from '#server/platform/rows.ts'
import type { PersonalKey, Seal } from '#server/platform/seal.ts'
import type { MoodCheckIn } from '#shared/mood.ts'
import type { MoodRow, moodStore } from './store.ts'

type Parts = {
  store: ReturnType<typeof moodStore>
  seal: Seal
  opened(key: PersonalKey, row: MoodRow): MoodCheckIn
  sealed(key: PersonalKey, userId: string, checkIn: MoodCheckIn): MoodRow
}

export function createPersonal({ store, seal, opened, sealed }: Parts): PersonalData {
  async function* tell(userId: string): AsyncGenerator<MoodCheckIn> {
    const key = await seal.keyOf(userId)
    const rows = pages<MoodRow>((last, limit) => store.after(userId, last?.id ?? '', limit))
    for await (const row of rows) yield opened(key, row)
  }

  async function take(userId: string, entries: MoodCheckIn[]): Promise<void> {
    const key = await seal.keyOf(userId)
    const rows = new Map(entries.map(entry => [entry.id, sealed(key, userId, entry)]))
    await store.take([...rows.values()])
  }

  return { parts: [part({ name: 'mood', exportOf: tell, importFor: take })], forget: store.forget }
}
