import { beforeAll, expect, test } from 'vitest'
import { getSummary } from '#shared/classification.ts'
import { getArchive, getMemory, getMessages, postChat } from '#shared/companion.ts'
import { getGroupRecord, getMessages as getThread } from '#shared/group-chat.ts'
import { exportAccount, exportManifest, importAccount, MANIFEST_FILE, partNames } from '#shared/privacy.ts'
import { getProfile, putProfile } from '#shared/profile.ts'
import { openApp, type SignedIn, type TestApp } from '#test/support/app.ts'
import { createTestClock } from '#test/support/clock.ts'
import { askForExport, dataIn, fetchExport, filesIn, sendExport } from '#test/support/export.ts'
import { join, type Member } from '#test/support/group.ts'
import { populateAccount } from '#test/support/populated-account.ts'
import { pageTexts } from './page-texts.ts'

// One populated account serves all of these: creating it takes longest.
const clock = createTestClock()
let app: TestApp
let ada: SignedIn
let chloe: Member
let zip: Uint8Array

beforeAll(async () => {
  app = await openApp({ clock })
  ada = await app.signIn('ada')
  chloe = await join(app, 'chloe', 'sleep')
  await chloe.say('I am Chloé, and this is mine.')
  await chloe.call(postChat, { body: { text: 'And so is this pelican.', chatId: 'TwinBot' } })
  await populateAccount(app, clock, ada, 'heron')
  await ada.call(postChat, { body: { text: '<script>alert("heron")</script>', chatId: 'TwinBot' } })
  zip = await fetchExport(app, ada)
})

test('an export tells whose it is and holds pages to read, without a script and without another’s words', () => {
  const files = filesIn(zip)
  const manifest = exportManifest.parse(JSON.parse(files[MANIFEST_FILE] ?? ''))
  expect(manifest.account).toMatchObject({ email: ada.person.email, devices: [{ name: 'heron phone' }] })
  const all = Object.values(files).join('\n')
  for (const foreign of ['I am Chloé', 'pelican', chloe.user.sub]) expect(all).not.toContain(foreign)
  const pages = Object.entries(files).filter(([name]) => name.endsWith('.html'))
  expect(pages.length).toBeGreaterThan(5)
  const read = pages.map(([, text]) => text).join('\n')
  expect(read).not.toMatch(/<script/i)
  for (const told of [
    'It was a heron summer.',
    'near the heron window',
    'taken out by you',
    'the heron house',
  ])
    expect(read).toContain(told)
  const links = [...(files['readable/start-here.html'] ?? '').matchAll(/href="([^"]+)"/g)].map(([, to]) => to)
  const others = pages.map(([name]) => name).filter(name => name !== 'readable/start-here.html')
  expect(links.map(link => `readable/${link}`).sort()).toEqual(others.sort())
})

test('who reads Spanish has pages in Spanish around the same words and the same data', async () => {
  const spanish = await fetchExport(app, ada, 'es-ES,es;q=0.9,en;q=0.8')
  expect(dataIn(spanish)).toEqual(dataIn(zip))
  const [before, after] = [filesIn(zip), filesIn(spanish)]
  expect(Object.keys(after)).toEqual(Object.keys(before))
  const pages = Object.entries(after).filter(([name]) => name.endsWith('.html'))
  for (const [name, text] of pages) expect([name, text.includes('<html lang="es">')]).toEqual([name, true])
  const read = pages.map(([, text]) => text).join('\n')
  for (const told of ['Esto es lo que TwinBot guardaba', 'Tu plan de seguridad', 'quitado por ti', 'Sueño'])
    expect(read).toContain(told)
  // Every text of ours, not a selection.
  const ours = Object.values(pageTexts.en).filter(text => typeof text === 'string' && text.length > 3)
  const left = ours.filter(text => text !== 'None yet.' && read.includes(`>${text}<`))
  expect(left).toEqual([])
})

