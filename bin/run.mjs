/**
 * `node bin/run.mjs bin/eval.ts …`: runs one of our programs on the right Node, whatever the machine has, with the
 * packages installed if they are not. What stands before the program's name is for Node itself.
 */
import { launch } from './launch.mjs'
import { install, run } from './ready.mjs'

await run(() => launch(process.argv.slice(2), install))
