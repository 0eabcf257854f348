/** Starts the server and stops it well: within ten seconds, with every answer given and every row written. */
import { createApp } from './app.ts'
import { BadSetting, readConfig } from './config.ts'
import { FolderInUse, FolderUnusable } from './platform/folder-lock.ts'
import { WrongInstallation } from './platform/installation.ts'
import { createLog } from './platform/log.ts'

const STOP_WITHIN_MS = 9500
const ownWords = [BadSetting, FolderInUse, FolderUnusable, WrongInstallation]
const folderTrouble = new Set(['EACCES', 'EPERM', 'EROFS', 'ENOTDIR', 'EEXIST', 'ENOENT', 'ENOSPC'])

try {
  await start()
} catch (error) {
  console.error(sentenceFor(error as NodeJS.ErrnoException))
  process.exit(1)
}

async function start(): Promise<void> {
  const config = readConfig(process.env)
  const log = createLog(config.logLevel)
  process.on('unhandledRejection', error => log.error({ err: error }, 'unhandled rejection'))
  const app = await createApp({ config, log })
  const address = await app.listen()

  console.log(`TwinBot is at ${config.publicUrl} (listening at ${address})`)
  console.log(config.databaseUrl ? 'Its data lies in PostgreSQL.' : `Its data lies in ${config.dataDir}`)
  if (!config.smtpUrl) console.log('No mail server is configured (SMTP_URL): codes appear in this log.')

  let stopping = false
  async function stop(exitCode: number): Promise<void> {
    if (stopping) return
    stopping = true
    setTimeout(() => process.exit(1), STOP_WITHIN_MS).unref()
    const closed = await app.close().then(
      () => true,
      error => log.error({ err: error }, 'not everything could be closed'),
    )
    process.exit(closed ? exitCode : 1)
  }
  process.on('SIGTERM', () => stop(0))
  process.on('SIGINT', () => stop(0))
  // Nobody knows what a fault that nothing caught has left half done: the supervisor starts a fresh process.
  process.on('uncaughtException', error => {
    log.fatal({ err: error }, 'a fault escaped; the process ends')
    void stop(1)
  })
}

function sentenceFor(error: NodeJS.ErrnoException & { port?: number; path?: string }): string {
  if (ownWords.some(kind => error instanceof kind)) return error.message
  if (error.code === 'EADDRINUSE') return `Port ${error.port} is already in use; set PORT to another one.`
  if (error.code === 'EACCES' && error.syscall === 'listen')
    return `Port ${error.port} may not be used; set PORT to another one.`
  if (folderTrouble.has(error.code ?? '')) {
    return `The data folder cannot be written (${error.path ?? ''}); set DATA_DIR to another one.`
  }
  if (error.code === 'ERR_SQLITE_ERROR') return `The embedded database cannot be opened: ${error.message}.`
  if (process.env.DATABASE_URL)
    return `PostgreSQL at DATABASE_URL cannot be used: ${error.code ?? error.message}.`
  return `TwinBot could not start: ${error.message}`
}
