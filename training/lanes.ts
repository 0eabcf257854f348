/** `node training/lanes.ts` assembles the loops of src/server/platform/lanes.wat into the file that the server loads. */
import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import wabt from 'wabt'

const platform = new URL('src/server/platform/', `file://${process.cwd()}/`)

export async function assembled(): Promise<Uint8Array> {
  const { parseWat } = await wabt()
  const module = parseWat('lanes.wat', readFileSync(new URL('lanes.wat', platform), 'utf8'), { simd: true })
  return module.toBinary({}).buffer
}

if (process.argv[1] === fileURLToPath(import.meta.url))
  writeFileSync(new URL('lanes.wasm', platform), await assembled())
