/** Validates a whole export before anything is written, in linear time. */
import { setImmediate as breathe } from 'node:timers/promises'
import { Refusal } from '#shared/errors.ts'
import {
  EXPORT_FORMAT,
  EXPORT_VERSION,
  type ExportParts,
  exportFile,
  exportManifest,
  exportParts,
  MANIFEST_FILE,
  MAX_IMPORT_DEPTH,
  MAX_IMPORT_UNPACKED_BYTES,
  type PartName,
} from '#shared/privacy.ts'
import { listZip, readZipped, type ZippedFile } from './zip-reading.ts'

export type DataFile = { part: PartName; entries: unknown[] }
/** The data files of each part, all read and valid, and their number of entries. */
export type ValidatedExport = { files: Map<PartName, ZippedFile[]>; entries: number }

export async function validateExport(zip: Buffer): Promise<ValidatedExport> {
  const listed = listZip(zip)
  const manifest = listed.find(({ name }) => name === MANIFEST_FILE)
  if (!manifest) throw new Refusal('not-an-export')
  checkManifest(parsed(await readZipped(zip, manifest)))
  const files = new Map<PartName, ZippedFile[]>()
  const whole = createWhole()
  let unpacked = 0
  let count = 0
  for (const file of listed.filter(isData).sort((a, b) => (a.name < b.name ? -1 : 1))) {
    const bytes = await readZipped(zip, file)
    unpacked += bytes.length
    if (unpacked > MAX_IMPORT_UNPACKED_BYTES) throw new Refusal('too-large')
    const { part, entries } = dataIn(bytes)
    whole.see(part, entries)
    count += weightOf(part, entries)
    const known = files.get(part)
    if (known) known.push(file)
    else files.set(part, [file])
    await breathe()
  }
  if (!whole.isWhole()) throw new Refusal('not-an-export')
  return { files, entries: count }
}

/** Every session belongs to a chat of the export, and every message to a session. */
function createWhole() {
  const chats = new Set<string>()
  const sessions = new Set<string>()
  const asked = { chats: new Set<string>(), sessions: new Set<string>() }
  return {
    see(part: PartName, entries: unknown[]): void {
      if (part === 'chats') for (const { id } of entries as ExportParts['chats'][]) chats.add(id)
      if (part === 'sessions')
        for (const { id, chatId } of entries as ExportParts['sessions'][]) {
          sessions.add(id)
          asked.chats.add(chatId)
        }
      if (part === 'messages')
        for (const { sessionId } of entries as ExportParts['messages'][]) asked.sessions.add(sessionId)
    },
    isWhole: () => asked.chats.isSubsetOf(chats) && asked.sessions.isSubsetOf(sessions),
  }
}

/** A chat has one row per name. */
function weightOf(part: PartName, entries: unknown[]): number {
  if (part !== 'chats') return entries.length
  return (entries as ExportParts['chats'][]).reduce((sum, { names }) => sum + 1 + names.length, 0)
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

export async function readData(zip: Buffer, file: ZippedFile): Promise<DataFile> {
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
  checkDepth(bytes)
  try {
    return JSON.parse(bytes.toString('utf8'))
  } catch {
    throw new Refusal('not-an-export')
  }
}

const [QUOTE, ESCAPE] = [...Buffer.from('"\\')] as [number, number]
const opening = new Set(Buffer.from('[{'))
const closing = new Set(Buffer.from(']}'))

/** Deeply nested JSON can be parsed, but writing or comparing it would overflow the stack. */
function checkDepth(bytes: Buffer): void {
  let depth = 0
  let inText = false
  for (let at = 0; at < bytes.length; at += 1) {
    const byte = bytes[at] as number
    if (inText && byte === ESCAPE) at += 1
    else if (byte === QUOTE) inText = !inText
    else if (!inText && opening.has(byte)) depth += 1
    else if (!inText && closing.has(byte)) depth -= 1
    if (depth > MAX_IMPORT_DEPTH) throw new Refusal('not-an-export')
  }
}
