/** nginx for the cluster: from the environment, else the machine's, else installed with apt. */
import { aptInstall, findProgram, Missing } from './test-machine.mjs'

const folders = ['/usr/sbin', '/usr/local/sbin', '/usr/local/bin', '/opt/homebrew/bin']

export async function provideNginx() {
  if (process.env.NGINX_PATH) return process.env.NGINX_PATH
  const find = () => findProgram(['nginx'], folders)
  // `nginx-light` has all we need, and does not have to be running as a service.
  const nginx = find() ?? ((await aptInstall('nginx-light')) ? find() : undefined)
  if (nginx) return nginx
  throw new Missing('There is no nginx: please install it, or name it in NGINX_PATH.')
}
