/** `npm run demo`: makes the clone ready if it is not, then runs the product with a filled account. */
import { launch } from './launch.mjs'
import { run } from './ready.mjs'

await run(() => launch('bin/demo.ts'))
