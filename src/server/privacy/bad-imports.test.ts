import { strToU8, zipSync } from 'fflate'
import { beforeAll, expect, test } from 'vitest'
import { MANIFEST_FILE, MAX_IMPORT_FILE_BYTES, MAX_IMPORT_FILES } from '#shared/privacy.ts'
import { openApp, type SignedIn, type TestApp } from '#test/support/app.ts'
import { dataIn, fetchExport, filesIn, sendExport, zipOf } from '#test/support/export.ts'

let app: TestApp
let ada: SignedIn
let files: Record<string, string>
let before: unknown

beforeAll(async () => {
  app = await openApp()
  ada = await app.signIn('ada')
  const zip = await fetchExport(app, ada)
  files = filesIn(zip)
  before = dataIn(zip)
})

/** Refused with a sentence, and nothing has changed. */
async function refused(zip: Uint8Array): Promise<[number, string]> {
  const response = await sendExport(app, ada, zip)
  const { code, error } = (await response.json()) as { code: string; error: string }
  expect(error).toMatch(/^[A-Z].+\.$/)
  expect(dataIn(await fetchExport(app, ada))).toEqual(before)
  return [response.status, code]
}

const manifestWith = (change: object) =>
  JSON.stringify({ ...JSON.parse(files[MANIFEST_FILE] ?? '{}'), ...change })
const file = (part: string, entries: unknown[]) => JSON.stringify({ part, version: 1, entries })
const preferences = file('preferences', [{ country: 'SE', modelConsent: true }])

/** Valid entries of each kind, so a bad one is refused for its own fault. */
const at = '2026-01-01T00:00:00.000Z'
const some = '0'.repeat(26)
const chat = {
  id: some,
  createdAt: at,
  names: ['Robin'],
  asked: [],
  openQuestion: null,
  avoid: [],
  memories: [],
  memoryTimes: {},
  voice: null,
}
const session = {
  id: some,
  chatId: some,
  archiveId: null,
  startedAt: at,
  lastAt: at,
  title: null,
  tally: { said: 0, answers: 0, strained: 0, planning: 0 },
}
const said = { sessionId: some, position: 0, id: 'm', from: 'bot', text: 'Hello.', at, questionId: null }
const group = { threadId: 'sleep', id: 'g', at, held: false, text: 'Good night.' }
const among = (text: string) =>
  zipOf({
    ...files,
    'data/chats-0009.json': file('chats', [chat]),
    'data/sessions-0009.json': file('sessions', [session]),
    'data/zz-0001.json': text,
  })

test('what is no zip, half a zip or another zip is told so', async () => {
  const whole = zipOf(files)
  expect(await refused(new Uint8Array())).toEqual([422, 'not-an-export'])
  expect(await refused(new TextEncoder().encode('{"hello": "there"}'))).toEqual([422, 'not-an-export'])
  expect(await refused(whole.subarray(0, whole.length / 2))).toEqual([422, 'not-an-export'])
  expect(await refused(whole.subarray(whole.length / 2))).toEqual([422, 'not-an-export'])
  expect(await refused(zipOf({ 'notes.txt': 'hello' }))).toEqual([422, 'not-an-export'])
})

test('another version is named, and another kind of JSON is not taken for one of ours', async () => {
  const newer = { ...files, [MANIFEST_FILE]: manifestWith({ version: 2 }) }
  expect(await refused(zipOf(newer))).toEqual([422, 'export-version'])
  const other = { ...files, [MANIFEST_FILE]: manifestWith({ format: 'something-else' }) }
  expect(await refused(zipOf(other))).toEqual([422, 'not-an-export'])
})

test('one bad entry among good ones, and nothing of it is taken in', async () => {
  const bad = [
    file('messages', [{ sessionId: 'x', position: -1 }]),
    file('care', [{ at: 'yesterday', tier: 'crisis' }]),
    // Refers to a chat, or a session, that is not in the file.
    file('sessions', [session]),
    file('messages', [said]),
    file('everything', []),
    '{"part":',
  ]
  for (const text of bad) {
    const zip = zipOf({ ...files, 'data/preferences-0001.json': preferences, 'data/zz-0001.json': text })
    expect(await refused(zip)).toEqual([422, 'not-an-export'])
  }
})

