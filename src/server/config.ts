/** Every setting, read once from the environment; an invalid one fails with a one-sentence message. */
import { isIPv4, isIPv6 } from 'node:net'
import { resolve } from 'node:path'

export type Rate = { count: number; seconds: number }

const defaultRates = {
  RATE_SIGN_UP_ADDRESS: '200/3600',
  RATE_SIGN_UP_ACCOUNT: '10/3600',
  RATE_RESEND_ADDRESS: '100/3600',
  RATE_RESEND_ACCOUNT: '10/3600',
  RATE_CODE_ADDRESS: '300/3600',
  RATE_CODE_ACCOUNT: '60/3600',
  RATE_SIGN_IN_ADDRESS: '300/600',
  RATE_SIGN_IN_ACCOUNT: '30/600',
  RATE_CODE_DAY: '50/86400',
  RATE_SIGN_IN_DAY: '100/86400',
  RATE_SOCKET_MESSAGES: '120/10',
  RATE_CHAT: '300/60',
  RATE_CLASSIFICATION: '300/60',
  RATE_PROFILE: '60/60',
  RATE_NEW_CHATS: '200/3600',
  RATE_MOOD: '60/3600',
  RATE_EXPORT: '6/3600',
  RATE_IMPORT: '12/3600',
  RATE_IMPORT_ENTRIES: '1000000/86400',
}
export type RateName = keyof typeof defaultRates

export type Config = ReturnType<typeof readConfig>

export class BadSetting extends Error {}

type Env = Record<string, string | undefined>

export function readConfig(env: Env) {
  const port = wholeNumber(env, 'PORT', 3000, 0, 65_535)
  const publicUrl = url(env, 'PUBLIC_URL', ['http:', 'https:']) ?? `http://localhost:${port}`
  return {
    port,
    host: text(env, 'HOST') ?? '0.0.0.0',
    publicUrl: publicUrl.replace(/\/+$/, ''),
    dataDir: resolve(text(env, 'DATA_DIR') ?? 'data'),
    databaseUrl: url(env, 'DATABASE_URL', ['postgres:', 'postgresql:']),
    databaseTimeoutMs: wholeNumber(env, 'DATABASE_TIMEOUT_MS', 10_000, 100, 600_000),
    backups: backups(env),
    redisUrl: url(env, 'REDIS_URL', ['redis:', 'rediss:']),
    smtpUrl: url(env, 'SMTP_URL', ['smtp:', 'smtps:']),
    mailFrom: text(env, 'MAIL_FROM') ?? 'TwinBot <no-reply@localhost>',
    /** Shown only if it is set. */
    supportEmail: text(env, 'SUPPORT_EMAIL') ?? '',
    appSecret: secret(env),
    oldAppSecret: text(env, 'OLD_APP_SECRET'),
    trustProxy: trustProxy(env),
    logLevel: oneOf(env, 'LOG_LEVEL', ['trace', 'debug', 'info', 'warn', 'error', 'silent'], 'info'),
    ...userPool(env),
    apiBaseUrl: (url(env, 'API_BASE_URL', ['http:', 'https:']) ?? '').replace(/\/+$/, ''),
    corsOrigins: list(env, 'CORS_ORIGINS').map(origin => origin.replace(/\/+$/, '')),
    socketPath: path(env, 'SOCKET_PATH', '/production'),
    metricsPort: wholeNumber(env, 'METRICS_PORT', 0, 0, 65_535),
    metricsHost: text(env, 'METRICS_HOST') ?? '127.0.0.1',
    hashesAtOnce: wholeNumber(env, 'HASHES_AT_ONCE', 0, 0, 64),
    companionLlm: languageModel(env),
    push: {
      everyMs: wholeNumber(env, 'PUSH_EVERY_MS', 20_000, 20, 3_600_000),
      /** For tests: a push service on this machine, without TLS. */
      loopback: oneOf(env, 'PUSH_LOOPBACK', ['off', 'on'], 'off') === 'on',
    },
    /** Limits at any one time, per person, per address or in total. */
    bounds: {
      connections: wholeNumber(env, 'MAX_CONNECTIONS', 20_000, 1, 1_000_000),
      connectionsPerAddress: wholeNumber(env, 'CONNECTIONS_PER_ADDRESS', 2000, 1, 1_000_000),
      socketsPerAddress: wholeNumber(env, 'SOCKETS_PER_ADDRESS', 1000, 1, 1_000_000),
      socketsPerPerson: wholeNumber(env, 'SOCKETS_PER_PERSON', 10, 1, 1_000_000),
      textsAtOnce: wholeNumber(env, 'TEXTS_AT_ONCE', 128, 1, 10_000),
      textsPerPerson: wholeNumber(env, 'TEXTS_PER_PERSON', 4, 1, 10_000),
      textsWaiting: wholeNumber(env, 'TEXTS_WAITING', 1000, 1, 1_000_000),
      // Same as nginx, and less than the limit for a whole request.
      headerSeconds: wholeNumber(env, 'HEADER_SECONDS', 15, 1, 30),
      bodySeconds: wholeNumber(env, 'BODY_SECONDS', 30, 1, 3600),
      uploadSeconds: wholeNumber(env, 'UPLOAD_SECONDS', 300, 1, 3600),
      importSeconds: wholeNumber(env, 'IMPORT_SECONDS', 600, 1, 3600),
    },
    rates: Object.fromEntries(
      Object.entries(defaultRates).map(([name, preset]) => [name, rate(env, name, preset)]),
    ) as Record<RateName, Rate>,
  }
}

