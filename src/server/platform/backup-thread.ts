/** Takes one dated backup: copying holds up whoever does it, so it has a thread of its own. */
import { parentPort, workerData } from 'node:worker_threads'
import { takeDatedBackup, type Wanted } from './dated-backups.ts'

const { backup } = await takeDatedBackup(workerData as Wanted)
parentPort?.postMessage(backup.tables.reduce((sum, { rows }) => sum + rows, 0))
