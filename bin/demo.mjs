/** `npm run demo`: prepares the clone if needed, then runs the product with a populated account. */
import { join } from 'node:path'
import { launch } from './launch.mjs'
import { root, run } from './ready.mjs'

await run(() => launch([join(root, 'bin/demo.ts'), ...process.argv.slice(2)]))