test('she finds everything again in another account, the same to the letter, and goes on there', async () => {
  const data = dataIn(zip)
  for (const name of partNames) expect([name, data[name]?.length ?? 0]).not.toEqual([name, 0])
  const before = await ada.call(getThread, { params: { threadId: 'sleep' }, query: {} })
  const ben = await app.signIn('ben')
  const response = await sendExport(app, ben, zip)
  expect([response.status, await response.json()]).toMatchObject([200, { parts: { profile: 1 } }])
  expect(dataIn(await fetchExport(app, ben))).toEqual(data)
  const record = await ben.call(getGroupRecord, { query: {} })
  const said = data.groupMessages as { id: string; text: string; threadId: string }[]
  expect(record.messages.map(({ id, text, threadId }) => ({ id, text, threadId })).reverse()).toEqual(
    said.map(({ id, text, threadId }) => ({ id, text, threadId })),
  )
  expect(record.before).toBeNull()
  expect(await ada.call(getGroupRecord, { query: {} })).toEqual({ messages: [], before: null })

  // Imported group messages are private, and not in a thread again.
  const after = await ada.call(getThread, { params: { threadId: 'sleep' }, query: {} })
  expect(after.messages).toEqual(before.messages)
  expect(data.groupMessages).toMatchObject([
    { threadId: 'sleep', text: 'I slept near the heron window.' },
    { threadId: 'study-hacks', text: 'Does anybody know the heron library?' },
  ])

  // Importing twice, or into the original account, duplicates nothing.
  for (const person of [ben, ada]) {
    expect((await sendExport(app, person, zip)).status).toBe(200)
    expect(dataIn(await fetchExport(app, person))).toEqual(data)
  }

  expect((await ben.call(getProfile)).companionName).toBe('Robin heron')
  expect(await ben.call(getArchive, { query: {} })).toEqual(await ada.call(getArchive, { query: {} }))
  expect(await ben.call(getArchive, { query: { q: 'Lisbon' } })).toHaveLength(2)
  expect(await ben.call(getMemory)).toEqual(await ada.call(getMemory))
  expect(await ben.call(getSummary)).toEqual(await ada.call(getSummary))
  const chat = { params: { chatId: 'Wren heron' }, query: {} }
  const { messages } = await ben.call(getMessages, chat)
  expect(messages).toEqual((await ada.call(getMessages, chat)).messages)
  await ben.call(postChat, { body: { text: 'I am going on from there.', chatId: 'Robin heron' } })
  expect((await ben.call(getMessages, chat)).messages.length).toBeGreaterThan(messages.length)
  expect((await ada.call(getMessages, chat)).messages).toEqual(messages)
})

test('into an account in use it is added: what was said there stays, what is imported is in the archive', async () => {
  await ada.call(putProfile, { body: { companionName: 'TwinBot' } })
  const back = await app.signIn('chloe')
  await back.call(postChat, { body: { text: 'This was here before.', chatId: 'TwinBot' } })
  const own = await back.call(getArchive, { query: {} })
  const chat = { params: { chatId: 'TwinBot' }, query: {} }
  const before = await back.call(getMessages, chat)
  expect((await sendExport(app, back, await fetchExport(app, ada))).status).toBe(200)
  expect(await back.call(getMessages, chat)).toEqual(before)
  // Topics to avoid apply to the chat that stays.
  expect((await back.call(getMemory)).avoid).toEqual(['the heron house'])
  clock.advance(5 * 3_600_000)
  const archived = await back.call(getArchive, { query: {} })
  const hers = await ada.call(getArchive, { query: {} })
  expect(archived).toEqual(expect.arrayContaining([...own, ...hers]))
  expect(archived.length).toBe(own.length + 1 + hers.length)
})

test('a sign-in alone is not enough to carry everything away', async () => {
  const ben = await app.signIn('ben')
  const wrong = await askForExport(app, ben, 'not his')
  expect([wrong.status, await wrong.json()]).toEqual([
    403,
    expect.objectContaining({ code: 'bad-credentials' }),
  ])
  const headers = { authorization: `Bearer ${ben.token}`, 'content-type': 'application/json' }
  const without = await app.fetch(exportAccount.path, { method: 'POST', headers, body: '{}' })
  expect(without.status).toBe(400)
  expect((await app.fetch(exportAccount.path, { headers })).status).toBe(404)
  expect((await askForExport(app, ben, ben.person.password)).headers.get('content-type')).toBe(
    'application/zip',
  )
})

test('exports and imports are counted, so that nobody keeps the server busy with them', async () => {
  const strict = await openApp({ settings: { RATE_EXPORT: '1/3600', RATE_IMPORT: '1/3600' } })
  const ben = await strict.signIn('ben')
  const own = await fetchExport(strict, ben)
  await expect(fetchExport(strict, ben)).rejects.toThrow('429')
  expect((await sendExport(strict, ben, own)).status).toBe(200)
  const again = await sendExport(strict, ben, own)
  expect([again.status, again.headers.has('retry-after')]).toEqual([429, true])
  // JSON instead of a file is refused with a message.
  const json = await strict.fetch(importAccount.path, {
    method: 'POST',
    headers: { authorization: `Bearer ${ben.token}`, 'content-type': 'application/json' },
    body: '{}',
  })
  expect(json.status).toBe(415)
})
