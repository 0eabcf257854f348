/** What an operator may look at and do. Each deed is written down with who, when, what and why. */
import { monotonicFactory } from 'ulid'
import type { Clock } from '#server/platform/clock.ts'
import type { OperatorStore } from './operator-store.ts'
import type { ReportRow, ReportStore } from './report-store.ts'
import type { Reported } from './reports.ts'
import type { SeenMessage } from './seen-message.ts'

export type Held = SeenMessage & { at: number }

/** What the group chat does at an operator's word; each answers whether there was anything to do. */
export type GroupRoom = {
  seen(messageId: string): Promise<(SeenMessage & { hidden: boolean }) | undefined>
  holds(): Promise<Held[]>
  hide(messageId: string): Promise<boolean>
  restore(messageId: string): Promise<boolean>
  release(holdId: string): Promise<boolean>
  reject(holdId: string): Promise<boolean>
}

export type Deed = { operator: string; why: string }
/** Told to the operator in these words. */
export class CannotDo extends Error {}

const DAY_MS = 24 * 3_600_000
const ACTIONS_LISTED = 200

type Parts = {
  reports: ReportStore
  operator: OperatorStore
  readReport(row: ReportRow): Promise<Reported>
  tellSuspended(): void
  room(): GroupRoom
  clock: Clock
}

export function createOperator({ reports, operator, readReport, tellSuspended, room, clock }: Parts) {
  /** In the order they were done, also within one millisecond. */
  const nextId = monotonicFactory()

  async function done(action: string, subject: string, { operator: by, why }: Deed): Promise<void> {
    const at = clock.now()
    await operator.record({ id: nextId(at), at, operator: by, action, subject, why })
  }

  async function personOf(who: string) {
    const person = await operator.person(who)
    if (!person) throw new CannotDo(`There is no account "${who}".`)
    return person
  }

  /** Does it, refuses when there was nothing to do, and writes it down. */
  async function deed(action: keyof GroupRoom, id: string, by: Deed, nothing: string): Promise<void> {
    const work = room()[action] as (id: string) => Promise<boolean>
    if (!(await work(id))) throw new CannotDo(nothing)
    await done(action, id, by)
  }

  async function show(id: string) {
    const report = await reports.get(id)
    const held = report ? undefined : (await room().holds()).find(one => one.id === id)
    const message = await room().seen(report?.message_id ?? id)
    if (!report && !held && !message) throw new CannotDo(`There is no report, hold or message "${id}".`)
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
    async hide(messageId: string, by: Deed): Promise<void> {
      await deed('hide', messageId, by, `There is no message "${messageId}" with words to hide.`)
      await reports.closeFor(messageId, clock.now())
    },
    restore: (messageId: string, by: Deed) =>
      deed('restore', messageId, by, `The message "${messageId}" is not hidden, or its author took it back.`),
    release: (holdId: string, by: Deed) =>
      deed('release', holdId, by, `Nothing is held as "${holdId}", or it was posted since.`),
    reject: (holdId: string, by: Deed) => deed('reject', holdId, by, `Nothing is held as "${holdId}".`),
    async dismiss(reportId: string, by: Deed): Promise<void> {
      const report = await reports.get(reportId)
      if (!report || report.closed_at !== null) throw new CannotDo(`There is no open report "${reportId}".`)
      await reports.close(reportId, clock.now())
      await done('dismiss', reportId, by)
    },
    /** Without days: until it is lifted. */
    async suspend(who: string, days: number | undefined, by: Deed): Promise<number | null> {
      const { id } = await personOf(who)
      const at = clock.now()
      const until = days === undefined ? null : at + days * DAY_MS
      await operator.suspend({ user_id: id, at, until })
      tellSuspended()
      await done(days === undefined ? 'suspend' : `suspend ${days} days`, id, by)
      return until
    },
    async unsuspend(who: string, by: Deed): Promise<void> {
      const { id } = await personOf(who)
      if (!(await operator.unsuspend(id))) throw new CannotDo(`"${who}" is not suspended.`)
      tellSuspended()
      await done('unsuspend', id, by)
    },
  }
}
