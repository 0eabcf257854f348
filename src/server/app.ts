/** The whole server, wired by hand: read this first. Nothing is global, so a test runs two nodes in one process. */
import { classify } from '#shared/classification.ts'
import { postChat } from '#shared/companion.ts'
import type { Endpoint } from '#shared/endpoint.ts'
import { editMessage, searchThread } from '#shared/group-chat.ts'
import { putMood } from '#shared/mood.ts'
import { putProfile } from '#shared/profile.ts'
import { createAccounts } from './accounts/accounts.ts'
import { createBuiltInPool } from './accounts/built-in-pool/built-in-pool.ts'
import { accountRoutes } from './accounts/routes.ts'
import { createCare } from './care/care.ts'
import { createClassification } from './classification/classification.ts'
import { classificationRoutes } from './classification/routes.ts'
import { createAnswering } from './companion/answering/answering.ts'
import { createCompanion } from './companion/companion.ts'
import { type Library, loadLibrary } from './companion/library/library.ts'
import { createModel } from './companion/model/model.ts'
import { companionRoutes } from './companion/routes.ts'
import { personOf } from './companion-person.ts'
import type { Config } from './config.ts'
import { registerFeatureMetrics } from './feature-metrics.ts'
import { createGroupChat } from './group-chat/group-chat.ts'
import { groupChatRoutes } from './group-chat/routes.ts'
import { createInsights } from './insights/insights.ts'
import { insightsRoutes } from './insights/routes.ts'
import { createModeration } from './moderation/moderation.ts'
import { moderationRoutes } from './moderation/routes.ts'
import { createMood } from './mood/mood.ts'
import { moodRoutes } from './mood/routes.ts'
import { createBus } from './platform/bus.ts'
import { scheduleCleanUp } from './platform/clean-up.ts'
import { type Clock, systemClock } from './platform/clock.ts'
import { createDatabaseWatch } from './platform/database-watch.ts'
import type { Route } from './platform/endpoint.ts'
import { createLimits, type Rate } from './platform/limits.ts'
import { createLive } from './platform/live.ts'
import type { Log } from './platform/log.ts'
import { createMail } from './platform/mail.ts'
import { createMetrics } from './platform/metrics.ts'
import { openInstallation } from './platform/open-installation.ts'
import { scheduleBackups } from './platform/scheduled-backups.ts'
import { createSeal } from './platform/seal.ts'
import { createTextLimits } from './platform/text-limits.ts'
import { createPreferences } from './preferences/preferences.ts'
import { preferenceRoutes } from './preferences/routes.ts'
import { createPrivacy } from './privacy/privacy.ts'
import { privacyRoutes } from './privacy/routes.ts'
import { createProfiles } from './profile/profile.ts'
import { profileRoutes } from './profile/routes.ts'
import { createPush } from './push/push.ts'
import { pushRoutes } from './push/routes.ts'
import { createReader, type Reader } from './reading/reading.ts'
import { createReminders } from './reminders/reminders.ts'
import { reminderRoutes } from './reminders/routes.ts'
import { supportRoutes } from './support/routes.ts'
import { createSupport } from './support/support.ts'
import { createWebServer } from './web-server.ts'

export type AppParts = {
  config: Config
  log: Log
  clock?: Clock
  /** Where emails go when no mail server is configured. */
  print?(line: string): void
  /** The caller closes the one it passes; tests share theirs, or pass one that fails. */
  reader?: Reader
  /** Another library of replies than the one in this folder. */
  library?: Library
  /** How often expired data is removed, if not every hour. */
  cleanUpEveryMs?: number | undefined
  /** Called when the app cannot go on; the caller should stop it. */
  mustStop?(why: string): void
}

