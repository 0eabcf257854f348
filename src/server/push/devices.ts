/** One person's devices: which may be notified right now, and sending to them. */
import type { Log } from '#server/platform/log.ts'
import { isQuiet, type QuietHours } from '#shared/push.ts'
import type { PushKind, SendOutcome, Subscription } from './sending.ts'
import type { DeviceRow, PushStore } from './store.ts'

/** As sealed; subscriptions from before reminders lack the last two fields. */
export type PushChoice = Subscription & {
  quiet: QuietHours | null
  timeZone: string
  threads?: boolean
  reminders?: boolean
}
export type Device = { row: DeviceRow; chosen: PushChoice }

export const withPushDefaults = ({
  threads = true,
  reminders = false,
}: Pick<PushChoice, 'threads' | 'reminders'>) => ({
  threads,
  reminders,
})

type Parts = {
  store: PushStore
  open(row: DeviceRow): Promise<PushChoice>
  send(subscription: Subscription, kind: PushKind): Promise<SendOutcome>
  log: Log
}

export type Devices = ReturnType<typeof createDevices>

export function createDevices({ store, open, send, log }: Parts) {
  /** Those that opted into this kind and are not in quiet hours. */
  async function awake(userId: string, kind: PushKind, now: number): Promise<Device[]> {
    const rows = await store.devicesOf(userId, now)
    const devices = await Promise.all(rows.map(async row => ({ row, chosen: await open(row) })))
    return devices.filter(({ chosen }) => {
      const { threads, reminders } = withPushDefaults(chosen)
      if (!(kind === 'reminder' ? reminders : threads)) return false
      return !chosen.quiet || !isQuiet(chosen.quiet, timeIn(chosen.timeZone, now))
    })
  }

  async function tell({ row, chosen }: Device, kind: PushKind): Promise<SendOutcome> {
    try {
      const sent = await send(chosen, kind)
      if (sent === 'gone') await store.removeDead(row)
      return sent
    } catch (error) {
      log.debug({ err: error }, 'a push service was not reached')
      return 'failed'
    }
  }

  return { awake, tell }
}

function timeIn(timeZone: string, now: number): string {
  const form = { timeZone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const
  return new Intl.DateTimeFormat('en-GB', form).format(now)
}
