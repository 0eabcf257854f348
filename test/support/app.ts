/**
 * The real app on a free port, with its own storage and mail server, closed after the test. `const app = await
 * openApp()`, then `const ada = await app.signIn('ada')` and `ada.call(getProfile)`.
 */
import { createApp } from '#server/app.ts'
import type { Library } from '#server/companion/library/library.ts'
import { readConfig } from '#server/config.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Engine as DatabaseEngine } from '#server/platform/db.ts'
import { createLog } from '#server/platform/log.ts'
import type { Reader } from '#server/reading/reading.ts'
import { login, sendCode, type User, verifyCode } from '#shared/accounts.ts'
import type { Reply } from '#shared/endpoint.ts'
import { afterTest } from './after-test.ts'
import { type Caller, createCaller } from './call.ts'
import { cast, type Name, type Person } from './cast.ts'
import { makeMigratedStorage, type TemporaryStorage } from './database.ts'
import { type Mailbox, openMailbox } from './mailbox.ts'
import { withoutRateLimits } from './settings.ts'
import { sharedLibrary, sharedReader } from './shared-reader.ts'
import { openSocket, type TestSocket } from './socket.ts'

type Options = {
  engine?: DatabaseEngine
  clock?: Clock
  /** Overrides parts of the model, for instance to make it fail. */
  reader?: Partial<Reader>
  /** Replaces the library's own files. */
  library?: Library
  /** Replaces the hourly interval. */
  cleanUpEveryMs?: number
  /** Environment variables as an operator would set them, over the tests' own. */
  settings?: Record<string, string>
  /**
   * Another app to share data, mail and people with: a second node (on PostgreSQL), or a restart after
   * `stop()`.
   */
  sharing?: TestApp
}

export type SignedIn = Reply<typeof login> & {
  person: Person
  user: User
  call: Caller
  socket(threadId: string): Promise<TestSocket>
}

export type TestApp = {
  url: string
  storage: TemporaryStorage
  mail: Mailbox
  /** Calls without signing in. */
  call: Caller
  /** For anything outside the contract: pages, bad requests, raw answers. */
  fetch(path: string, init?: RequestInit): Promise<Response>
  signUp(name: Name): Promise<Person>
  /** Signs up and confirms first if needed; each call is a separate sign-in, as from another device. */
  signIn(name: Name): Promise<SignedIn>
  socket(query: Record<string, string>): Promise<TestSocket>
  routes: Awaited<ReturnType<typeof createApp>>['routes']
  /** Everything it has logged or printed so far. */
  logged(): string
  stop(): Promise<void>
  members: Set<Name>
}

export async function openApp({
  engine,
  clock,
  reader,
  library,
  cleanUpEveryMs,
  settings,
  sharing,
}: Options = {}): Promise<TestApp> {
  const storage = sharing?.storage ?? (await makeMigratedStorage(engine))
  if (!sharing) afterTest(storage.remove)
  const mail = sharing?.mail ?? (await openMailbox())
  if (!sharing) afterTest(mail.close)
  const members = sharing?.members ?? new Set<Name>()

  const config = readConfig({ ...withoutRateLimits, ...settingsFor(storage, mail), ...settings })
  const lines: string[] = []
  const write = (line: string) => void lines.push(line)
  const log = createLog(config.logLevel, { write })
  const app = await createApp({
    config,
    log,
    print: write,
    ...(clock && { clock }),
    reader: { ...sharedReader(), ...reader },
    library: library ?? sharedLibrary(),
    cleanUpEveryMs,
  })
  let stopped: Promise<void> | undefined
  const stop = () => (stopped ??= app.close())
  afterTest(stop)
  const url = await app.listen()
  const call = createCaller(url)
  const socket = (query: Record<string, string>) => openSocket(url, config.socketPath, query)

  async function signUp(name: Name): Promise<Person> {
    const { given, family, email, password } = cast[name]
    await call(sendCode, { body: { email, password, firstName: given, lastName: family, method: 'email' } })
    return cast[name]
  }

  async function signIn(name: Name): Promise<SignedIn> {
    const person = cast[name]
    const { email, password } = person
    if (!members.has(name)) {
      await signUp(name)
      const { ok } = await call(verifyCode, { body: { value: email, code: await mail.codeFor(email) } })
      if (!ok) throw new Error(`The code mailed to ${email} was not accepted.`)
      members.add(name)
    }
    const session = await call(login, { body: { email, password, timeZone: 'Europe/London' } })
    const { token } = session
    return {
      ...session,
      person,
      call: createCaller(url, token),
      socket: threadId => socket({ token, threadId }),
    }
  }

  return {
    url,
    storage,
    mail,
    call,
    fetch: (path, init) => fetch(new URL(path, url), init),
    signUp,
    signIn,
    socket,
    routes: app.routes,
    logged: () => lines.join(''),
    stop,
    members,
  }
}

function settingsFor(storage: TemporaryStorage, mail: Mailbox): Record<string, string | undefined> {
  return {
    PORT: '0',
    HOST: '127.0.0.1',
    DATA_DIR: storage.dataDir,
    DATABASE_URL: storage.databaseUrl,
    REDIS_URL: storage.redisUrl,
    SMTP_URL: mail.url,
    LOG_LEVEL: 'trace',
  }
}
