/**
 * The files in deploy/, read as a careful operator would. Not every machine can run containers, so what
 * matters is checked here, and by nginx, systemd and compose where they are installed.
 */
import { spawn, spawnSync } from 'node:child_process'
import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join, relative, sep } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { freePort } from '#test/support/port.ts'
import { temporary } from '#test/support/temporary-folder.ts'

const root = join(import.meta.dirname, '..')
const read = (name: string) => readFileSync(join(root, 'deploy', name), 'utf8')
const has = (program: string, ...args: string[]) => spawnSync(program, args).status === 0

test('the image is made in two stages and runs as nobody special', () => {
  const stages = instructions(read('Dockerfile')).split(/^(?=FROM )/m)
  expect(stages.filter(stage => stage.startsWith('FROM '))).toHaveLength(2)
  const last = stages.at(-1) ?? ''
  expect(last).toMatch(/^USER node$/m)
  expect(last).toMatch(/^HEALTHCHECK .* CMD \[.*healthz/m)
  expect(last).toMatch(/^CMD \["node", "src\/server\/main\.ts"\]$/m)
  expect(last.match(/^COPY .*$/gm)?.every(line => line.startsWith('COPY --from=build '))).toBe(true)
  expect(last.indexOf('USER node')).toBeGreaterThan(last.lastIndexOf('COPY'))
})

const isShipped = (file: string) => !file.endsWith('.test.ts')

test('the image holds every folder that the server reads from', () => {
  const asked = globSync('src/server/**/*.ts', { cwd: root })
    .filter(isShipped)
    .flatMap(file =>
      [...readFileSync(join(root, file), 'utf8').matchAll(/'((?:\.\.\/)+[^']+)'/g)].map(([, path = '']) =>
        relative(root, join(root, file, '..', path)),
      ),
    )
  const folders = new Set(asked.map(path => path.split(sep)[0]).filter(name => name !== 'src'))
  expect(folders).toContain('models')
  for (const name of folders) expect(read('Dockerfile')).toContain(`COPY --from=build /app/${name} ./`)
})

test('nothing private or large is sent along when the image is built', () => {
  const left = read('Dockerfile.dockerignore').split('\n')
  for (const name of ['.git', 'node_modules', 'data', '**/.env*']) expect(left).toContain(name)
})

