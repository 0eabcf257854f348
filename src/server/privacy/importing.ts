/**
 * Takes an export in. All of it is read and checked before anything is written; then it is written a little at a
 * time, each piece such that writing it twice changes nothing. Whoever is cut off sends the same file again.
 */
import { setImmediate as breathe } from 'node:timers/promises'
import type { Upload } from '#server/platform/endpoint.ts'
import type { Holding } from '#server/platform/personal-data.ts'
import { Refusal } from '#shared/errors.ts'
import {
  EXPORT_FORMAT,
  EXPORT_VERSION,
  type ExportParts,
  exportFile,
  exportManifest,
  exportParts,
  MANIFEST_FILE,
  MAX_IMPORT_BYTES,
  MAX_IMPORT_UNPACKED_BYTES,
  type PartName,
} from '#shared/privacy.ts'
import { inOrder } from './exporting.ts'
import { listZip, readZipped, type ZippedFile } from './zip-reading.ts'

const WRITTEN_AT_ONCE = 100

type DataFile = { part: PartName; entries: unknown[] }

export function createImporting(holdings: Holding[]) {
  const parts = inOrder(holdings)

  return async function take(userId: string, upload: Upload): Promise<Record<string, number>> {
    const zip = await gathered(upload)
    const files = await checked(zip)
    const counts: Record<string, number> = {}
    for (const part of parts) {
      for (const file of files.get(part.name) ?? []) {
        const { entries } = await readData(zip, file)
        for (let at = 0; at < entries.length; at += WRITTEN_AT_ONCE) {
          await part.importFor(userId, entries.slice(at, at + WRITTEN_AT_ONCE) as never[])
          await breathe()
        }
        counts[part.name] = (counts[part.name] ?? 0) + entries.length
      }
    }
    return counts
  }
}

async function gathered(upload: Upload): Promise<Buffer> {
  const chunks: Uint8Array[] = []
  let length = 0
  for await (const chunk of upload) {
    length += chunk.length
    if (length > MAX_IMPORT_BYTES) throw new Refusal('too-large')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

/** The data files of each part, every one of them read once and found good. */
async function checked(zip: Buffer): Promise<Map<PartName, ZippedFile[]>> {
  const listed = listZip(zip)
  const manifest = listed.find(({ name }) => name === MANIFEST_FILE)
  if (!manifest) throw new Refusal('not-an-export')
  checkManifest(parsed(await readZipped(zip, manifest)))
  const files = new Map<PartName, ZippedFile[]>()
  const chats = new Set<string>()
  const sessions: ExportParts['sessions'][] = []
  let unpacked = 0
  for (const file of listed.filter(isData).sort((a, b) => (a.name < b.name ? -1 : 1))) {
    const bytes = await readZipped(zip, file)
    unpacked += bytes.length
    if (unpacked > MAX_IMPORT_UNPACKED_BYTES) throw new Refusal('too-large')
    const { part, entries } = dataIn(bytes)
    if (part === 'chats') for (const { id } of entries as ExportParts['chats'][]) chats.add(id)
    if (part === 'sessions') sessions.push(...(entries as ExportParts['sessions'][]))
    files.set(part, [...(files.get(part) ?? []), file])
    await breathe()
  }
  if (sessions.some(({ chatId }) => !chats.has(chatId))) throw new Refusal('not-an-export')
  return files
}

function isData({ name }: ZippedFile): boolean {
  return name.startsWith('data/') && name.endsWith('.json') && name !== MANIFEST_FILE
}

function checkManifest(written: unknown): void {
  const { format, version } = (written ?? {}) as { format?: unknown; version?: unknown }
  if (format === EXPORT_FORMAT && typeof version === 'number' && version !== EXPORT_VERSION)
    throw new Refusal('export-version')
  if (!exportManifest.safeParse(written).success) throw new Refusal('not-an-export')
}

async function readData(zip: Buffer, file: ZippedFile): Promise<DataFile> {
  return dataIn(await readZipped(zip, file))
}

function dataIn(bytes: Buffer): DataFile {
  const file = exportFile.safeParse(parsed(bytes))
  if (!file.success) throw new Refusal('not-an-export')
  const { part, entries } = file.data
  return {
    part,
    entries: entries.map(entry => {
      const read = exportParts[part].safeParse(entry)
      if (!read.success) throw new Refusal('not-an-export')
      return read.data
    }),
  }
}

function parsed(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString('utf8'))
  } catch {
    throw new Refusal('not-an-export')
  }
}
