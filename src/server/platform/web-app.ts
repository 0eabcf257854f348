/**
 * Serves the built web app: hashed files are cached for a year, the page itself never, and every route gets
 * the page.
 */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import staticFiles from '@fastify/static'
import { Refusal } from '#shared/errors.ts'
import type { Http } from './http.ts'

/** Settings the page needs before its first call. Only these fields are ever embedded. */
export type PageConfig = { apiBaseUrl: string; socketPath: string; supportEmail: string }

export async function serveWebApp(http: Http, folder: string, config: PageConfig): Promise<void> {
  if (!existsSync(join(folder, 'index.html'))) return
  const page = fill(readFileSync(join(folder, 'index.html'), 'utf8'), config)

  // One route for all hashed files: one for each of hundreds took a start, and every test's app, longer than all others.
  await http.register(staticFiles, {
    root: join(folder, 'assets'),
    prefix: '/assets/',
    index: false,
    preCompressed: true,
    immutable: true,
    maxAge: '365d',
  })
  await http.register(staticFiles, {
    root: folder,
    index: false,
    wildcard: false,
    globIgnore: ['assets/**'],
    preCompressed: true,
    decorateReply: false,
    cacheControl: false,
    setHeaders: reply => reply.header('cache-control', 'no-cache'),
  })
  http.get('/*', async (request, reply) => {
    const wanted = request.url.split('?')[0] ?? '/'
    const isPage = !wanted.startsWith('/api/') && !wanted.startsWith('/assets/')
    if (!isPage) throw new Refusal('not-found')
    return reply.type('text/html; charset=utf-8').header('cache-control', 'no-cache').send(page)
  })
}

function fill(html: string, { apiBaseUrl, socketPath, supportEmail }: PageConfig): string {
  const content = JSON.stringify({ apiBaseUrl, socketPath, supportEmail }).replace(
    /[&<>"']/g,
    sign => `&#${sign.charCodeAt(0)};`,
  )
  return html.replace(
    /(<meta name="twinbot" content=")[^"]*(")/,
    (_, before, after) => before + content + after,
  )
}
