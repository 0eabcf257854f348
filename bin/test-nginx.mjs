/** nginx, for the cluster: the one named in the environment, else the machine's, else one installed with apt. */
import { aptInstall, findProgram, Missing } from './test-machine.mjs'

const folders = ['/usr/sbin', '/usr/local/sbin', '/usr/local/bin', '/opt/homebrew/bin']

export function provideNginx() {
  if (process.env.NGINX_PATH) return process.env.NGINX_PATH
  const find = () => findProgram(['nginx'], folders)
  // `nginx-light` has all we need, and on Debian neither of them need be running.
  const nginx = find() ?? (aptInstall('nginx-light') ? find() : undefined)
  if (nginx) return nginx
  throw new Missing('There is no nginx: please install it, or name it in NGINX_PATH.')
}
