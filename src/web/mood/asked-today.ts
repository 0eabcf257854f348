/** Nobody is asked twice on one day: this device remembers the day on which that was settled. */
import { storage } from '#web/platform/storage.ts'

const KEY = 'twinbot_mood_day'
const today = () => new Date().toDateString()

export const wasAskedToday = () => storage.get(KEY) === today()
export const markAskedToday = () => storage.set(KEY, today())
/** After switching it on again. */
export const askAgain = () => storage.set(KEY, null)
