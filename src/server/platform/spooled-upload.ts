/**
 * Spools a possibly slow upload to disk instead of memory: into an already unlinked file, encrypted with a
 * key that only this process has.
 */
import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import { type FileHandle, mkdtemp, open, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Refusal } from '#shared/errors.ts'
import type { Upload } from './endpoint.ts'

export type SpooledUpload = { read(): Promise<Buffer>; drop(): Promise<void> }

type Bounds = { mostBytes: number; withinMs: number }
const CIPHER = 'aes-256-ctr'

export async function spoolUpload(upload: Upload, { mostBytes, withinMs }: Bounds): Promise<SpooledUpload> {
  const [key, iv] = [randomBytes(32), randomBytes(16)]
  const cipher = createCipheriv(CIPHER, key, iv)
  const file = await nameless()
  let length = 0
  try {
    for await (const chunk of inTime(upload, withinMs)) {
      length += chunk.length
      if (length > mostBytes) throw new Refusal('too-large')
      await file.handle.writeFile(cipher.update(chunk))
    }
  } catch (error) {
    await file.drop()
    throw error
  }
  return {
    async read() {
      const sealed = Buffer.alloc(length)
      await file.handle.read(sealed, 0, length, 0)
      return createDecipheriv(CIPHER, key, iv).update(sealed)
    },
    drop: file.drop,
  }
}

/** Deleted once closed, even if this process is killed. */
async function nameless(): Promise<{ handle: FileHandle; drop(): Promise<void> }> {
  try {
    const folder = await mkdtemp(join(tmpdir(), 'twinbot-upload-'))
    const handle = await open(join(folder, 'sealed'), 'wx+', 0o600)
    const remove = () => rm(folder, { recursive: true, force: true })
    // Some systems cannot delete an open file.
    await remove().catch(() => {})
    return { handle, drop: () => handle.close().then(remove) }
  } catch {
    throw new Refusal('unavailable', { retryAfterSeconds: 10 })
  }
}

async function* inTime(upload: Upload, withinMs: number): AsyncGenerator<Uint8Array> {
  const chunks = upload[Symbol.asyncIterator]()
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Refusal('too-slow')), withinMs)
  })
  late.catch(() => {})
  const cutOff = () => {
    throw new Refusal('bad-input')
  }
  try {
    for (;;) {
      const next = chunks.next().catch(cutOff)
      next.catch(() => {})
      const { done, value } = await Promise.race([next, late])
      if (done) return
      yield value
    }
  } finally {
    clearTimeout(timer)
    void chunks.return?.()
  }
}
