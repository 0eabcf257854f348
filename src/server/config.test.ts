import { expect, test } from 'vitest'
import { BadSetting, readConfig } from './config.ts'

test('with nothing set everything has a working default', () => {
  expect(readConfig({})).toMatchObject({
    port: 3000,
    publicUrl: 'http://localhost:3000',
    databaseUrl: undefined,
    socketPath: '/production',
    trustProxy: false,
  })
})

test('what the operator sets is taken, blank means unset', () => {
  const config = readConfig({
    PORT: '8080',
    PUBLIC_URL: 'https://twin.example/',
    TRUST_PROXY: '2',
    RATE_SIGN_UP_ADDRESS: '5/60',
    SMTP_URL: ' ',
  })
  expect(config).toMatchObject({
    port: 8080,
    publicUrl: 'https://twin.example',
    trustProxy: 2,
    smtpUrl: undefined,
  })
  expect(config.rates.RATE_SIGN_UP_ADDRESS).toEqual({ count: 5, seconds: 60 })
})

test.each([
  ['PORT', 'eighty'],
  ['PORT', '70000'],
  ['DATABASE_URL', 'mysql://root:hunter2@db/x'],
  ['REDIS_URL', 'hunter2'],
  ['SMTP_URL', 'http://hunter2@mail'],
  ['APP_SECRET', 'hunter2'],
  ['LOG_LEVEL', 'loud'],
  ['AUTH_POOL', 'keycloak'],
  ['SOCKET_PATH', 'production'],
  ['RATE_SIGN_IN_ADDRESS', 'often'],
])('a bad %s is told in one sentence that names it and repeats no secret', (name, value) => {
  const read = () => readConfig({ [name]: value })
  expect(read).toThrow(BadSetting)
  expect(read).toThrow(new RegExp(`^${name} .*\\.$`))
  expect(read).not.toThrow(/hunter2/)
})
