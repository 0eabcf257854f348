/** Makes the clone ready if it is not, then runs one of our programs on the right Node, as `npm start` does. */
import { spawn } from 'node:child_process'
import { constants } from 'node:os'
import { environment, node, ready, requireNode } from './ready.mjs'

/** Hands it our signals and hands back its exit code. `prepare` sees to it that everything is there. */
export function launch(args, prepare = ready) {
  requireNode()
  prepare()
  const server = spawn(node, args, { env: environment(), stdio: 'inherit' })
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    // Ctrl-C reaches the server from the terminal itself; a second one from us would cut its goodbye short.
    process.on(signal, () => (signal === 'SIGINT' && process.stdin.isTTY ? undefined : server.kill(signal)))
  }
  server.on('error', error => {
    console.error(`Node could not be started: ${error.message}`)
    process.exit(1)
  })
  server.on('exit', (code, signal) => process.exit(code ?? 128 + constants.signals[signal]))
}
