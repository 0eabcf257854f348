/**
 * A proxy in front of the server that can simulate a new build of the web app: it then serves a changed
 * service worker.
 */
import { once } from 'node:events'
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import { type AddressInfo, connect } from 'node:net'

export async function openNewBuildProxy(target: string) {
  const to = new URL(target)
  let builds = 0

  function forward(asked: IncomingMessage, answer: ServerResponse): void {
    const changed = asked.url === '/service-worker.js' && builds > 0
    const headers = { ...asked.headers }
    // Neither compressed nor a 304, so that the body can be changed.
    if (changed)
      for (const name of ['accept-encoding', 'if-none-match', 'if-modified-since']) delete headers[name]
    const { method, url: path } = asked
    const onward = request({ host: to.hostname, port: to.port, method, path, headers }, response => {
      const { 'content-length': _, etag: __, 'last-modified': ___, ...rest } = response.headers
      answer.writeHead(response.statusCode ?? 502, changed ? rest : response.headers)
      if (changed) answer.write(`/* build ${builds} */\n`)
      response.pipe(answer)
    })
    onward.on('error', () => answer.destroy())
    asked.pipe(onward)
  }

  const server = createServer(forward)
  server.on('upgrade', (asked, near, head) => {
    const far = connect(Number(to.port), to.hostname)
    const lines = asked.rawHeaders.flatMap((name, i, all) => (i % 2 === 0 ? `${name}: ${all[i + 1]}` : []))
    far.write(`GET ${asked.url} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`)
    far.write(head)
    for (const wire of [near, far]) {
      wire.on('error', () => {})
      wire.on('close', () => {
        near.destroy()
        far.destroy()
      })
    }
    near.pipe(far).pipe(near)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')

  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    newBuild(): void {
      builds += 1
    },
    close(): void {
      server.close()
      server.closeAllConnections()
    },
  }
}
