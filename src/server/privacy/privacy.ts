/**
 * Export, import and deletion. An export has everything kept about a person and nobody else's words,
 * importing it twice duplicates nothing, and after a deletion nothing is left.
 */
import type { Accounts } from '#server/accounts/accounts.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Db } from '#server/platform/db.ts'
import { type Caller, Download, type Upload } from '#server/platform/endpoint.ts'
import type { Limits, Rate } from '#server/platform/limits.ts'
import type { Live } from '#server/platform/live.ts'
import type { PersonalData } from '#server/platform/personal-data.ts'
import type { Seal } from '#server/platform/seal.ts'
import type { Language } from '#shared/languages.ts'
import { createDeleting } from './deleting.ts'
import { createExporting } from './exporting.ts'
import { createImporting, type ImportBounds } from './importing.ts'

export type PrivacyRates = Record<'RATE_EXPORT' | 'RATE_IMPORT' | 'RATE_IMPORT_ENTRIES', Rate>

type Parts = {
  db: Db
  seal: Seal
  accounts: Pick<Accounts, 'personal' | 'recognise' | 'dismiss'>
  /** Of every other feature that stores personal data. */
  personalData: PersonalData[]
  limits: Limits
  rates: PrivacyRates
  bounds: ImportBounds
  live: Live
  clock: Clock
  settle(): Promise<void>
}

export type Privacy = ReturnType<typeof createPrivacy>

export function createPrivacy(parts: Parts) {
  const { accounts, limits, rates, bounds, clock } = parts
  const personalData = [accounts.personal, ...parts.personalData]
  const pack = createExporting({ personalData, clock })
  const entriesRate = rates.RATE_IMPORT_ENTRIES
  const take = createImporting({ personalData, limits, entriesRate, bounds, clock })
  const deleting = createDeleting({ ...parts, personalData })

  /** An unattended session must not be enough to export everything. */
  async function exportFor(caller: Caller, password: string, language: Language): Promise<Download> {
    const { userId } = caller
    await accounts.recognise(caller, password)
    await limits.take('export', userId, rates.RATE_EXPORT)
    const day = new Date(clock.now()).toISOString().slice(0, 10)
    return new Download(`twinbot-${day}.zip`, pack(userId, language))
  }

  async function importFor({ userId }: Caller, upload: Upload): Promise<Record<string, number>> {
    await limits.take('import', userId, rates.RATE_IMPORT)
    return take(userId, upload)
  }

  async function remove(caller: Caller, password: string): Promise<void> {
    const recognised = await accounts.recognise(caller, password)
    await deleting.remove(caller.userId, () => accounts.dismiss(recognised))
  }

  return { exportFor, importFor, remove, cleanUp: deleting.finish, close: deleting.close }
}
