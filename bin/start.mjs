/** `npm start`: makes the clone ready if it is not, then runs the server. */
import { launch } from './launch.mjs'
import { run } from './ready.mjs'

await run(() => launch('src/server/main.ts'))
