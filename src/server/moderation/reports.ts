/** Accepts reports, with a copy of the message as it is now, whatever its author does later. */
import { ulid } from 'ulid'
import type { Clock } from '#server/platform/clock.ts'
import type { PersonalKey, Seal } from '#server/platform/seal.ts'
import type { CareVerdict } from '#shared/care.ts'
import { Refusal } from '#shared/errors.ts'
import type { ReportReason } from '#shared/moderation.ts'
import type { ReportRow, ReportStore } from './report-store.ts'
import type { SeenMessage } from './seen-message.ts'

/** `text` is null if the message was unsent before the report. */
export type Reported = { text: string | null; from: string; words: string }
export type Report = { reason: ReportReason; words?: string | undefined }

type Parts = {
  store: ReportStore
  seal: Seal
  clock: Clock
  judge(text: string): Promise<CareVerdict>
}

export function createReports({ store, seal, clock, judge }: Parts) {
  // A separate key: the operator must be able to read reports after both accounts are deleted.
  const key = (): Promise<PersonalKey> => seal.keyOf('moderation')

  async function open({ id, body }: ReportRow): Promise<Reported> {
    return JSON.parse((await key()).open(`report:${id}`, body))
  }

  return {
    async report(userId: string, seen: SeenMessage, { reason, words = '' }: Report): Promise<boolean> {
      if (seen.authorId === userId)
        throw new Refusal('bad-input', { field: 'messageId', sentence: 'That message is your own.' })
      const at = clock.now()
      const id = ulid(at)
      const kept: Reported = { text: seen.text, from: seen.from, words: words.trim() }
      await store.add({
        id,
        reporter_id: userId,
        author_id: seen.authorId,
        thread_id: seen.threadId,
        message_id: seen.id,
        at,
        reason,
        body: (await key()).seal(`report:${id}`, JSON.stringify(kept)),
        closed_at: null,
      })
      // The comment may quote somebody else, so the verdict is not kept for the reporter.
      const verdict = kept.words === '' ? undefined : await judge(kept.words)
      return verdict !== undefined && (verdict.failed === true || verdict.tier !== 'none')
    },
    open,
    /** For a reporter who deletes their account. */
    async withoutWords(report: ReportRow): Promise<Uint8Array> {
      const kept: Reported = { ...(await open(report)), words: '' }
      return (await key()).seal(`report:${report.id}`, JSON.stringify(kept))
    },
  }
}
