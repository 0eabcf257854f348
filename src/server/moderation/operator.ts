/** What an operator may see and do. Every change goes into an audit log: who, when, what and why. */
import { monotonicFactory } from 'ulid'
import type { Clock } from '#server/platform/clock.ts'
import type { OperatorStore } from './operator-store.ts'
import type { ReportRow, ReportStore } from './report-store.ts'
import type { Reported } from './reports.ts'
import type { SeenMessage } from './seen-message.ts'

/** `edits` is the message a held edit would replace. */
export type HeldMessage = SeenMessage & { at: number; edits: string | undefined }

/** The operator actions of group chat; each returns whether there was anything to do. */
export type GroupOperatorActions = {
  seen(messageId: string): Promise<(SeenMessage & { hidden: boolean }) | undefined>
  holds(): Promise<HeldMessage[]>
  hide(messageId: string): Promise<boolean>
  restore(messageId: string): Promise<boolean>
  release(holdId: string): Promise<boolean>
  reject(holdId: string): Promise<boolean>
}

export type AuditNote = { operator: string; why: string }
/** Its message is shown to the operator as it is. */
export class OperatorError extends Error {}

const DAY_MS = 24 * 3_600_000
const ACTIONS_LISTED = 200

type Parts = {
  reports: ReportStore
  operator: OperatorStore
  readReport(row: ReportRow): Promise<Reported>
  tellSuspended(): void
  room(): GroupOperatorActions
  clock: Clock
}

export function createOperator({ reports, operator, readReport, tellSuspended, room, clock }: Parts) {
  /** Ids keep the order of the actions, even within one millisecond. */
  const nextId = monotonicFactory()

  async function done(action: string, subject: string, { operator: by, why }: AuditNote): Promise<void> {
    const at = clock.now()
    await operator.record({ id: nextId(at), at, operator: by, action, subject, why })
  }

  async function personOf(who: string) {
    const person = await operator.person(who)
    if (!person) throw new OperatorError(`There is no account "${who}".`)
    return person
  }

  /** Acts, throws when there was nothing to do, and logs the action. */
  async function audited(
    action: keyof GroupOperatorActions,
    id: string,
    by: AuditNote,
    nothing: string,
  ): Promise<void> {
    const work = room()[action] as (id: string) => Promise<boolean>
    if (!(await work(id))) throw new OperatorError(nothing)
    await done(action, id, by)
  }

  async function show(id: string) {
    const report = await reports.get(id)
    const held = report ? undefined : (await room().holds()).find(one => one.id === id)
    const message = await room().seen(report?.message_id ?? id)
    if (!report && !held && !message) throw new OperatorError(`There is no report, hold or message "${id}".`)
    const authorId = report?.author_id ?? held?.authorId ?? message?.authorId ?? ''
    return {
      report: report && { ...report, ...(await readReport(report)) },
      held,
      message,
      author: {
        id: authorId,
        name: (await operator.person(authorId))?.given_name ?? null,
        reports: await reports.countAgainst(authorId),
        suspension: (await operator.suspensions(clock.now())).find(({ user_id }) => user_id === authorId),
      },
    }
  }

  return {
    list: async () => ({ reports: await reports.open(), holds: await room().holds() }),
    show,
    actions: () => operator.actions(ACTIONS_LISTED),
    async hide(messageId: string, by: AuditNote): Promise<void> {
      await audited('hide', messageId, by, `There is no message "${messageId}" with words to hide.`)
      await reports.closeFor(messageId, clock.now())
    },
    restore: (messageId: string, by: AuditNote) =>
      audited(
        'restore',
        messageId,
        by,
        `The message "${messageId}" is not hidden, or its author took it back.`,
      ),
    release: (holdId: string, by: AuditNote) =>
      audited(
        'release',
        holdId,
        by,
        `Nothing is held as "${holdId}", or its message was posted or changed since.`,
      ),
    reject: (holdId: string, by: AuditNote) =>
      audited('reject', holdId, by, `Nothing is held as "${holdId}".`),
    async dismiss(reportId: string, by: AuditNote): Promise<void> {
      const report = await reports.get(reportId)
      if (!report || report.closed_at !== null)
        throw new OperatorError(`There is no open report "${reportId}".`)
      await reports.close(reportId, clock.now())
      await done('dismiss', reportId, by)
    },
    /** Without days it lasts until it is lifted. */
    async suspend(who: string, days: number | undefined, by: AuditNote): Promise<number | null> {
      const { id } = await personOf(who)
      const at = clock.now()
      const until = days === undefined ? null : at + days * DAY_MS
      await operator.suspend({ user_id: id, at, until })
      tellSuspended()
      await done(days === undefined ? 'suspend' : `suspend ${days} days`, id, by)
      return until
    },
    async unsuspend(who: string, by: AuditNote): Promise<void> {
      const { id } = await personOf(who)
      if (!(await operator.unsuspend(id))) throw new OperatorError(`"${who}" is not suspended.`)
      tellSuspended()
      await done('unsuspend', id, by)
    },
  }
}
