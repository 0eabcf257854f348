/** Prepares the clone if needed, then runs one of our programs on the right Node, as `npm start` does. */
import { spawn } from 'node:child_process'
import { constants } from 'node:os'
import { environment, node, ready, requireNode } from './ready.mjs'

/** Forwards signals and returns the exit code. `prepare` installs and builds what is missing. */
export function launch(args, prepare = ready) {
  requireNode()
  prepare()
  const server = spawn(node, args, { env: environment(), stdio: 'inherit' })
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    // On Ctrl-C the terminal signals the server itself; a second signal from us would cut its shutdown short.
    process.on(signal, () => (signal === 'SIGINT' && process.stdin.isTTY ? undefined : server.kill(signal)))
  }
  server.on('error', error => {
    console.error(`Node could not be started: ${error.message}`)
    process.exit(1)
  })
  server.on('exit', (code, signal) => process.exit(code ?? 128 + constants.signals[signal]))
}