test('every image has a version, nothing has privileges, and no secret has a default', () => {
  const compose = read('compose.yaml')
  const images = [...compose.matchAll(/^ +image: (\S+)$/gm)].map(([, image]) => image)
  expect(images.length).toBe(compose.match(/image:/g)?.length)
  for (const image of images) expect(image).toMatch(/:(?!latest).+/)
  for (const [line] of read('Dockerfile').matchAll(/^FROM \S+/gm)) expect(line).toMatch(/:(?!latest).+/)
  expect(compose).not.toContain('privileged')
  for (const [, name, otherwise] of compose.matchAll(/\$\{(\w+)(:[-?])?/g)) {
    expect(otherwise, name).toBe(/SECRET|PASSWORD/.test(name ?? '') ? ':?' : ':-')
  }
  // Only the proxy and the mailbox are reachable from outside.
  expect(compose.match(/^ +ports: .*$/gm)).toEqual([
    '    ports: ["8080:8080"]',
    '    ports: ["127.0.0.1:8025:8025"]',
  ])
})

test('compose gives the proxy every name its settings ask for, and nodes that are there', () => {
  const compose = read('compose.yaml')
  const asked = new Set([...read('nginx.conf').matchAll(/\$\{(\w+)\}/g)].map(([, name]) => name))
  for (const name of asked) expect(compose).toMatch(new RegExp(`^      ${name}: .+$`, 'm'))
  const nodes = [...compose.matchAll(/server ([\w-]+):3000/g)].map(([, node]) => node)
  expect(nodes).toEqual(['node-1', 'node-2'])
  for (const node of nodes) expect(compose).toContain(`\n  ${node}:\n`)
})

test('every setting the files name is one the product reads', () => {
  const config = readFileSync(join(root, 'src', 'server', 'config.ts'), 'utf8')
  const node = read('compose.yaml').split('x-node: &node')[1]?.split('\nservices:')[0] ?? ''
  const named = [...node.matchAll(/^ {4}([A-Z_]+):/gm)].map(([, name]) => name ?? '')
  expect(named).toContain('DATABASE_URL')
  for (const name of named) expect(config).toContain(`'${name}'`)
})

test('alerts watch figures that there are', () => {
  const alerts = read('alerts.yaml')
  const named = new Set(alerts.match(/twinbot_[a-z0-9_]+/g))
  expect(named.size).toBeGreaterThan(10)
  const code = globSync('src/server/**/*.ts', { cwd: root }).map(file =>
    readFileSync(join(root, file), 'utf8'),
  )
  for (const name of named)
    expect(
      code.some(text => text.includes(`'${name}'`)),
      name,
    ).toBe(true)
  expect(alerts.match(/- alert: /g)).toHaveLength(alerts.match(/summary: /g)?.length ?? 0)
})

test.skipIf(!has('promtool', '--version'))('Prometheus takes the alerts', () => {
  const { status, stderr } = spawnSync('promtool', ['check', 'rules', join(root, 'deploy', 'alerts.yaml')])
  expect(stderr.toString()).toBe('')
  expect(status).toBe(0)
})

test('nginx logs no address and no query, for errors neither', () => {
  const [, format = ''] = /log_format twinbot escape=json\n([\s\S]*?);/.exec(read('nginx.conf')) ?? []
  expect(format).toContain('$twinbot_place')
  expect(format).not.toMatch(/\$(request|request_uri|uri|args|query_string|remote_addr|http_referer)\b/)
  expect(read('nginx.conf')).toMatch(/^ {2}error_log stderr crit;$/m)
})

test.skipIf(!has('nginx', '-v'))('nginx takes its settings', async () => {
  const folder = temporary()
  const { writeProxySettings } = await import(join(root, 'bin', 'cluster-proxy.mjs'))
  const file = writeProxySettings(folder, {
    listen: '127.0.0.1:18999',
    nodes: ['127.0.0.1:1', '127.0.0.1:2'],
  })
  const { status, stderr } = spawnSync('nginx', ['-t', '-p', folder, '-e', 'stderr', '-c', file])
  expect(stderr.toString()).toContain('test is successful')
  expect(status).toBe(0)
})

test.skipIf(!has('nginx', '-v'))(
  'nginx hands a socket on by its one path, and no other upgrade',
  async () => {
    const seen: [url: string | undefined, upgrade: string | undefined][] = []
    const node = createServer()
    node.on('upgrade', (request, wire) => {
      seen.push([request.url, request.headers.upgrade])
      wire.end('HTTP/1.1 403 Forbidden\r\nContent-Length: 0\r\nConnection: close\r\n\r\n')
    })
    node.on('request', (request, response) => {
      seen.push([request.url, request.headers.upgrade])
      response.end()
    })
    await new Promise<void>(resolve => node.listen(0, '127.0.0.1', resolve))
    onTestFinished(() => void node.close())
    const folder = temporary()
    const port = await freePort()
    const { writeProxySettings } = await import(join(root, 'bin', 'cluster-proxy.mjs'))
    const nodes = [`127.0.0.1:${(node.address() as AddressInfo).port}`]
    const file = writeProxySettings(folder, { listen: `127.0.0.1:${port}`, nodes })
    const nginx = spawn('nginx', ['-p', folder, '-e', 'stderr', '-c', file])
    onTestFinished(() => void nginx.kill('SIGTERM'))
    await new Promise<void>(resolve => nginx.stderr.on('data', () => resolve()))
    const headers = { connection: 'Upgrade' }
    const ask = (path: string, upgrade: string) =>
      new Promise<void>((resolve, reject) => {
        const asked = request({ port, path, headers: { ...headers, upgrade } }, response => {
          response.resume()
          resolve()
        })
        asked.on('error', reject).end()
      })
    await vi.waitFor(() => ask('/healthz', 'h2c'), { timeout: 10_000 })
    await ask('/%70roduction?token=x', 'WebSocket')
    await ask('/elsewhere/../production?token=y', 'websocket')
    await ask('/production', 'h2c')
    await ask('/elsewhere', 'websocket')
    expect(seen).toEqual([
      ['/healthz', undefined],
      ['/production?token=x', 'websocket'],
      ['/production?token=y', 'websocket'],
      ['/production', undefined],
      ['/elsewhere', undefined],
    ])
  },
)

test.skipIf(!has('systemd-analyze', '--version'))('systemd takes the unit', () => {
  const file = join(temporary(), 'twinbot.service')
  writeFileSync(
    file,
    read('twinbot.service').replaceAll('ExecStart=/usr/bin/node', `ExecStart=${process.execPath}`),
  )
  const { status, stderr } = spawnSync('systemd-analyze', ['verify', file])
  expect(stderr.toString()).toBe('')
  expect(status).toBe(0)
})

test.skipIf(!has('docker', 'compose', 'version'))('compose takes its file', () => {
  const { status, stderr } = spawnSync(
    'docker',
    ['compose', '-f', join(root, 'deploy', 'compose.yaml'), 'config', '--quiet'],
    { env: { ...process.env, APP_SECRET: 'a secret of a test', POSTGRES_PASSWORD: 'another' } },
  )
  expect(stderr.toString()).toBe('')
  expect(status).toBe(0)
})

/** One instruction per line, without comments. */
function instructions(dockerfile: string): string {
  return dockerfile.replace(/^#.*\n/gm, '').replace(/\s*\\\n\s*/g, ' ')
}