function text(env: Env, name: string): string | undefined {
  return env[name]?.trim() || undefined
}

function list(env: Env, name: string): string[] {
  return (text(env, name) ?? '')
    .split(',')
    .map(item => item.trim())
    .filter(Boolean)
}

function wholeNumber(env: Env, name: string, preset: number, least: number, most: number): number {
  const written = text(env, name)
  if (written === undefined) return preset
  const value = Number(written)
  if (/^\d+$/.test(written) && value >= least && value <= most) return value
  throw new BadSetting(`${name} must be a whole number from ${least} to ${most}, not "${written}".`)
}

function oneOf<const T extends string>(env: Env, name: string, choices: readonly T[], preset: T): T {
  const written = text(env, name)
  if (written === undefined) return preset
  const choice = choices.find(known => known === written)
  if (choice) return choice
  throw new BadSetting(`${name} must be one of ${choices.join(', ')}, not "${written}".`)
}

/** The value is never repeated in the message: URLs often contain a password. */
function url(env: Env, name: string, protocols: string[]): string | undefined {
  const written = text(env, name)
  if (written === undefined) return undefined
  if (URL.canParse(written) && protocols.includes(new URL(written).protocol)) return written
  throw new BadSetting(
    `${name} must be an address beginning with ${protocols.map(p => `${p}//`).join(' or ')}.`,
  )
}

function path(env: Env, name: string, preset: string): string {
  const written = text(env, name) ?? preset
  if (/^\/[\w/-]*\w$/.test(written)) return written
  throw new BadSetting(`${name} must be a path such as ${preset}, not "${written}".`)
}

/** Key material must not be guessable: 32 random bytes, not words. */
function secret(env: Env): string | undefined {
  const written = text(env, 'APP_SECRET')
  if (written === undefined) return undefined
  const isHex = /^[0-9a-f]+$/i.test(written)
  const isEncoded = isHex ? written.length >= 64 : /^[\w+/-]{43,}={0,2}$/.test(written)
  if (isEncoded && new Set(written).size >= FEWEST_SIGNS) return written
  throw new BadSetting(
    'APP_SECRET must be 32 random bytes in base64 or hex, as "openssl rand -base64 32" makes them; ' +
      'to leave a weaker one, run "npm run rotate-key" with the old one as OLD_APP_SECRET.',
  )
}
/** Random hex of this length has fewer distinct digits only once in ten million. */
const FEWEST_SIGNS = 11

/** For the embedded database; PostgreSQL has its own tools. */
function backups(env: Env) {
  const folder = text(env, 'BACKUP_DIR')
  const everyHours = wholeNumber(env, 'BACKUP_EVERY_HOURS', 24, 1, 8760)
  const keep = wholeNumber(env, 'BACKUP_KEEP', 7, 1, 1000)
  const withSecret = oneOf(env, 'BACKUP_SECRET', ['on', 'off'], 'on') === 'on' && !text(env, 'APP_SECRET')
  if (!folder) return undefined
  if (text(env, 'DATABASE_URL'))
    throw new BadSetting('BACKUP_DIR is for the embedded database; back up PostgreSQL with pg_dump.')
  return { folder: resolve(folder), everyMs: everyHours * 3_600_000, keep, withSecret }
}

