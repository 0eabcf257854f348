/** The moderation of an installation without its server: the same rules on the same data, beside running nodes. */
import { readConfig } from '#server/config.ts'
import { createGroupChat } from '#server/group-chat/group-chat.ts'
import { createModeration } from '#server/moderation/moderation.ts'
import { createBus } from '#server/platform/bus.ts'
import { systemClock as clock } from '#server/platform/clock.ts'
import { openBeside } from '#server/platform/db.ts'
import { installedSecret, isSecretOf, WrongInstallation } from '#server/platform/installation.ts'
import { createLive } from '#server/platform/live.ts'
import { createLog } from '#server/platform/log.ts'
import { createSeal } from '#server/platform/seal.ts'

export type Desk = Awaited<ReturnType<typeof openDesk>>

export async function openDesk(environment: NodeJS.ProcessEnv) {
  const config = readConfig(environment)
  // The words for the operator are what this prints; the log would only stand in between.
  const log = createLog('silent')
  const database = openBeside(config)
  const { db } = database
  const secret = await installedSecret(db, config)
  if (!(await isSecretOf(db, secret))) {
    throw new WrongInstallation('This data was written with another APP_SECRET.')
  }
  const seal = createSeal(db, secret)
  const bus = createBus(config.redisUrl, secret.mac('bus', 'realm').slice(0, 16), log)
  const live = createLive(bus)
  await bus.ready()
  const room = () => groupChat.operator
  const moderation = createModeration({ db, seal, live, clock, log, judge: nobody, room })
  const unheard = { care: { hear: nobody }, readings: { read: nobody, replaceReading: nobody } }
  const groupChat = createGroupChat({ db, seal, ...unheard, moderation, live, clock, log })

  return {
    operator: moderation.operator,
    async close(): Promise<void> {
      groupChat.close()
      moderation.close()
      // Answered after everything that was published before it; where Redis is away, nodes look for themselves.
      await bus.ping().catch(() => {})
      await bus.close()
      await database.close()
    },
  }
}

/** Nobody posts or reports from here, so there is no need to load what judges. */
function nobody(): never {
  throw new Error('Nobody speaks here.')
}