test('a file that unpacks without end is given up, and so are too many of them', async () => {
  const bomb = zipSync({
    [MANIFEST_FILE]: new TextEncoder().encode(files[MANIFEST_FILE]),
    'data/messages-0001.json': new Uint8Array(2 * MAX_IMPORT_FILE_BYTES),
  })
  expect(bomb.length).toBeLessThan(MAX_IMPORT_FILE_BYTES / 100)
  expect(await refused(bomb)).toEqual([413, 'too-large'])
  const end = Buffer.from(zipOf(files).slice(-22))
  end.writeUInt16LE(MAX_IMPORT_FILES + 1, 10)
  expect(await refused(end)).toEqual([413, 'too-large'])
})

/** Offsets of the entries in the zip's central directory. */
function entriesOf(zip: Buffer): number[] {
  const at = zip.readUInt32LE(zip.length - 22 + 16)
  const entries: number[] = []
  for (let entry = at; zip.readUInt32LE(entry) === 0x02014b50; ) {
    entries.push(entry)
    entry += 46 + zip.readUInt16LE(entry + 28) + zip.readUInt16LE(entry + 30) + zip.readUInt16LE(entry + 32)
  }
  return entries
}

test('a zip that uses the same bytes for two files, or names one twice, is no export', async () => {
  const overlapping = Buffer.from(zipOf(files))
  const [first = 0, second = 0] = entriesOf(overlapping)
  overlapping.copyWithin(second + 16, first + 16, first + 28)
  overlapping.copyWithin(second + 42, first + 42, first + 46)
  expect(await refused(overlapping)).toEqual([422, 'not-an-export'])
  const alike = { ...files, 'data/x1.json': preferences, 'data/x2.json': preferences }
  const doubled = Buffer.from(zipOf(alike))
  for (let at = doubled.indexOf('data/x2'); at >= 0; at = doubled.indexOf('data/x2'))
    doubled.write('data/x1', at)
  expect(await refused(doubled)).toEqual([422, 'not-an-export'])
})

test('a file in which a single byte was changed is damaged, though it reads well', async () => {
  const zip = Buffer.from(zipSync({ ...stored(files), 'data/x.json': [strToU8(preferences), { level: 0 }] }))
  expect((await sendExport(app, await app.signIn('ben'), zip)).status).toBe(200)
  zip.write('NO', zip.indexOf('"SE"') + 1)
  expect(await refused(zip)).toEqual([422, 'not-an-export'])
})

test('what is nested without end, or says more than may be said here, is no export', async () => {
  const nested = `${'['.repeat(100_000)}${']'.repeat(100_000)}`
  const bad = [
    nested,
    file('chats', [{ ...chat, voice: 'NESTED' }]).replace('"NESTED"', nested),
    file('chats', [{ ...chat, names: ['x'.repeat(1001)] }]),
    file('chats', [{ ...chat, avoid: ['x'.repeat(81)] }]),
    file('chats', [{ ...chat, memoryTimes: { m: { saidAt: 1e300, lastUsedAt: null } } }]),
    // Longer than a person can write.
    file('messages', [{ ...said, from: 'user', text: 'x'.repeat(8001) }]),
    file('messages', [{ ...said, position: 3_000_000_000 }]),
    file('groupMessages', [{ ...group, text: 'x'.repeat(8001) }]),
  ]
  for (const text of bad) expect(await refused(among(text))).toEqual([422, 'not-an-export'])
  const ben = await app.signIn('ben')
  for (const text of [file('messages', [said]), file('groupMessages', [group])])
    expect((await sendExport(app, ben, among(text))).status).toBe(200)
})

const stored = (texts: Record<string, string>) =>
  Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, strToU8(text)]))