export async function createApp({
  config,
  log,
  clock = systemClock,
  print = console.log,
  reader: broughtReader,
  library: broughtLibrary,
  cleanUpEveryMs,
  mustStop = why => log.error(why),
}: AppParts) {
  const reader = broughtReader ?? createReader(log)
  const models = broughtReader ? undefined : reader.ready()
  models?.catch(() => {})
  const library = broughtLibrary ?? loadLibrary(reader.versions)
  if (library.warning) log.warn(library.warning)
  const detector = createCare(reader)
  const { dataDir, databaseUrl, databaseTimeoutMs } = config
  const watch = createDatabaseWatch({ dataDir, databaseUrl, clock, log })
  const databaseOptions = { limitMs: databaseTimeoutMs, failed: watch.failed }
  const { database, secret } = await openInstallation(config, databaseOptions, mustStop).catch(error => {
    watch.close()
    throw error
  })
  const { db } = database
  const metrics = createMetrics()
  const seal = createSeal(db, secret)
  const bus = createBus(config.redisUrl, secret.mac('bus', 'realm').slice(0, 16), log)
  const live = createLive(bus)
  const limits = createLimits({ redisUrl: config.redisUrl, secret, clock, log })
  await Promise.all([bus.ready(), limits.ready()])
  const mail = createMail({ db, secret, clock, log, smtpUrl: config.smtpUrl, from: config.mailFrom, print })

  const { publicUrl, supportEmail, hashesAtOnce, cognito, rates, bounds } = config
  const poolParts = { db, secret, mail, clock, publicUrl, support: supportEmail, hashesAtOnce }
  const pool = cognito
    ? (await import('./accounts/cognito-pool/cognito-pool.ts')).createCognitoPool({ ...poolParts, cognito })
    : createBuiltInPool(poolParts)
  const accounts = createAccounts({ db, pool, seal, secret, live, limits, rates, clock })
  const answersOf = async (userId: string) => Object.values((await profiles.of(userId)).answers ?? {})
  const support = createSupport({ db, seal, detector, reader, live, clock, log, answersOf })
  const model = createModel(config.companionLlm, { clock, log, judge: detector.judge })
  const classification = createClassification({ db, seal, support, reader, clock, log })
  const companion = createCompanion({
    db,
    seal,
    support,
    classification,
    reader,
    answering: createAnswering(library),
    model,
    library,
    countMiss: what => metrics.count('twinbot_replies_missed_total', what),
    personOf: userId => personOf({ accounts, profiles, preferences }, userId),
    countNewName: userId => limits.take('new-chats', userId, rates.RATE_NEW_CHATS),
    clock,
    log,
  })
  const preferences = createPreferences({ db, seal, clock })
  const profiles = createProfiles({ db, seal, support, clock, renamed: companion.rename })
  const insights = createInsights({ db, seal, classification, archiveIdle: companion.archive, clock })
  const mood = createMood({
    db,
    seal,
    clock,
    support,
    asks: async userId => (await preferences.of(userId)).moodCheckIn,
  })
  const { judge } = detector
  const room = () => groupChat.operator
  const moderation = createModeration({ db, seal, live, clock, log, judge, room })
  await moderation.ready()
  const groupChat = createGroupChat({
    db,
    seal,
    care: support,
    readings: classification,
    moderation,
    live,
    clock,
    log,
  })

  // Push services require a contact.
  const contact = `mailto:${supportEmail || 'support@localhost'}`
  const { onSessionsEnded } = accounts
  const { unread } = groupChat
  const pushParts = { db, seal, secret, live, clock, log, contact, onSessionsEnded, unread }
  const push = await createPush({ ...pushParts, ...config.push })
  const { everyMs } = config.push
  const reminders = createReminders({ db, seal, clock, log, everyMs, remind: push.remind })

  const keepers = [
    profiles,
    preferences,
    reminders,
    companion,
    classification,
    mood,
    support,
    groupChat,
    moderation,
    push,
  ]
  const personalData = keepers.map(({ personal }) => personal)
  const { settle } = database
  const privacy = createPrivacy({
    db,
    seal,
    accounts,
    personalData,
    limits,
    rates,
    bounds,
    live,
    clock,
    settle,
  })

  /** An unsent message leaves its author's insights too. Both steps can be repeated safely. */
  const unsend: typeof groupChat.unsend = async (caller, threadId, id) => {
    const message = await groupChat.unsend(caller, threadId, id)
    await insights.removeMessage(caller.userId, id)
    return message
  }

  const texts = createTextLimits({
    limits,
    bounds,
    rates: new Map<Endpoint, Rate>([
      [postChat, rates.RATE_CHAT],
      [classify, rates.RATE_CLASSIFICATION],
      [editMessage, rates.RATE_CLASSIFICATION],
      [searchThread, rates.RATE_CLASSIFICATION],
      [putProfile, rates.RATE_PROFILE],
      [putMood, rates.RATE_MOOD],
    ]),
  })
  const routes: Route[] = [
    ...accountRoutes(accounts),
    ...profileRoutes(profiles),
    ...classificationRoutes(classification),
    ...insightsRoutes(insights),
    ...moodRoutes(mood),
    ...companionRoutes(companion),
    ...supportRoutes(support),
    ...preferenceRoutes(preferences, model?.host ?? null),
    ...groupChatRoutes({ ...groupChat, unsend }),
    ...moderationRoutes(moderation),
    ...privacyRoutes(privacy),
    ...pushRoutes(push),
    ...reminderRoutes(reminders),
  ].map(texts.limited)

  const webServer = await createWebServer({
    config,
    log,
    clock,
    metrics,
    live,
    accounts,
    routes,
    onConnection: push.countingPeople(groupChat.onConnection),
    health: {
      needed: { database: database.ping, disk: watch.room },
      optional: config.redisUrl ? { redis: bus.ping } : {},
    },
    notes: {
      ...(library.warning && { library: library.warning }),
      ...(reader.warning && { reader: reader.warning }),
    },
  })

  registerFeatureMetrics(metrics, {
    sockets: webServer.sockets,
    mail,
    companion,
    reader,
    classification,
    groupChat,
    support,
    bus,
    limits,
    database,
  })
  watch.show(metrics)
  const backups = config.backups && scheduleBackups({ ...config.backups, dataDir, log })
  backups?.show(metrics)

  const features = [accounts, companion, moderation, privacy, push]
  const cleaning = scheduleCleanUp({ features, everyMs: cleanUpEveryMs, log })
  // Emails of a process that died are still in the outbox.
  mail.send()
  await models
  await support.ready()

  return {
    routes,
    async listen(): Promise<string> {
      await metrics.listen(config.metricsPort, config.metricsHost)
      const address = await webServer.listen()
      cleaning.start()
      return address
    },
    /** Finishes pending work, tells sockets why they close, and closes the database cleanly. */
    async close(): Promise<void> {
      await metrics.close()
      await Promise.all([cleaning.close(), webServer.close()])
      await companion.close()
      if (!broughtReader) await reader.close()
      await reminders.close()
      await push.close()
      groupChat.close()
      privacy.close()
      moderation.close()
      accounts.close()
      await mail.close()
      await limits.close()
      await bus.close()
      watch.close()
      await backups?.close()
      await database.close()
    },
  }
}

export type App = Awaited<ReturnType<typeof createApp>>
