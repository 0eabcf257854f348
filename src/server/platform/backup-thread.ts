/** Takes one dated backup in a worker thread, because copying blocks the thread it runs on. */
import { parentPort, workerData } from 'node:worker_threads'
import { type BackupOptions, takeDatedBackup } from './dated-backups.ts'

const { backup } = await takeDatedBackup(workerData as BackupOptions)
parentPort?.postMessage(backup.tables.reduce((sum, { rows }) => sum + rows, 0))
