/** Turns failures of the machine, the disk or PostgreSQL into one sentence that says what to do. */
import { isDiskFull, isUnreachable } from './database-errors.ts'
import { fullSentence } from './folder-lock.ts'

type Settings = { dataDir?: string; databaseUrl?: string | undefined; metricsPort?: number; port?: number }
type Failure = Error & { code?: string; syscall?: string; port?: number; address?: string; path?: string }

const folderCodes = new Set(['EACCES', 'EPERM', 'EROFS', 'ENOTDIR', 'EEXIST', 'ENOENT'])
const damagedCodes = new Set([11, 26])

/** Our own errors keep their message. */
export function describeFailure(error: unknown, settings: Settings): string {
  const failure = error as Failure
  const { code = '', syscall, message } = failure
  if (syscall === 'listen') return aboutPort(failure, settings)
  if (isDiskFull(error)) return aboutRoom(settings)
  if (code === 'ERR_SQLITE_ERROR') return aboutFile(failure, settings)
  if (folderCodes.has(code) && failure.path) {
    return `The data folder cannot be written (${failure.path}); set DATA_DIR to another one.`
  }
  if (code && settings.databaseUrl) return aboutPostgres(code, new URL(settings.databaseUrl))
  if (isUnreachable(error) && settings.databaseUrl) {
    return `PostgreSQL at ${placeOf(new URL(settings.databaseUrl))} does not answer; see whether it is running.`
  }
  return message || code || 'Something went wrong.'
}

function aboutPort({ code, port, address }: Failure, { metricsPort, port: own }: Settings): string {
  // The metrics port is opened first, so when both are the same the main one finds it taken.
  const isMetrics = port === metricsPort && port !== own
  const name = isMetrics ? 'METRICS_PORT' : 'PORT'
  if (code === 'EADDRINUSE') return `Port ${port} is already in use; set ${name} to another one.`
  if (code === 'EACCES') return `Port ${port} may not be used; set ${name} to another one.`
  const host = isMetrics ? 'METRICS_HOST' : 'HOST'
  return `This machine cannot listen at ${address} (${code}); set ${host} to one of its own addresses.`
}

function aboutRoom({ dataDir, databaseUrl }: Settings): string {
  if (databaseUrl) return 'The disk of PostgreSQL is full; make room on it, then start again.'
  return fullSentence(dataDir ?? 'the data')
}

function aboutFile(failure: Failure, { dataDir }: Settings): string {
  const { errcode = 0 } = failure as { errcode?: number }
  if (damagedCodes.has(errcode & 0xff)) {
    return `The embedded database in ${dataDir} is damaged; put a backup in its place (npm run restore).`
  }
  return `The embedded database cannot be opened: ${failure.message}.`
}

/** The URL also holds the password, so only parts of it are shown. */
function aboutPostgres(code: string, url: URL): string {
  const [database, user] = [decodeURIComponent(url.pathname.slice(1)), decodeURIComponent(url.username)]
  if (code === '3D000') {
    return `There is no database "${database}" at ${placeOf(url)}; create it (createdb ${database}), or correct DATABASE_URL.`
  }
  if (code.startsWith('28')) {
    return `PostgreSQL at ${placeOf(url)} does not let "${user}" in; check the user and password in DATABASE_URL.`
  }
  if (code === '42501') return `The user "${user}" may not make tables in the database "${database}".`
  if (code === '53300')
    return `PostgreSQL at ${placeOf(url)} has no connection left; raise its max_connections.`
  if (/^(ECONN|ENOTFOUND|EAI|EHOST|ENET|ETIMEDOUT)/.test(code)) {
    return `PostgreSQL cannot be reached at ${placeOf(url)} (${code}); see whether it is running, or correct DATABASE_URL.`
  }
  return `PostgreSQL at ${placeOf(url)} cannot be used (${code}).`
}

function placeOf({ hostname, port }: URL): string {
  return `${hostname || 'localhost'}:${port || '5432'}`
}
