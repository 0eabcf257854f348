/** Remembers the day of the last question on this device, so that nobody is asked twice a day. */
import { storage } from '#web/platform/storage.ts'

const KEY = 'twinbot_mood_day'
const today = () => new Date().toDateString()

export const wasAskedToday = () => storage.get(KEY) === today()
export const markAskedToday = () => storage.set(KEY, today())
/** For when the check-in is turned on again. */
export const askAgain = () => storage.set(KEY, null)
