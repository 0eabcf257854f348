/** Who is being forgotten: kept until it is certain that nothing of them came after. */
import type { Db } from '#server/platform/db.ts'

export type Departure = { user_id: string; at: number }

export function departureStore(db: Db) {
  const tables = db.withTables<{ departures: Departure }>()
  return {
    async add(departure: Departure): Promise<void> {
      await tables
        .insertInto('departures')
        .values(departure)
        .onConflict(conflict => conflict.column('user_id').doNothing())
        .execute()
    },
    all: (): Promise<Departure[]> => tables.selectFrom('departures').selectAll().execute(),
    async remove(userId: string): Promise<void> {
      await tables.deleteFrom('departures').where('user_id', '=', userId).execute()
    },
  }
}
