import { spawn } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { expect, onTestFinished, test } from 'vitest'
import { login } from '#shared/accounts.ts'
import { getSummary } from '#shared/classification.ts'
import { getArchive, getMessages as getChat } from '#shared/companion.ts'
import { getMessages } from '#shared/group-chat.ts'
import { getSupport } from '#shared/support.ts'
import { createCaller } from '#test/support/call.ts'
import { temporary } from '#test/support/temporary-folder.ts'

const program = join(import.meta.dirname, '..', 'demo.ts')

function start(folder: string, more: Record<string, string> = {}) {
  const { PATH, NODE_COMPILE_CACHE } = process.env
  const env = { PATH, NODE_COMPILE_CACHE, PORT: '0', HOST: '127.0.0.1', ...more }
  return spawn(process.execPath, [program, '--folder', folder], { env, stdio: ['ignore', 'pipe', 'pipe'] })
}

/** Waits until the sign-in is printed. */
async function served(child: ReturnType<typeof start>): Promise<string> {
  let printed = ''
  for await (const chunk of child.stdout) {
    printed += chunk
    if (printed.includes('(the same password)')) return printed
  }
  throw new Error(`The demo ended:\n${printed}`)
}

test('a newcomer signs in as told and finds two weeks of talk, threads and trends', async () => {
  // Settings of a real installation must not apply to the demo.
  const child = start(join(temporary(), 'demo'), { DATABASE_URL: 'postgres://nobody@127.0.0.1:1/real' })
  onTestFinished(() => void child.kill('SIGKILL'))
  const printed = await served(child)
  const [, url = ''] = /listening at (http:[^\s)]+)/.exec(printed) ?? []
  const [, email = ''] = /Log in as +(\S+)/.exec(printed) ?? []
  const [, password = ''] = /password +(.+)/.exec(printed) ?? []

  const { token } = await createCaller(url)(login, { body: { email, password } })
  const maya = createCaller(url, token)
  const { total, history, sources } = await maya(getSummary)
  expect(total).toBeGreaterThan(30)
  expect(history.length).toBeGreaterThanOrEqual(11)
  expect(sources.groups).toBeGreaterThanOrEqual(4)
  expect((await maya(getArchive)).length).toBeGreaterThanOrEqual(10)
  const { messages } = await maya(getChat, { params: { chatId: 'Juniper' }, query: {} })
  expect(messages.length).toBeGreaterThan(6)
  const sleep = await maya(getMessages, { params: { threadId: 'sleep' }, query: {} })
  expect(new Set(sleep.messages.map(({ from }) => from)).size).toBeGreaterThanOrEqual(3)
  // Nobody in the demo is in danger.
  expect((await maya(getSupport)).until).toBeNull()
})

test('a folder that the demo did not make is left alone', async () => {
  const folder = join(temporary(), 'real')
  mkdirSync(folder)
  writeFileSync(join(folder, 'twinbot.sqlite'), 'somebody’s')
  const child = start(folder)
  const complaint = await text(child.stderr)
  expect(complaint).toContain('was not made by the demo')
})
