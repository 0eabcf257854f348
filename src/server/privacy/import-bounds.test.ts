import { once } from 'node:events'
import { request } from 'node:http'
import { expect, test, vi } from 'vitest'
import { importAccount, MAX_IMPORT_BYTES } from '#shared/privacy.ts'
import { afterTest } from '#test/support/after-test.ts'
import { openApp, type SignedIn, type TestApp } from '#test/support/app.ts'
import { createTestClock } from '#test/support/clock.ts'
import { dataIn, fetchExport, filesIn, sendExport, zipOf } from '#test/support/export.ts'

/** An upload sent step by step; `answer` is the response, if any. */
async function beginUpload(app: TestApp, person: SignedIn, first: Uint8Array, length: number) {
  const headers = {
    authorization: `Bearer ${person.token}`,
    'content-type': 'application/zip',
    'content-length': length,
    // The server answers this once it has started reading.
    expect: '100-continue',
  }
  const upload = request(new URL(importAccount.path, app.url), { method: 'POST', headers })
  afterTest(async () => void upload.destroy())
  const answer = new Promise<[status: number | undefined, code: string]>((resolve, reject) => {
    upload.on('error', reject)
    upload.on('response', async response => {
      let body = ''
      for await (const chunk of response) body += chunk
      resolve([response.statusCode, JSON.parse(body).code])
    })
  })
  answer.catch(() => {})
  upload.write(first)
  await once(upload, 'continue')
  return { upload, answer }
}

test('people whose upload is slow hold up nobody, and are told when it takes too long', async () => {
  const app = await openApp({ settings: { UPLOAD_SECONDS: '3' } })
  const [ada, ben, chloe] = [await app.signIn('ada'), await app.signIn('ben'), await app.signIn('chloe')]
  const zip = await fetchExport(app, ada)
  const begun = [ben, chloe].map(person => beginUpload(app, person, zip.subarray(0, 100), zip.length))
  const slow = await Promise.all(begun)
  expect((await sendExport(app, ada, zip)).status).toBe(200)
  for (const { answer } of slow) expect(await answer).toEqual([408, 'too-slow'])
  expect((await sendExport(app, ben, zip)).status).toBe(200)
})

test('one account imports one file at a time, and may go on when the first is done or given up', async () => {
  const app = await openApp()
  const ada = await app.signIn('ada')
  const zip = await fetchExport(app, ada)
  const first = await beginUpload(app, ada, zip.subarray(0, 100), zip.length)
  const second = await sendExport(app, ada, zip)
  expect([second.status, ((await second.json()) as { code?: string }).code]).toEqual([429, 'busy'])
  first.upload.end(zip.subarray(100))
  expect((await first.answer)[0]).toBe(200)
  const given = await beginUpload(app, ada, zip.subarray(0, 100), zip.length)
  given.upload.destroy()
  await vi.waitFor(async () => expect((await sendExport(app, ada, zip)).status).toBe(200), {
    timeout: 60_000,
  })
  expect(app.logged()).not.toContain('call failed')
})

test('a file that is too large is told so, and its sender gets to read that', async () => {
  const app = await openApp()
  const ada = await app.signIn('ada')
  const response = await sendExport(app, ada, new Uint8Array(MAX_IMPORT_BYTES + 1_000_000))
  expect([response.status, ((await response.json()) as { code: string }).code]).toEqual([413, 'too-large'])
})

test('an import that does not end is given up in words, and the same file goes on', async () => {
  const clock = createTestClock()
  let step = 0
  const hurried = { now: () => clock.now() + step }
  const app = await openApp({ clock: hurried, settings: { IMPORT_SECONDS: '60' } })
  const ada = await app.signIn('ada')
  const zip = await fetchExport(app, ada)
  // From here on, each call to the clock is a minute later than the last.
  hurried.now = () => {
    step += 61_000
    return clock.now() + step
  }
  const late = await sendExport(app, ada, zip)
  expect([late.status, await late.json()]).toMatchObject([
    429,
    { code: 'busy', error: expect.stringContaining('same file again') },
  ])
  hurried.now = () => clock.now() + step
  expect((await sendExport(app, ada, zip)).status).toBe(200)
})

test('so many entries come in within a day, and what was refused does not count', async () => {
  const app = await openApp({ settings: { RATE_IMPORT_ENTRIES: '3/86400' } })
  const ada = await app.signIn('ada')
  // A fresh account has two entries: its profile and its choices.
  const both = await fetchExport(app, ada)
  const files = Object.entries(filesIn(both))
  const one = zipOf(Object.fromEntries(files.filter(([name]) => !name.startsWith('data/profile'))))
  expect([dataIn(both), dataIn(one)].map(data => Object.values(data).flat().length)).toEqual([2, 1])
  const statuses: number[] = []
  for (const zip of [both, both, both, one, one]) statuses.push((await sendExport(app, ada, zip)).status)
  // Had the refused ones counted, the third entry would not have come in either.
  expect(statuses).toEqual([200, 429, 429, 200, 429])
})
