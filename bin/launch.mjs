/** Makes the clone ready if it is not, then runs one of our programs on Node 24, as `npm start` does. */
import { spawn } from 'node:child_process'
import { constants } from 'node:os'
import { join } from 'node:path'
import { build, environment, install, node, requireNode, root } from './ready.mjs'

/** Hands it our signals and hands back its exit code. */
export function launch(program) {
  requireNode()
  install()
  build()
  const server = spawn(node, [join(root, program), ...process.argv.slice(2)], {
    env: environment(),
    stdio: 'inherit',
  })
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    // Ctrl-C reaches the server from the terminal itself; a second one from us would cut its goodbye short.
    process.on(signal, () => (signal === 'SIGINT' && process.stdin.isTTY ? undefined : server.kill(signal)))
  }
  server.on('error', error => {
    console.error(`The server could not be started: ${error.message}`)
    process.exit(1)
  })
  server.on('exit', (code, signal) => process.exit(code ?? 128 + constants.signals[signal]))
}
