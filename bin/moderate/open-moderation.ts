/** Moderation without a server: the same rules on the same data, while nodes keep running. */
import { createClassification } from '#server/classification/classification.ts'
import { readConfig } from '#server/config.ts'
import { createGroupChat } from '#server/group-chat/group-chat.ts'
import { createModeration } from '#server/moderation/moderation.ts'
import { createBus } from '#server/platform/bus.ts'
import { systemClock as clock } from '#server/platform/clock.ts'
import { openAlongsideServer } from '#server/platform/db.ts'
import { installedSecret, isSecretOf, WrongInstallation } from '#server/platform/installation.ts'
import { createLive } from '#server/platform/live.ts'
import { createLog } from '#server/platform/log.ts'
import { createSeal } from '#server/platform/seal.ts'

export type OpenModeration = Awaited<ReturnType<typeof openModeration>>

export async function openModeration(environment: NodeJS.ProcessEnv) {
  const config = readConfig(environment)
  // The command prints what the operator needs; log lines would only get in between.
  const log = createLog('silent')
  const database = openAlongsideServer(config)
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
  const support = { assess: nobody, assessAnonymous: nobody }
  // Released edits replace what was read in the old words.
  const readings = createClassification({ db, seal, support, reader: { read: nobody }, clock, log })
  const groupChat = createGroupChat({ db, seal, care: support, readings, moderation, live, clock, log })

  return {
    operator: moderation.operator,
    async close(): Promise<void> {
      groupChat.close()
      moderation.close()
      // Redis answers in order, so everything published has gone out; without Redis, nodes poll the database.
      await bus.ping().catch(() => {})
      await bus.close()
      await database.close()
    },
  }
}

/** Nobody posts or reports from here, so the models need not be loaded. */
function nobody(): never {
  throw new Error('Nobody speaks here.')
}
