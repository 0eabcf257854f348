/**
 * `npm run cluster`: the topology of deploy/compose.yaml without containers: nginx, two nodes, PostgreSQL
 * and Redis on loopback, all removed at the end. nginx listens on PORT (8080); product settings are passed
 * on to both nodes.
 */
import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { writeProxySettings } from './cluster-proxy.mjs'
import { build, environment, install, node, requireNode, root, run } from './ready.mjs'
import { keepRunning } from './supervisor.mjs'
import { freePort, Missing, unprivileged } from './test-machine.mjs'
import { provideNginx } from './test-nginx.mjs'
import {
  dropServices,
  start,
  startPostgres,
  startRedis,
  stopServices,
  temporaryFolder,
} from './test-services.mjs'

const letEnd = []
process.on('exit', dropServices)
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  process.once(signal, async () => {
    for (const stop of letEnd) stop()
    await stopServices()
    process.exit(0)
  })
}

await run(async () => {
  requireNode()
  install()
  build()
  try {
    await startCluster()
  } catch (error) {
    console.error(error instanceof Missing ? error.message : error)
    await stopServices()
    process.exit(1)
  }
})

async function startCluster() {
  const nginx = await provideNginx()
  const port = Number(process.env.PORT || 8080)
  const publicUrl = process.env.PUBLIC_URL || `http://localhost:${port}`
  const shared = {
    PUBLIC_URL: publicUrl,
    HOST: '127.0.0.1',
    TRUST_PROXY: '1',
    APP_SECRET: process.env.APP_SECRET || randomBytes(32).toString('base64url'),
    DATABASE_URL: await startPostgres(),
    REDIS_URL: await startRedis(),
  }
  // Sequentially: the first creates the tables.
  const nodes = [await startNode(1, shared), await startNode(2, shared)]
  await startProxy(nginx, port, nodes)
  console.log(`The cluster is at ${publicUrl}`)
  if (!process.env.SMTP_URL) console.log('No mail server is configured (SMTP_URL): codes appear in this log.')
}

/** Keeps its port, so nginx finds it again after a restart. */
async function startNode(number, shared) {
  const [port, metricsPort] = [await freePort(), await freePort()]
  const env = environment({
    ...shared,
    PORT: String(port),
    METRICS_PORT: String(metricsPort),
    DATA_DIR: temporaryFolder(`node-${number}`),
  })
  async function begin() {
    const child = await start(`Node ${number}`, node, [join(root, 'src', 'server', 'main.ts')], {
      cwd: root,
      env,
      stopWith: 'SIGTERM',
      readyWhen: /listening at/,
      echo: line => console.log(`${number} ${line}`),
    })
    console.log(
      `Node ${number} is process ${child.pid}, with figures at http://127.0.0.1:${metricsPort}/metrics`,
    )
    return child
  }
  letEnd.push(
    await keepRunning(begin, why => console.log(`Node ${number} has ended (${why}) and is started again.`)),
  )
  return `127.0.0.1:${port}`
}

async function startProxy(nginx, port, nodes) {
  const user = unprivileged()
  const folder = temporaryFolder('nginx', user)
  const settings = writeProxySettings(folder, { listen: `127.0.0.1:${port}`, nodes })
  await start('nginx', nginx, ['-p', folder, '-e', 'stderr', '-c', settings], {
    ...user,
    cwd: folder,
    stopWith: 'SIGTERM',
    readyWhen: /start worker process/,
  })
  console.log(`nginx writes to ${join(folder, 'access.log')}`)
}
