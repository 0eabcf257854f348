/**
 * Sends a unique word through every path that takes text, on the product as an operator runs it, and
 * searches for it in logs and stored data.
 */
import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { login, sendCode, verifyCode } from '#shared/accounts.ts'
import { classify } from '#shared/classification.ts'
import { finishSession, getMemory, postChat, putAvoid } from '#shared/companion.ts'
import { getMessages, removeMessage } from '#shared/group-chat.ts'
import { blockAuthor, getBlocks, reportMessage } from '#shared/moderation.ts'
import { putProfile } from '#shared/profile.ts'
import { planFields, putSafetyPlan } from '#shared/support.ts'
import { afterTest } from '#test/support/after-test.ts'
import { createCaller } from '#test/support/call.ts'
import { cast, type Person } from '#test/support/cast.ts'
import { freePort } from '#test/support/port.ts'
import { sameAnswers } from '#test/support/profile-answers.ts'
import { openSocket } from '#test/support/socket.ts'
import { startTestServer, type TestServer } from '#test/support/test-server.ts'

const root = join(import.meta.dirname, '..')
const canary = 'nightjar-over-the-heath'
const samples = {
  plain: `A ${canary} morning, and my sister worries me.`,
  crisis: `I want to die, ${canary}, tonight.`,
  incitement: `just kill yourself already, kys, ${canary}`,
}
const threadId = 'sleep'

async function enter({ url, mail }: TestServer, { given, family, email, password }: Person) {
  const call = createCaller(url)
  await call(sendCode, { body: { email, password, firstName: given, lastName: family, method: 'email' } })
  await call(verifyCode, { body: { value: email, code: await mail.codeFor(email) } })
  const { token, user } = await call(login, { body: { email, password } })
  const socket = await openSocket(url, '/production', { token, threadId })
  await socket.next('opened')
  const post = (id: string, text: string) =>
    socket.send({
      action: 'sendMessage',
      type: 'group_message',
      stream_id: threadId,
      userId: user.sub,
      id,
      text,
      from: canary,
    })
  return { call: createCaller(url, token), user, socket, post }
}

test('no word of anybody is in the log, on the screen of the server, in its figures or in its files', async () => {
  const metricsPort = await freePort()
  const server = await startTestServer({ LOG_LEVEL: 'trace', METRICS_PORT: String(metricsPort) })
  afterTest(server.close)
  const ada = await enter(server, cast.ada)
  const ben = await enter(server, cast.ben)

  for (const [kind, text] of Object.entries(samples)) {
    await ada.call(postChat, { body: { text, chatId: 'TwinBot', messageId: `chat-${kind}` } })
    await ada.call(postChat, { body: { text, chatId: threadId, messageId: `${kind}`, context: 'group' } })
    const body = { userId: ada.user.sub, context: 'group', text, messageId: kind, threadId }
    await ada.call(classify, { body })
    ada.socket.send({ action: 'typing' })
    ada.post(kind, text)
    await ada.socket.next(kind === 'incitement' ? 'error' : 'ack')
  }
  ada.socket.sendRaw(`{"broken ${canary}`)
  expect(await ada.socket.next('error')).toMatchObject({ code: 'not-json' })
  const answers = {
    ...sameAnswers(canary),
    momentThatChangedYou: samples.plain,
    handlingBigEmotions: samples.crisis,
  }
  await ada.call(putProfile, { body: { answers, companionName: canary } })
  await ada.call(putAvoid, { body: { topics: [canary] } })
  await ada.call(finishSession, { params: { chatId: 'TwinBot' } })
  await ada.call(getMemory)
  const plan = Object.fromEntries(planFields.map(field => [field, samples.crisis]))
  await ada.call(putSafetyPlan, { body: { plan: plan as Record<(typeof planFields)[number], string> } })

  const about = { threadId, messageId: 'plain' }
  await ben.call(reportMessage, { body: { ...about, reason: 'other', words: samples.crisis } })
  const long = `${canary} `.repeat(100)
  await expect(
    ben.call(reportMessage, { body: { ...about, reason: 'other', words: long } }),
  ).rejects.toMatchObject({ status: 400 })
  await ben.call(blockAuthor, { body: about })
  await ben.call(getBlocks)
  await ada.call(removeMessage, { params: { threadId, id: 'plain' } })
  const { messages } = await ada.call(getMessages, { params: { threadId }, query: {} })
  // Its author can still read it.
  expect(JSON.stringify(messages)).toContain(canary)

  const env = { ...process.env, NODE_OPTIONS: '', DATA_DIR: server.dataDir }
  function operator(...args: string[]): string {
    const { status, stdout, stderr } = spawnSync(process.execPath, ['bin/moderate.ts', ...args], {
      cwd: root,
      env,
    })
    expect([args, status, String(stderr)]).toEqual([args, 0, ''])
    expect(String(stdout)).not.toContain(canary)
    return String(stdout)
  }
  const list = operator('list')
  expect(list).toContain('other  in sleep, message plain')
  expect(list).toMatch(/1 held messages\n {2}\S+ .* for sleep/)
  operator('reject', 'incitement', '--why', 'no')
  expect(operator('log')).toContain('no')

  const figures = await (await fetch(`http://localhost:${metricsPort}/metrics`)).text()
  expect(figures).toContain('twinbot_')
  const printed = server.printed()
  expect(printed).toContain('/api/reports')
  for (const written of [figures, printed]) {
    expect(written).not.toContain(canary)
    for (const { email, family } of [cast.ada, cast.ben])
      expect(written).not.toMatch(new RegExp(`${email}|${family}`))
  }
  await server.stop()
  expect(readdirSync(server.dataDir)).toContain('twinbot.sqlite')
  for (const file of readdirSync(server.dataDir)) {
    expect([file, readFileSync(join(server.dataDir, file)).includes(canary)]).toEqual([file, false])
  }
  expect(server.printed()).not.toContain(canary)
})
