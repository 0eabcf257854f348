import { appendFileSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, test } from 'vitest'
import { me } from '#shared/accounts.ts'
import { getMessages } from '#shared/group-chat.ts'
import { openApp } from '#test/support/app.ts'
import { createCaller } from '#test/support/call.ts'
import { run } from '#test/support/command.ts'
import { engineUnderTest } from '#test/support/database.ts'
import { join as joinThread } from '#test/support/group.ts'
import { temporary } from '#test/support/temporary-folder.ts'

const embeddedOnly = test.runIf(engineUnderTest === 'embedded')

embeddedOnly('a backup taken while people talk holds a moment of it, and can be gone back to', async () => {
  const app = await openApp({ settings: { RATE_SOCKET_MESSAGES: '1000000/10' } })
  const ada = await joinThread(app, 'ada', 'sleep')
  await ada.say('Said before.')
  const folder = join(temporary(), 'backup')
  let talking = true
  const talk = (async () => {
    while (talking) await ada.say('Said meanwhile.')
  })()
  const backup = await run('backup.ts', [folder], { DATA_DIR: app.storage.dataDir })
  talking = false
  await talk
  await ada.say('Said after.')
  expect(backup).toMatchObject({ code: 0, complaint: '' })
  expect(backup.printed).toContain('WARNING: the secret lies beside the data')
  for (const name of ['', ...readdirSync(folder)])
    expect(statSync(join(folder, name)).mode & 0o077, name).toBe(0)
  const twice = await run('backup.ts', [folder], { DATA_DIR: app.storage.dataDir })
  expect(twice).toMatchObject({ code: 1, complaint: expect.stringContaining('is not empty') })

  const dataDir = join(temporary(), 'data')
  expect(await run('restore.ts', [folder], { DATA_DIR: dataDir })).toMatchObject({ code: 0, complaint: '' })
  for (const name of ['', ...readdirSync(dataDir)]) expect(statSync(join(dataDir, name)).mode & 0o077).toBe(0)
  const restored = await openApp({ sharing: { ...app, storage: { ...app.storage, dataDir } } })
  const call = createCaller(restored.url, ada.token)
  expect((await call(me)).user).toEqual(ada.user)
  const told = async (query: object) =>
    (await call(getMessages, { params: { threadId: 'sleep' }, query })).messages.map(({ text }) => text)
  expect(await told({ before: '3' })).toEqual(['Said before.', 'Said meanwhile.'])
  expect(new Set(await told({ after: '1' }))).toEqual(new Set(['Said meanwhile.']))
  await restored.stop()
  const over = await run('restore.ts', [folder], { DATA_DIR: dataDir })
  expect(over).toMatchObject({ code: 1, complaint: expect.stringContaining('There is data in') })
})

embeddedOnly('a backup that was changed since is not trusted', async () => {
  const app = await openApp()
  await app.signIn('ada')
  const folder = join(temporary(), 'backup')
  const { printed } = await run('backup.ts', ['--without-secret', folder], {
    DATA_DIR: app.storage.dataDir,
  })
  expect(printed).toContain('The secret is not in it')
  const copy = new DatabaseSync(join(folder, 'twinbot.sqlite'))
  copy.exec("update users set given_name = 'Eve'")
  copy.close()
  const dataDir = join(temporary(), 'data')
  const refused = await run('restore.ts', [folder], { DATA_DIR: dataDir })
  expect(refused).toMatchObject({ code: 1, complaint: expect.stringContaining('is not what it was') })
  appendFileSync(join(folder, 'backup.json'), 'x')
  expect((await run('restore.ts', [folder], { DATA_DIR: dataDir })).code).toBe(1)
})
