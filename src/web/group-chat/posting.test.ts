import { afterEach, expect, test } from 'vitest'
import type { Care } from '#shared/care.ts'
import { careStore } from '#web/care/care.tsx'
import type { Live, LiveEvent, Opened } from '#web/platform/live.ts'
import { storage } from '#web/platform/storage.ts'
import { PermanentRefusal, type Unsent } from '#web/platform/unsent.ts'
import { post } from './posting.ts'

afterEach(() => storage.clearPerson())

const words: Unsent = { id: 'm-1', kind: 'group', place: 'sleep', text: 'Words.', writtenAt: 0 }

/** A connection whose server refuses everything, with a care result. */
function refusing(care: Care): Live {
  let tell: (event: LiveEvent) => void = () => {}
  return {
    opened: () => ({ type: 'opened' }) as Opened,
    listen(listener: typeof tell) {
      tell = listener
      return () => {}
    },
    send() {
      tell({ type: 'error', code: 'suspended', error: 'Not now.', id: words.id, care })
      return true
    },
  } as unknown as Live
}

test('somebody in danger whose words a group does not get is shown help all the same', async () => {
  const live = refusing({ tier: 'crisis', category: null, show: 'panel' })
  await expect(post(live, words, 'ada')).rejects.toThrow(PermanentRefusal)
  expect(careStore.get().panel).toMatchObject({ surface: 'group' })
})

test('nothing is asked under words that went nowhere and got no reply', async () => {
  const live = refusing({ tier: 'concern', category: null, show: 'row', checkIn: 'living' })
  await expect(post(live, { ...words }, 'ada')).rejects.toThrow(PermanentRefusal)
  expect(careStore.get().panel).toBeNull()
  expect(careStore.get().checkIns).toEqual({})
})
