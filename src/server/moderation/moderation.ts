/**
 * Blocks, reports and operator actions. A block is silent, mutual and holds in every thread; a reported
 * message stays readable for the operator; and every operator action is logged, without anybody's words.
 */
import type { Clock } from '#server/platform/clock.ts'
import type { Db } from '#server/platform/db.ts'
import type { Caller } from '#server/platform/endpoint.ts'
import type { Live } from '#server/platform/live.ts'
import type { Log } from '#server/platform/log.ts'
import type { Seal } from '#server/platform/seal.ts'
import type { CareVerdict } from '#shared/care.ts'
import { Refusal } from '#shared/errors.ts'
import { blockStore } from './block-store.ts'
import { createBlocks } from './blocks.ts'
import { createNotices } from './notices.ts'
import { createOperator, type GroupOperatorActions } from './operator.ts'
import { operatorStore } from './operator-store.ts'
import { createPersonal } from './personal.ts'
import { reportStore } from './report-store.ts'
import { createReports, type Report } from './reports.ts'
import type { SeenMessage } from './seen-message.ts'

type Parts = {
  db: Db
  seal: Seal
  live: Live
  clock: Clock
  log: Log
  judge(text: string): Promise<CareVerdict>
  /** The group chat, created later because it depends on blocks. */
  room(): GroupOperatorActions
}
type Named = { threadId: string; messageId: string }

export type Moderation = ReturnType<typeof createModeration>

export function createModeration({ db, seal, live, clock, log, judge, room }: Parts) {
  const kept = { blocks: blockStore(db), operator: operatorStore(db), reports: reportStore(db) }
  const notices = createNotices({ blocks: kept.blocks, operator: kept.operator, live, clock, log })
  const blocks = createBlocks({ store: kept.blocks, notices, seal, clock })
  const reports = createReports({ store: kept.reports, seal, clock, judge })

  async function seen({ threadId, messageId }: Named): Promise<SeenMessage> {
    const found = await room().seen(messageId)
    if (found?.threadId !== threadId) throw new Refusal('message-unknown')
    return found
  }

  return {
    ready: notices.ready,
    /** Everybody hidden from this person, and from whom they are hidden. */
    blockedEitherWay: kept.blocks.blockedEitherWay,
    follow: notices.follow,
    /** The reason somebody may not post, if any. */
    refusalFor(userId: string): Refusal | undefined {
      const until = notices.suspendedUntil(userId)
      if (until === undefined) return undefined
      if (until === null) return new Refusal('suspended')
      const sentence = `Posting in groups is paused for your account until ${utcDay(until)}. You can still read along.`
      return new Refusal('suspended', { sentence })
    },
    block: async ({ userId }: Caller, named: Named) => blocks.block(userId, await seen(named)),
    blocked: ({ userId }: Caller) => blocks.list(userId),
    unblock: ({ userId }: Caller, id: string) => blocks.unblock(userId, id),
    report: async ({ userId }: Caller, named: Named, report: Report) =>
      reports.report(userId, await seen(named), report),
    operator: createOperator({
      ...kept,
      readReport: reports.open,
      tellSuspended: notices.tellSuspended,
      room,
      clock,
    }),
    personal: createPersonal({ db, blocked: blocks.list, withoutWords: reports.withoutWords }),
    cleanUp: blocks.cleanUp,
    close: notices.close,
  }
}

function utcDay(at: number): string {
  return `${new Date(at).toISOString().slice(0, 16).replace('T', ' ')} UTC`
}
