/** `node bin/operate.mjs bin/backup.ts …`: as bin/run.mjs, for operators' programs: what the server needs is enough. */
import { launch } from './launch.mjs'
import { installToRun, run } from './ready.mjs'

await run(() => launch(process.argv.slice(2), installToRun))
