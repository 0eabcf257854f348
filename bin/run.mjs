/**
 * `node bin/run.mjs bin/eval.ts …`: runs one of our programs on the right Node, installing packages if
 * needed. Arguments before the program's name go to Node.
 */
import { launch } from './launch.mjs'
import { install, run } from './ready.mjs'

await run(() => launch(process.argv.slice(2), install))
