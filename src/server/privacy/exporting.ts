/** Creates an export: the data of every part, readable pages, and a manifest at the end. */
import type { Clock } from '#server/platform/clock.ts'
import type { PersonalData, PersonalDataPart } from '#server/platform/personal-data.ts'
import type { Language } from '#shared/languages.ts'
import {
  EXPORT_FORMAT,
  EXPORT_VERSION,
  type ExportManifest,
  MANIFEST_FILE,
  partNames,
} from '#shared/privacy.ts'
import { readablePages } from './readable.ts'
import { type PackedFile, zipped } from './zip-writing.ts'

/** Small enough to be parsed in one go. */
const FILE_LENGTH = 128 * 1024

type Parts = { personalData: PersonalData[]; clock: Clock }

export function createExporting({ personalData, clock }: Parts) {
  const parts = partsInOrder(personalData)

  async function manifestOf(userId: string, counts: Record<string, number>): Promise<ExportManifest> {
    const told = await Promise.all(personalData.map(({ about }) => about?.(userId)))
    return {
      format: EXPORT_FORMAT,
      version: EXPORT_VERSION,
      madeAt: new Date(clock.now()).toISOString(),
      account: Object.assign({}, ...told),
      parts: counts,
    }
  }

  async function* filesOf(userId: string, language: Language): AsyncGenerator<PackedFile> {
    const counts: Record<string, number> = {}
    for (const part of parts) {
      let number = 0
      for await (const entries of batches(part, userId)) {
        number += 1
        counts[part.name] = (counts[part.name] ?? 0) + entries.length
        const name = `data/${part.name}-${String(number).padStart(4, '0')}.json`
        yield { name, content: asJson(part.name, entries) }
      }
    }
    const manifest = await manifestOf(userId, counts)
    yield* readablePages(userId, manifest, parts, language)
    yield { name: MANIFEST_FILE, content: [JSON.stringify(manifest, null, 2)] }
  }

  /** The data is the same in every language; the pages are in this one. */
  return (userId: string, language: Language) => zipped(filesOf(userId, language))
}

/** Every part once, in the order of the contract. */
export function partsInOrder(personalData: PersonalData[]): PersonalDataPart[] {
  const parts = personalData.flatMap(({ parts }) => parts)
  return partNames.flatMap(name => parts.filter(part => part.name === name))
}

async function* batches(part: PersonalDataPart, userId: string): AsyncGenerator<string[]> {
  let entries: string[] = []
  let length = 0
  for await (const entry of part.exportOf(userId)) {
    const written = JSON.stringify(entry)
    entries.push(written)
    length += written.length
    if (length < FILE_LENGTH) continue
    yield entries
    entries = []
    length = 0
  }
  if (entries.length > 0) yield entries
}

function* asJson(part: string, entries: string[]): Generator<string> {
  yield `{"part":${JSON.stringify(part)},"version":${EXPORT_VERSION},"entries":[`
  for (const [i, entry] of entries.entries()) yield `${i === 0 ? '' : ','}\n${entry}`
  yield '\n]}\n'
}
