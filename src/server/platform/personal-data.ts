/**
 * How a feature exports, imports and deletes the data it holds on one person. Every feature with a table that names
 * a person hands one of these to `privacy`, so nothing else has to know all tables.
 */
import type { ExportManifest, ExportParts, PartName } from '#shared/privacy.ts'

export type PersonalDataPart<Name extends PartName = PartName> = {
  name: Name
  /** Everything in this part, in a stable order, and never anybody else's words. */
  exportOf(userId: string): AsyncIterable<ExportParts[Name]>
  /** Idempotent, because an import that was cut off is repeated. */
  importFor(userId: string, entries: ExportParts[Name][]): Promise<void>
}

export type PersonalData = {
  parts: PersonalDataPart[]
  /** Facts about the account that are exported but never imported, such as devices. */
  about?(userId: string): Promise<Partial<ExportManifest['account']>>
  /** Removes every row about the person. Idempotent, because a deletion that was cut off is repeated. */
  forget(userId: string): Promise<void>
  /** Drops what this process has of them in memory; called on every node. */
  evict?(userId: string): void
}

/** A part with a single entry. */
export function wholePart<Name extends PartName>(
  name: Name,
  of: (userId: string) => Promise<ExportParts[Name]>,
  keep: (userId: string, entry: ExportParts[Name]) => Promise<unknown>,
): PersonalDataPart {
  return part({
    name,
    async *exportOf(userId) {
      yield await of(userId)
    },
    async importFor(userId, entries) {
      for (const entry of entries) await keep(userId, entry)
    },
  })
}

/** Types a part's entries by its name; in a list all parts have the same type. */
export function part<Name extends PartName>(made: PersonalDataPart<Name>): PersonalDataPart {
  return made as unknown as PersonalDataPart
}
