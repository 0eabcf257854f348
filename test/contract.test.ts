import { globSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { Endpoint } from '#shared/endpoint.ts'
import { openApp } from '#test/support/any-engine.ts'

const shared = join(import.meta.dirname, '..', 'src', 'shared')

async function everyEndpoint(): Promise<Endpoint[]> {
  const files = globSync('*.ts', { cwd: shared }).filter(file => !file.endsWith('.test.ts'))
  const modules = await Promise.all(files.map(file => import(join(shared, file))))
  return modules.flatMap(module => Object.values(module).filter(isEndpoint))
}

function isEndpoint(value: unknown): value is Endpoint {
  return (
    typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'reply' in value
  )
}

const nameOf = ({ method, path }: Endpoint) => `${method} ${path}`

test('each call of the contract is answered by exactly one route', async () => {
  const app = await openApp()
  const answered = app.routes.map(({ endpoint }) => nameOf(endpoint)).sort()
  const promised = (await everyEndpoint()).map(nameOf).sort()
  expect(promised.length).toBeGreaterThan(10)
  expect(answered).toEqual(promised)
})

test('every call that needs somebody signed in refuses everybody else', async () => {
  const app = await openApp()
  const needing = app.routes.filter(({ endpoint }) => endpoint.access === 'session')
  // Whoever adds a call that needs nobody signed in names it here.
  const others = app.routes.filter(route => !needing.includes(route))
  expect(others.map(({ endpoint }) => nameOf(endpoint)).sort()).toEqual([
    'GET /api/classification/figures',
    'POST /api/auth/forgot-password',
    'POST /api/auth/login',
    'POST /api/auth/resend-code',
    'POST /api/auth/reset-password',
    'POST /api/auth/send-code',
    'POST /api/auth/verify-code',
  ])
  for (const { endpoint } of needing) {
    const response = await app.fetch(endpoint.path.replace(/:\w+/g, 'x'), {
      method: endpoint.method,
      headers: { 'content-type': 'application/json' },
    })
    const { code } = (await response.json()) as { code: string }
    expect([nameOf(endpoint), response.status, code]).toEqual([nameOf(endpoint), 401, 'not-signed-in'])
  }
})
