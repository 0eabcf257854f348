/**
 * Reads a zip that somebody sent and nobody vouches for. What is listed in it is believed only as far as it can be
 * checked, and a file that unpacks to more than it may is given up in the middle, off the event loop.
 */
import { promisify } from 'node:util'
import { inflateRaw } from 'node:zlib'
import { Refusal } from '#shared/errors.ts'
import { MAX_IMPORT_FILE_BYTES, MAX_IMPORT_FILES } from '#shared/privacy.ts'

export type ZippedFile = { name: string; start: number; size: number; method: number }

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

/** The files of a zip, as its list of contents has them. */
export function listZip(zip: Buffer): ZippedFile[] {
  try {
    return list(zip)
  } catch (error) {
    // It points outside of itself.
    if (error instanceof RangeError) throw broken()
    throw error
  }
}

function list(zip: Buffer): ZippedFile[] {
  const end = endOf(zip)
  const count = zip.readUInt16LE(end + 10)
  if (count > MAX_IMPORT_FILES) throw new Refusal('too-large')
  const files: ZippedFile[] = []
  let at = zip.readUInt32LE(end + 16)
  for (let i = 0; i < count; i += 1) {
    if (zip.readUInt32LE(at) !== LISTED || zip.readUInt16LE(at + 8) & ENCRYPTED) throw broken()
    const nameLength = zip.readUInt16LE(at + 28)
    files.push({
      name: zip.toString('utf8', at + LISTED_BYTES, at + LISTED_BYTES + nameLength),
      method: zip.readUInt16LE(at + 10),
      size: zip.readUInt32LE(at + 20),
      start: zip.readUInt32LE(at + 42),
    })
    at += LISTED_BYTES + nameLength + zip.readUInt16LE(at + 30) + zip.readUInt16LE(at + 32)
  }
  return files
}

function endOf(zip: Buffer): number {
  for (let at = zip.length - END_BYTES; at >= Math.max(0, zip.length - END_BYTES - LONGEST_COMMENT); at -= 1)
    if (zip.readUInt32LE(at) === END) return at
  throw broken()
}

export async function readZipped(zip: Buffer, file: ZippedFile): Promise<Buffer> {
  const packed = packedBytes(zip, file)
  if (file.method === STORED) {
    if (packed.length > MAX_IMPORT_FILE_BYTES) throw new Refusal('too-large')
    return packed
  }
  if (file.method !== DEFLATED) throw broken()
  try {
    return await unpack(packed, { maxOutputLength: MAX_IMPORT_FILE_BYTES })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE') throw new Refusal('too-large')
    throw broken()
  }
}

function packedBytes(zip: Buffer, { start, size }: ZippedFile): Buffer {
  try {
    if (zip.readUInt32LE(start) !== LOCAL) throw broken()
    const from = start + LOCAL_BYTES + zip.readUInt16LE(start + 26) + zip.readUInt16LE(start + 28)
    if (from + size > zip.length) throw broken()
    return zip.subarray(from, from + size)
  } catch (error) {
    throw error instanceof RangeError ? broken() : error
  }
}
