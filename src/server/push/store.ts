/** Push subscriptions, what each was notified of, and which threads people are behind in. */
import { isContended } from '#server/platform/database-errors.ts'
import type { Db } from '#server/platform/db.ts'
import { removeRows } from '#server/platform/rows.ts'

export type DeviceRow = {
  session_id: string
  user_id: string
  endpoint_mac: string
  chosen: Uint8Array
  created_at: number
}
type Tables = {
  push_devices: DeviceRow
  push_told: { user_id: string; thread_id: string; told_seq: number; told_at: number }
  sessions: { id: string; expires_at: number }
  group_reads: { user_id: string; thread_id: string; read_seq: number }
  group_threads: { thread_id: string; last_seq: number }
}

/** A thread somebody has not read to its end, and was not notified of since they last read it. */
export type UnreadThread = { user_id: string; thread_id: string; read_seq: number; last_seq: number }

/** Two subscriptions for the same browser at once may conflict, and one retries. */
const MOST_ATTEMPTS = 6

export type PushStore = ReturnType<typeof pushStore>

export function pushStore(db: Db) {
  const tables = db.withTables<Tables>()

  async function replaceDevice(row: DeviceRow): Promise<void> {
    const { endpoint_mac, session_id, chosen } = row
    await tables.transaction().execute(async trx => {
      await trx
        .deleteFrom('push_devices')
        .where('endpoint_mac', '=', endpoint_mac)
        .where('session_id', '!=', session_id)
        .execute()
      await trx
        .insertInto('push_devices')
        .values(row)
        .onConflict(conflict => conflict.column('session_id').doUpdateSet({ endpoint_mac, chosen }))
        .execute()
    })
  }

  return {
    device: (sessionId: string) =>
      tables.selectFrom('push_devices').selectAll().where('session_id', '=', sessionId).executeTakeFirst(),

    /** Of sign-ins that are still valid; oldest first. */
    devicesOf: (userId: string, now: number) =>
      tables
        .selectFrom('push_devices')
        .innerJoin('sessions', 'sessions.id', 'push_devices.session_id')
        .selectAll('push_devices')
        .where('push_devices.user_id', '=', userId)
        .where('sessions.expires_at', '>', now)
        .orderBy('push_devices.session_id')
        .execute(),

    /** Replaces the same browser's subscription under another sign-in; of two at once the later one stays. */
    async save(row: DeviceRow): Promise<void> {
      for (let attempt = 1; ; attempt += 1)
        try {
          return await replaceDevice(row)
        } catch (error) {
          if (attempt === MOST_ATTEMPTS || !isContended(error)) throw error
        }
    },

    async remove(sessionIds: string[]): Promise<void> {
      if (sessionIds.length === 0) return
      await tables.deleteFrom('push_devices').where('session_id', 'in', sessionIds).execute()
    },

    /** Only this subscription: the device may have a new one by now. */
    async removeDead({ session_id, endpoint_mac }: DeviceRow): Promise<void> {
      await tables
        .deleteFrom('push_devices')
        .where('session_id', '=', session_id)
        .where('endpoint_mac', '=', endpoint_mac)
        .execute()
    },

    async removeOrphans(now: number): Promise<void> {
      await tables
        .deleteFrom('push_devices')
        .where(
          'session_id',
          'not in',
          tables.selectFrom('sessions').select('id').where('expires_at', '>', now),
        )
        .execute()
      await tables
        .deleteFrom('push_told')
        .where('user_id', 'not in', tables.selectFrom('push_devices').select('user_id'))
        .execute()
    },

    async forget(userId: string): Promise<void> {
      await removeRows(db, 'push_devices', 'user_id', userId)
      await removeRows(db, 'push_told', 'user_id', userId)
    },

    behind: (): Promise<UnreadThread[]> =>
      tables
        .selectFrom('group_reads')
        .innerJoin('group_threads', 'group_threads.thread_id', 'group_reads.thread_id')
        .leftJoin('push_told', join =>
          join
            .onRef('push_told.user_id', '=', 'group_reads.user_id')
            .onRef('push_told.thread_id', '=', 'group_reads.thread_id'),
        )
        .select(['group_reads.user_id', 'group_reads.thread_id', 'read_seq', 'last_seq'])
        .where('group_reads.user_id', 'in', tables.selectFrom('push_devices').select('user_id'))
        .whereRef('last_seq', '>', 'read_seq')
        .where(({ or, eb }) => or([eb('told_seq', 'is', null), eb('told_seq', '<=', eb.ref('read_seq'))]))
        .orderBy('group_reads.user_id')
        .execute(),

    async lastTold(userId: string): Promise<number> {
      const row = await tables
        .selectFrom('push_told')
        .select(eb => eb.fn.max('told_at').as('at'))
        .where('user_id', '=', userId)
        .executeTakeFirst()
      return Number(row?.at ?? 0)
    },

    /** True for the one node that may send it. */
    async claim({ user_id, thread_id, read_seq, last_seq }: UnreadThread, now: number): Promise<boolean> {
      const told = { told_seq: last_seq, told_at: now }
      const rows = await tables
        .insertInto('push_told')
        .values({ user_id, thread_id, ...told })
        .onConflict(conflict =>
          conflict
            .columns(['user_id', 'thread_id'])
            .doUpdateSet(told)
            .where('push_told.told_seq', '<=', read_seq),
        )
        .returning('thread_id')
        .execute()
      return rows.length > 0
    },

    /** It reached nobody, so another attempt may be made. */
    async unclaim({ user_id, thread_id, last_seq }: UnreadThread): Promise<void> {
      await tables
        .deleteFrom('push_told')
        .where('user_id', '=', user_id)
        .where('thread_id', '=', thread_id)
        .where('told_seq', '=', last_seq)
        .execute()
    },
  }
}
