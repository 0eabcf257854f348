/** Who has blocked whom. A lifted block is kept without its name for a day, then deleted. */
import type { Db } from '#server/platform/db.ts'

export type BlockRow = {
  id: string
  blocker_id: string
  blocked_id: string
  /** Sealed for the blocker: the given name as they saw it; null once lifted. */
  name: Uint8Array | null
  at: number
  changed_at: number
  lifted_at: number | null
}
type Pair = Pick<BlockRow, 'blocker_id' | 'blocked_id' | 'changed_at'>

export type BlockStore = ReturnType<typeof blockStore>

export function blockStore(db: Db) {
  const tables = db.withTables<{ blocks: BlockRow }>()
  const standing = () => tables.selectFrom('blocks').where('lifted_at', 'is', null)

  return {
    /** People this person has blocked, and people who have blocked them. */
    async blockedEitherWay(userId: string): Promise<Set<string>> {
      const rows = await standing()
        .select(['blocker_id', 'blocked_id'])
        .where(eb => eb.or([eb('blocker_id', '=', userId), eb('blocked_id', '=', userId)]))
        .execute()
      return new Set(rows.map(row => (row.blocker_id === userId ? row.blocked_id : row.blocker_id)))
    },
    of: (blockerId: string): Promise<BlockRow[]> =>
      standing().selectAll().where('blocker_id', '=', blockerId).orderBy('at', 'desc').execute(),
    /** An active block stays as it is; a lifted one is renewed. Returns the active one. */
    async add(row: Omit<BlockRow, 'changed_at' | 'lifted_at'>): Promise<BlockRow> {
      const { id, name, at } = row
      await tables
        .insertInto('blocks')
        .values({ ...row, changed_at: at, lifted_at: null })
        .onConflict(conflict =>
          conflict
            .columns(['blocker_id', 'blocked_id'])
            .doUpdateSet({ id, name, at, changed_at: at, lifted_at: null })
            .where('blocks.lifted_at', 'is not', null),
        )
        .execute()
      return standing()
        .selectAll()
        .where('blocker_id', '=', row.blocker_id)
        .where('blocked_id', '=', row.blocked_id)
        .executeTakeFirstOrThrow()
    },
    async lift(blockerId: string, id: string, now: number): Promise<string | undefined> {
      const lifted = await tables
        .updateTable('blocks')
        .set({ name: null, changed_at: now, lifted_at: now })
        .where('id', '=', id)
        .where('blocker_id', '=', blockerId)
        .where('lifted_at', 'is', null)
        .returning('blocked_id')
        .executeTakeFirst()
      return lifted?.blocked_id
    },
    changedSince: (at: number): Promise<Pair[]> =>
      tables
        .selectFrom('blocks')
        .select(['blocker_id', 'blocked_id', 'changed_at'])
        .where('changed_at', '>=', at)
        .execute(),
    async forgetLifted(before: number): Promise<void> {
      await tables.deleteFrom('blocks').where('lifted_at', '<', before).execute()
    },
  }
}
