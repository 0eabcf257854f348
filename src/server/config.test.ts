import { randomBytes } from 'node:crypto'
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
  ['TRUST_PROXY', 'true'],
  ['TRUST_PROXY', '10.0.0.0/33'],
  ['SOCKETS_PER_PERSON', '0'],
  ['RATE_CHAT', 'often'],
  ['PUSH_EVERY_MS', 'often'],
  ['PUSH_LOOPBACK', 'maybe'],
  ['RATE_SIGN_IN_ADDRESS', 'often'],
])('a bad %s is told in one sentence that names it and repeats no secret', (name, value) => {
  const read = () => readConfig({ [name]: value })
  expect(read).toThrow(BadSetting)
  expect(read).toThrow(new RegExp(`^${name} .*\\.$`))
  expect(read).not.toThrow(/hunter2/)
})

test.each([
  randomBytes(32).toString('base64'),
  randomBytes(32).toString('base64url'),
  randomBytes(32).toString('hex'),
  randomBytes(48).toString('base64'),
])('32 random bytes and more are a secret (%s)', secret => {
  expect(readConfig({ APP_SECRET: secret }).appSecret).toBe(secret)
})

test.each([
  'changeme-changeme',
  'correct horse battery staple, and then some more words',
  'a'.repeat(64),
  '0123'.repeat(16),
  randomBytes(24).toString('base64'),
  randomBytes(31).toString('hex'),
])('what may be guessed is no secret (%s), and how to make one is told', secret => {
  expect(() => readConfig({ APP_SECRET: secret })).toThrow(/^APP_SECRET .*openssl rand -base64 32/)
})

test('without a word about it no language model is spoken to', () => {
  expect(readConfig({ COMPANION_LLM_BASE_URL: 'http://localhost:11434/v1' }).companionLlm).toBeUndefined()
  expect(readConfig({ COMPANION_LLM: 'off' }).companionLlm).toBeUndefined()
})

const llm = {
  COMPANION_LLM: 'openai',
  COMPANION_LLM_BASE_URL: 'http://localhost:11434/v1/',
  COMPANION_LLM_MODEL: 'small',
}

test('a language model needs only an address and a name, the rest is preset', () => {
  expect(readConfig(llm).companionLlm).toEqual({
    format: 'openai',
    baseUrl: 'http://localhost:11434/v1',
    model: 'small',
    apiKey: undefined,
    timeoutMs: 8000,
    maxTokens: 160,
    dailyTokens: 500_000,
  })
})

test.each([
  ['COMPANION_LLM', 'yes'],
  ['COMPANION_LLM_BASE_URL', ''],
  ['COMPANION_LLM_BASE_URL', 'https://me:hunter2@llm.example'],
  ['COMPANION_LLM_BASE_URL', 'https://llm.example/v1?key=hunter2'],
  ['COMPANION_LLM_MODEL', ''],
  ['COMPANION_LLM_API_KEY', 'hunter2\nhunter2'],
  ['COMPANION_LLM_TIMEOUT_MS', 'soon'],
  ['COMPANION_LLM_MAX_TOKENS', '1'],
  ['COMPANION_LLM_DAILY_TOKENS', '-1'],
])('a language model with a bad %s is told in one sentence too', (name, value) => {
  const read = () => readConfig({ ...llm, [name]: value })
  expect(read).toThrow(BadSetting)
  expect(read).toThrow(new RegExp(`^${name} .*\\.$`))
  expect(read).not.toThrow(/hunter2/)
})

test('Cognito needs its settings, and the pool is known by its id', () => {
  expect(readConfig({})).toMatchObject({ authPool: 'built-in', cognito: undefined })
  expect(() => readConfig({ AUTH_POOL: 'cognito' })).toThrow(
    'COGNITO_REGION must be set when AUTH_POOL is cognito.',
  )
  const whole = {
    AUTH_POOL: 'cognito',
    COGNITO_REGION: 'eu-west-1',
    COGNITO_USER_POOL_ID: 'eu-west-1_abc',
    COGNITO_CLIENT_ID: 'client',
    AWS_ACCESS_KEY_ID: 'id',
    AWS_SECRET_ACCESS_KEY: 'secret',
  }
  expect(readConfig(whole)).toMatchObject({
    authPool: 'cognito:eu-west-1_abc',
    cognito: { endpoint: 'https://cognito-idp.eu-west-1.amazonaws.com/', clientSecret: undefined },
  })
})
