/**
 * What a feature says of the data it holds on one person: how it is told, taken in and forgotten. Every feature
 * with a table that names a person hands one of these to `privacy`, so nothing else has to know all tables.
 */
import type { ExportManifest, ExportParts, PartName } from '#shared/privacy.ts'

export type Part<Name extends PartName = PartName> = {
  name: Name
  /** Everything of this part, in an order that is the same for the same data; only ever their own words. */
  exportOf(userId: string): AsyncIterable<ExportParts[Name]>
  /** Takes entries in. Given the same again, it changes nothing: an import that was cut off is done again. */
  importFor(userId: string, entries: ExportParts[Name][]): Promise<void>
}

export type Holding = {
  parts: Part[]
  /** What an export tells of the account itself, and no import takes over, such as devices. */
  about?(userId: string): Promise<Partial<ExportManifest['account']>>
  /** Removes every row about the person. Done again, it changes nothing: one that was cut off is done again. */
  forget(userId: string): Promise<void>
  /** Drops what this process holds of them in memory; called on every node. */
  letGo?(userId: string): void
}

/** A part that is one thing, read and kept as a whole. */
export function wholePart<Name extends PartName>(
  name: Name,
  of: (userId: string) => Promise<ExportParts[Name]>,
  keep: (userId: string, entry: ExportParts[Name]) => Promise<unknown>,
): Part {
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

/** Keeps a part's entries typed by its name where it is made; in a list, parts are all alike. */
export function part<Name extends PartName>(made: Part<Name>): Part {
  return made as unknown as Part
}
