/**
 * `node training/lanes.ts` assembles the loops of src/server/platform/lanes.wat into the file that the server loads,
 * and notes the fingerprints of both, so that a test sees when they no longer belong together.
 */
import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { borrow } from '#test/support/borrowed.ts'

const platform = join(import.meta.dirname, '..', 'src', 'server', 'platform')
const assembler = borrow('wabt', '1.0.39')
if (!assembler) {
  console.error('The assembler (the package wabt) could not be fetched: please try again with a network.')
  process.exit(1)
}

const written = readFileSync(join(platform, 'lanes.wat'))
const { parseWat } = await (await import(assembler)).default()
const { buffer } = parseWat('lanes.wat', written.toString(), { simd: true }).toBinary({})
writeFileSync(join(platform, 'lanes.wasm'), buffer)
writeFileSync(
  join(platform, 'lanes.sha256'),
  `${hashOf(written)}  lanes.wat\n${hashOf(Buffer.from(buffer))}  lanes.wasm\n`,
)

function hashOf(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex')
}
