import { type Route, route } from '#server/platform/endpoint.ts'
import { getReminders, putReminders } from '#shared/reminders.ts'
import type { GentleReminders } from './reminders.ts'

export function reminderRoutes(reminders: GentleReminders): Route[] {
  return [
    route(getReminders, async ({ caller }) => ({ reminders: await reminders.of(caller.userId) })),
    route(putReminders, async ({ caller, body }) => ({
      reminders: await reminders.choose(caller.userId, body),
    })),
  ]
}
