/** `npm run demo`: makes the clone ready if it is not, then runs the product with a filled account. */
import { join } from 'node:path'
import { launch } from './launch.mjs'
import { root, run } from './ready.mjs'

await run(() => launch([join(root, 'bin/demo.ts'), ...process.argv.slice(2)]))
