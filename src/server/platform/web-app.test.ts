import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import fastify from 'fastify'
import { expect, test } from 'vitest'
import { afterTest } from '#test/support/after-test.ts'
import { makeTemporaryStorage } from '#test/support/database.ts'
import { serveWebApp } from './web-app.ts'

async function servedPage(): Promise<string> {
  const { dataDir, remove } = await makeTemporaryStorage('embedded')
  afterTest(remove)
  mkdirSync(join(dataDir, 'assets'))
  writeFileSync(join(dataDir, 'index.html'), '<meta name="twinbot" content="{}"><p>page</p>')
  writeFileSync(join(dataDir, 'assets', 'a.js'), 'let a')
  const http = fastify()
  afterTest(() => http.close())
  const handed = {
    apiBaseUrl: '',
    socketPath: '/production',
    supportEmail: 'a@b.c',
    appSecret: 'hunter2',
    smtpUrl: 'hunter2',
  }
  await serveWebApp(http, dataDir, handed)
  return http.listen({ port: 0, host: '127.0.0.1' })
}

test('the page tells a browser only what it must know, whatever the server hands over', async () => {
  const url = await servedPage()
  const page = await (await fetch(`${url}/signup`)).text()
  expect(page).toContain('/production')
  expect(page).not.toContain('hunter2')
})

test('every address of the app opens the page, and what is no page is not found', async () => {
  const url = await servedPage()
  for (const path of ['/', '/dashboard', '/chat2/Wren', '/no/such/place']) {
    expect(await (await fetch(url + path)).text()).toContain('<p>page</p>')
  }
  for (const path of ['/api/nothing', '/assets/missing.js'])
    expect((await fetch(url + path)).status).toBe(404)
  const file = await fetch(`${url}/assets/a.js`)
  expect(file.headers.get('cache-control')).toContain('immutable')
})
