/** Takes one dated backup in a worker thread, because copying blocks the thread it runs on. */
import { parentPort, workerData } from 'node:worker_threads'
import { takeDatedBackup, type Wanted } from './dated-backups.ts'

const { backup } = await takeDatedBackup(workerData as Wanted)
parentPort?.postMessage(backup.tables.reduce((sum, { rows }) => sum + rows, 0))
