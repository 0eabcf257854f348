/**
 * `node bin/operate.mjs bin/backup.ts …`: like bin/run.mjs, for operators' commands, which need only the
 * server's packages.
 */
import { launch } from './launch.mjs'
import { installToRun, run } from './ready.mjs'

await run(() => launch(process.argv.slice(2), installToRun))
