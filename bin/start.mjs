/** `npm start`: prepares the clone if needed, then runs the server. */
import { join } from 'node:path'
import { launch } from './launch.mjs'
import { root, run } from './ready.mjs'

await run(() => launch([join(root, 'src/server/main.ts'), ...process.argv.slice(2)]))