/** How many proxies are in front, or their addresses; none by default. */
function trustProxy(env: Env): false | number | string[] {
  const written = text(env, 'TRUST_PROXY')
  if (written === undefined || written === 'false') return false
  if (/^\d+$/.test(written)) return Number(written)
  const proxies = list(env, 'TRUST_PROXY')
  if (proxies.every(isProxy)) return proxies
  throw new BadSetting(
    'TRUST_PROXY must be false, how many proxies stand in front, or their addresses such as 10.0.0.0/8.',
  )
}

function isProxy(written: string): boolean {
  const [address = '', bits, ...rest] = written.split('/')
  if (['loopback', 'linklocal', 'uniquelocal'].includes(written)) return true
  const most = isIPv4(address) ? 32 : isIPv6(address) ? 128 : -1
  return most > 0 && rest.length === 0 && (bits === undefined || (/^\d+$/.test(bits) && Number(bits) <= most))
}

/** A Cognito pool is identified by its id: another pool has other people. */
function userPool(env: Env) {
  if (oneOf(env, 'AUTH_POOL', ['built-in', 'cognito'], 'built-in') === 'built-in') {
    return { authPool: 'built-in', cognito: undefined }
  }
  const set = (name: string) => needed(env, name, text(env, name), 'AUTH_POOL')
  const region = set('COGNITO_REGION')
  const userPoolId = set('COGNITO_USER_POOL_ID')
  const cognito = {
    region,
    userPoolId,
    clientId: set('COGNITO_CLIENT_ID'),
    clientSecret: text(env, 'COGNITO_CLIENT_SECRET'),
    endpoint:
      url(env, 'COGNITO_ENDPOINT', ['http:', 'https:']) ?? `https://cognito-idp.${region}.amazonaws.com/`,
    accessKeyId: set('AWS_ACCESS_KEY_ID'),
    secretAccessKey: set('AWS_SECRET_ACCESS_KEY'),
    sessionToken: text(env, 'AWS_SESSION_TOKEN'),
    stepMs: wholeNumber(env, 'COGNITO_STEP_MS', 1000, 1, 5000),
  }
  return { authPool: `cognito:${userPoolId}`, cognito }
}

/** Off by default; the operator must say where text is sent, since no host is a safe default. */
function languageModel(env: Env) {
  const format = oneOf(env, 'COMPANION_LLM', ['off', 'openai', 'anthropic'], 'off')
  if (format === 'off') return undefined
  return {
    format,
    baseUrl: plainAddress(env, 'COMPANION_LLM_BASE_URL'),
    model: needed(env, 'COMPANION_LLM_MODEL', text(env, 'COMPANION_LLM_MODEL')),
    apiKey: headerValue(env, 'COMPANION_LLM_API_KEY'),
    timeoutMs: wholeNumber(env, 'COMPANION_LLM_TIMEOUT_MS', 8000, 100, 60_000),
    maxTokens: wholeNumber(env, 'COMPANION_LLM_MAX_TOKENS', 160, 16, 4096),
    /** 0 means no limit. */
    dailyTokens: wholeNumber(env, 'COMPANION_LLM_DAILY_TOKENS', 500_000, 0, 1_000_000_000),
  }
}

function needed(env: Env, name: string, value: string | undefined, by = 'COMPANION_LLM'): string {
  if (value !== undefined) return value
  throw new BadSetting(`${name} must be set when ${by} is ${text(env, by)}.`)
}

function plainAddress(env: Env, name: string): string {
  const written = needed(env, name, url(env, name, ['http:', 'https:']))
  const { username, password, search, hash } = new URL(written)
  if (!username && !password && !search && !hash) return written.replace(/\/+$/, '')
  throw new BadSetting(`${name} must hold no user name, password, question mark or hash.`)
}

function headerValue(env: Env, name: string): string | undefined {
  const written = text(env, name)
  if (written === undefined || /^[!-~]+$/.test(written)) return written
  throw new BadSetting(`${name} must be one word of plain letters, digits and signs.`)
}

function rate(env: Env, name: string, preset: string): Rate {
  const written = text(env, name) ?? preset
  const [, count, seconds] = /^(\d{1,9})\/(\d{1,7})$/.exec(written) ?? []
  if (Number(count) > 0 && Number(seconds) > 0) return { count: Number(count), seconds: Number(seconds) }
  throw new BadSetting(`${name} must be a count and a number of seconds such as ${preset}, not "${written}".`)
}
