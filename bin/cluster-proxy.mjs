/** The proxy in front of the nodes, from deploy/nginx.conf: containers and this machine use the same file. */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './ready.mjs'

/** Fills in the template; a missing name is an error. */
export function fillIn(template, names) {
  return template.replace(/\$\{(TWINBOT_\w+)\}/g, (_whole, name) => {
    if (names[name] === undefined) throw new Error(`deploy/nginx.conf asks for ${name}.`)
    return names[name]
  })
}

/** Writes the whole configuration and returns its path. `nodes` are addresses with ports. */
export function writeProxySettings(folder, { listen, nodes, socketPath = '/production' }) {
  const template = readFileSync(join(root, 'deploy', 'nginx.conf'), 'utf8')
  const server = fillIn(template, {
    TWINBOT_LISTEN: listen,
    TWINBOT_NODES: nodes.map(node => `server ${node} max_fails=1 fail_timeout=5s;`).join(' '),
    TWINBOT_SOCKET_PATH: socketPath,
    TWINBOT_LOG: join(folder, 'access.log'),
  })
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map(kind => `  ${kind}_temp_path ${join(folder, kind)};`)
    .join('\n')
  const file = join(folder, 'nginx.conf')
  writeFileSync(
    file,
    `daemon off;
worker_processes 2;
pid ${join(folder, 'nginx.pid')};
error_log stderr notice;
events { worker_connections 4096; }
http {
${temporary}
${server}
}
`,
  )
  return file
}
