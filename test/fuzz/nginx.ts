/** nginx with deploy/nginx.conf in front of one server; stopped with the services of the run. */
import { join } from 'node:path'
import { freePort } from '#test/support/port.ts'

const bin = join(import.meta.dirname, '..', '..', 'bin')

type Proxy = { writeProxySettings(folder: string, to: { listen: string; nodes: string[] }): string }
type User = { uid?: number; gid?: number }
type Machine = { unprivileged(): User }
type Services = {
  temporaryFolder(name: string, user: User): string
  start(name: string, program: string, args: string[], options: object): Promise<unknown>
  stopServices(): Promise<void>
}

/** Throws a readable error where nginx is missing. */
export async function openNginx(url: string): Promise<string> {
  const { provideNginx }: { provideNginx(): Promise<string> } = await import(join(bin, 'test-nginx.mjs'))
  const { writeProxySettings }: Proxy = await import(join(bin, 'cluster-proxy.mjs'))
  const { unprivileged }: Machine = await import(join(bin, 'test-machine.mjs'))
  const { temporaryFolder, start }: Services = await import(join(bin, 'test-services.mjs'))
  const port = await freePort()
  const user = unprivileged()
  const folder = temporaryFolder('nginx', user)
  const settings = writeProxySettings(folder, { listen: `127.0.0.1:${port}`, nodes: [new URL(url).host] })
  await start('nginx', await provideNginx(), ['-p', folder, '-e', 'stderr', '-c', settings], {
    ...user,
    cwd: folder,
    stopWith: 'SIGTERM',
    readyWhen: /start worker process/,
  })
  return `http://127.0.0.1:${port}`
}

export async function stopNginx(): Promise<void> {
  const { stopServices }: Services = await import(join(bin, 'test-services.mjs'))
  await stopServices()
}
