/**
 * Moderation data of one person. Blocks, suspensions and reports about their messages are deleted with them;
 * reports they made stay for the operator, without their name and words.
 */
import type { Db } from '#server/platform/db.ts'
import type { PersonalData } from '#server/platform/personal-data.ts'
import type { BlockedPerson } from '#shared/moderation.ts'
import { personalStore } from './personal-store.ts'
import type { ReportRow } from './report-store.ts'

type Parts = {
  db: Db
  blocked(userId: string): Promise<BlockedPerson[]>
  /** The report's sealed body without the reporter's words. */
  withoutWords(report: ReportRow): Promise<Uint8Array>
}

export function createPersonal({ db, blocked, withoutWords }: Parts): PersonalData {
  const rows = personalStore(db)
  return {
    parts: [],
    async about(userId) {
      return { blocked: (await blocked(userId)).map(({ name, since }) => ({ name, since })) }
    },
    async forget(userId) {
      for (const report of await rows.reportsBy(userId))
        await rows.withoutReporter(report.id, await withoutWords(report))
      await rows.forget(userId)
    },
  }
}
