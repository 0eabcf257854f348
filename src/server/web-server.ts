/** Everything served on the port: the API and its description, the sockets, health checks and the web app. */
import { join } from 'node:path'
import { isThreadId } from '#shared/community.ts'
import type { Accounts } from './accounts/accounts.ts'
import type { Config } from './config.ts'
import { createTrust } from './platform/address.ts'
import type { Clock } from './platform/clock.ts'
import { mount, type Route } from './platform/endpoint.ts'
import { mountHealth } from './platform/health.ts'
import { createHttp } from './platform/http.ts'
import type { Live } from './platform/live.ts'
import type { Log } from './platform/log.ts'
import type { Metrics } from './platform/metrics.ts'
import { mountOpenApi } from './platform/openapi.ts'
import { mountSockets } from './platform/sockets.ts'
import { serveWebApp } from './platform/web-app.ts'

const webFolder = join(import.meta.dirname, '..', '..', 'dist', 'web')

type Parts = {
  config: Config
  log: Log
  clock: Clock
  metrics: Metrics
  live: Live
  accounts: Pick<Accounts, 'authenticate' | 'authenticateSocket'>
  routes: Route[]
  onConnection: Parameters<typeof mountSockets>[1]['onConnection']
  health: Parameters<typeof mountHealth>[1]
  /** Shown on /readyz: parts that run with reduced function. */
  notes: Record<string, string>
}

export async function createWebServer(parts: Parts) {
  const { config, log, clock, metrics, live, accounts, routes, onConnection } = parts
  const { publicUrl, apiBaseUrl, socketPath, corsOrigins, trustProxy, supportEmail, bounds } = config
  const trusts = createTrust(trustProxy)
  const http = await createHttp({
    log,
    metrics,
    socketPath,
    trusts,
    isBehindProxy: trustProxy !== false,
    bounds,
    // Some browsers do not count sockets as 'self', so they are named.
    connectTo: [publicUrl, apiBaseUrl]
      .filter(Boolean)
      .flatMap(url => [new URL(url).origin, new URL(url).origin.replace(/^http/, 'ws')]),
    corsOrigins,
  })
  const sockets = mountSockets(http, {
    path: socketPath,
    origins: [publicUrl, ...corsOrigins],
    rate: config.rates.RATE_SOCKET_MESSAGES,
    bounds,
    trusts,
    authenticate: accounts.authenticateSocket,
    isThread: isThreadId,
    onConnection,
    live,
    clock,
    log,
  })
  mount(http, routes, accounts.authenticate)
  mountHealth(http, parts.health, parts.notes)
  mountOpenApi(
    http,
    routes.map(({ endpoint }) => endpoint),
  )
  await serveWebApp(http, webFolder, { apiBaseUrl, socketPath, supportEmail })

  return {
    sockets,
    listen: (): Promise<string> => http.listen({ port: config.port, host: config.host }),
    /** Tells sockets why they close, and lets what is being answered be answered. */
    async close(): Promise<void> {
      await sockets.close()
      await http.close()
    },
  }
}
