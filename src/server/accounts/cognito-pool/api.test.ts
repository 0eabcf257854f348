import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { afterTest } from '#test/support/after-test.ts'
import { createCognitoApi } from './api.ts'

test.each([301, 302, 307, 308])(
  'where the pool’s address sends us elsewhere (%i), no password follows',
  async status => {
    const asked: string[] = []
    const server = createServer((request, response) => {
      asked.push(request.url ?? '')
      response.writeHead(status, { location: '/elsewhere' }).end('{}')
    }).listen(0, '127.0.0.1')
    await once(server, 'listening')
    afterTest(async () => void server.close())
    const api = createCognitoApi({
      region: 'eu-west-1',
      userPoolId: 'people',
      clientId: 'twinbot',
      clientSecret: undefined,
      endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}/pool`,
      accessKeyId: 'id',
      secretAccessKey: 'secret',
      sessionToken: undefined,
      stepMs: 1,
    })
    const asking = api.asClient('InitiateAuth', { AuthParameters: { PASSWORD: 'a quiet lake at dawn' } })
    await expect(asking).rejects.toMatchObject({ code: 'unavailable' })
    expect(asked).toEqual(['/pool'])
  },
)
