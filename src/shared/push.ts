/** Push notifications per device: unread threads and reminders, both off by default, with quiet hours. */
import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'

/** A time of day as a clock shows it. */
export const timeOfDay = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/))

/** From one time of day to another, over midnight where the second is earlier. */
export const quietHours = z.object({ from: timeOfDay, to: timeOfDay })
export type QuietHours = z.infer<typeof quietHours>

const device = z.object({
  quiet: z.nullable(quietHours),
  threads: z.boolean(),
  reminders: z.boolean(),
})

const reply = z.object({
  /** The server's own key, which a browser needs to subscribe. */
  publicKey: z.string(),
  /** This device's choices; null if it gets no notifications. */
  device: z.nullable(device),
})

const base64url = (length: number) => z.string().check(z.regex(/^[\w-]+={0,2}$/), z.maxLength(length))

export const getPush = endpoint('GET', '/api/push', {
  summary: 'What this device is told, and the key needed to turn that on.',
  reply,
})

export const putPush = endpoint('PUT', '/api/push', {
  summary: 'Tell this device of unread threads or remind it, through the push service of its browser.',
  body: z.object({
    /** As the browser's `PushSubscription` has them. */
    endpoint: z.string().check(z.maxLength(1000)),
    keys: z.object({ p256dh: base64url(100), auth: base64url(40) }),
    quiet: z.nullable(quietHours),
    /** Unread threads; on if not given. */
    threads: z.optional(z.boolean()),
    /** At the times chosen under `/api/reminders`. */
    reminders: z.optional(z.boolean()),
    /** IANA name; quiet hours are meant in it. */
    timeZone: z.string().check(z.maxLength(64)),
  }),
  reply,
})

export const deletePush = endpoint('DELETE', '/api/push', {
  summary: 'Tell this device nothing any more.',
  reply,
})

/** `time` is a time of day such as 23:05. The same time twice is a whole day. */
export function isQuiet({ from, to }: QuietHours, time: string): boolean {
  return from < to ? time >= from && time < to : time >= from || time < to
}
