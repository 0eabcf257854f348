/** The check-ins of the last year; offline, the cached ones. */
import { deleteMood, getMood } from '#shared/mood.ts'
import { call } from '#web/platform/api.ts'
import { useCachedReply } from '#web/platform/use-cached-reply.ts'

const request = { copy: 'mood', shape: getMood.reply, load: () => call(getMood) }

export type Moods = ReturnType<typeof useMoods>

export function useMoods() {
  const { reply, setReply, failed, refresh } = useCachedReply(request)

  async function remove(id: string): Promise<boolean> {
    try {
      await call(deleteMood, { params: { id } })
    } catch (error) {
      console.warn('The check-in was not removed.', error)
      return false
    }
    setReply(now => now && { ...now, checkIns: now.checkIns.filter(one => one.id !== id) })
    return true
  }

  return { mood: reply, failed, again: refresh, remove }
}
