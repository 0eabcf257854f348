/**
 * Reads an untrusted zip: sizes and offsets are verified, no byte belongs to two files, and a file that
 * unpacks to more than allowed is stopped midway, off the event loop.
 */
import { promisify } from 'node:util'
import { crc32, inflateRaw } from 'node:zlib'
import { Refusal } from '#shared/errors.ts'
import { MAX_IMPORT_FILE_BYTES, MAX_IMPORT_FILES } from '#shared/privacy.ts'

/** `from` and `to` are the offsets of its compressed bytes. */
export type ZippedFile = { name: string; from: number; to: number; method: number; checksum: number }
type Listed = ZippedFile & { start: number }

const END = 0x06054b50
const END_BYTES = 22
const LONGEST_COMMENT = 0xffff
const LISTED = 0x02014b50
const LISTED_BYTES = 46
const LOCAL = 0x04034b50
const LOCAL_BYTES = 30
const STORED = 0
const DEFLATED = 8
const ENCRYPTED = 1

const unpack = promisify<Uint8Array, { maxOutputLength: number }, Buffer>(inflateRaw)
const broken = () => new Refusal('not-an-export')

/** The files of a zip, from its central directory. */
export function listZip(zip: Buffer): ZippedFile[] {
  try {
    const { files, listAt } = list(zip)
    checkApart(files, listAt)
    return files
  } catch (error) {
    // An offset points outside the file.
    if (error instanceof RangeError) throw broken()
    throw error
  }
}

function list(zip: Buffer): { files: Listed[]; listAt: number } {
  const end = endOf(zip)
  const count = zip.readUInt16LE(end + 10)
  if (count > MAX_IMPORT_FILES) throw new Refusal('too-large')
  const listAt = zip.readUInt32LE(end + 16)
  const files: Listed[] = []
  let at = listAt
  for (let i = 0; i < count; i += 1) {
    if (zip.readUInt32LE(at) !== LISTED || zip.readUInt16LE(at + 8) & ENCRYPTED) throw broken()
    const nameLength = zip.readUInt16LE(at + 28)
    const start = zip.readUInt32LE(at + 42)
    const from = packedFrom(zip, start)
    files.push({
      name: zip.toString('utf8', at + LISTED_BYTES, at + LISTED_BYTES + nameLength),
      method: zip.readUInt16LE(at + 10),
      checksum: zip.readUInt32LE(at + 16),
      start,
      from,
      to: from + zip.readUInt32LE(at + 20),
    })
    at += LISTED_BYTES + nameLength + zip.readUInt16LE(at + 30) + zip.readUInt16LE(at + 32)
  }
  return { files, listAt }
}

function endOf(zip: Buffer): number {
  for (let at = zip.length - END_BYTES; at >= Math.max(0, zip.length - END_BYTES - LONGEST_COMMENT); at -= 1)
    if (zip.readUInt32LE(at) === END) return at
  throw broken()
}

function packedFrom(zip: Buffer, start: number): number {
  if (zip.readUInt32LE(start) !== LOCAL) throw broken()
  return start + LOCAL_BYTES + zip.readUInt16LE(start + 26) + zip.readUInt16LE(start + 28)
}

/** Overlapping entries would let a small zip unpack to a thousand times its size. */
function checkApart(files: Listed[], listAt: number): void {
  if (new Set(files.map(({ name }) => name)).size < files.length) throw broken()
  let free = 0
  for (const { start, to } of files.toSorted((a, b) => a.start - b.start)) {
    if (start < free || to > listAt) throw broken()
    free = to
  }
}

export async function readZipped(zip: Buffer, file: ZippedFile): Promise<Buffer> {
  const bytes = await unpacked(zip.subarray(file.from, file.to), file.method)
  if (crc32(bytes) !== file.checksum) throw broken()
  return bytes
}

async function unpacked(packed: Buffer, method: number): Promise<Buffer> {
  if (method === STORED) {
    if (packed.length > MAX_IMPORT_FILE_BYTES) throw new Refusal('too-large')
    return packed
  }
  if (method !== DEFLATED) throw broken()
  try {
    return await unpack(packed, { maxOutputLength: MAX_IMPORT_FILE_BYTES })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE') throw new Refusal('too-large')
    throw broken()
  }
}
