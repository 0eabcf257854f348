/** Exports as a user handles them: fetched, opened, changed, and sent back. */
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate'
import { exportAccount, importAccount, MANIFEST_FILE } from '#shared/privacy.ts'
import type { SignedIn, TestApp } from './app.ts'

type Files = Record<string, string>
type App = Pick<TestApp, 'fetch'>
type Person = Pick<SignedIn, 'token'> & { person: { password: string } }

const bearer = ({ token }: Pick<Person, 'token'>) => ({ authorization: `Bearer ${token}` })

export function askForExport(app: App, person: Person, password: string, languages = 'en') {
  return app.fetch(exportAccount.path, {
    method: 'POST',
    headers: { ...bearer(person), 'content-type': 'application/json', 'accept-language': languages },
    body: JSON.stringify({ password }),
  })
}

/** `languages` is the Accept-Language header. */
export async function fetchExport(app: App, person: Person, languages = 'en'): Promise<Uint8Array> {
  const response = await askForExport(app, person, person.person.password, languages)
  if (!response.ok) throw new Error(`No export: ${response.status}.`)
  return new Uint8Array(await response.arrayBuffer())
}

export function filesIn(zip: Uint8Array): Files {
  return Object.fromEntries(Object.entries(unzipSync(zip)).map(([name, bytes]) => [name, strFromU8(bytes)]))
}

export function zipOf(files: Files): Uint8Array<ArrayBuffer> {
  const bytes = Object.entries(files).map(([name, text]) => [name, strToU8(text)])
  return new Uint8Array(zipSync(Object.fromEntries(bytes)))
}

/** Every part with all its entries, from the export's data files. */
export function dataIn(zip: Uint8Array): Record<string, unknown[]> {
  const parts: Record<string, unknown[]> = {}
  for (const [name, text] of Object.entries(filesIn(zip))) {
    if (!name.startsWith('data/') || name === MANIFEST_FILE) continue
    const { part, entries } = JSON.parse(text)
    parts[part] = [...(parts[part] ?? []), ...entries]
  }
  return parts
}

export function sendExport(app: App, person: Pick<Person, 'token'>, zip: Uint8Array): Promise<Response> {
  return app.fetch(importAccount.path, {
    method: 'POST',
    headers: { ...bearer(person), 'content-type': 'application/zip' },
    body: new Uint8Array(zip),
  })
}
