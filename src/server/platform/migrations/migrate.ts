/** Migrates the database to the newest schema, step by step, forward only. */
import type { Kysely } from 'kysely'
import { type Migration, Migrator } from 'kysely/migration'
import { accountsAndProfile } from './001-accounts-and-profile.ts'
import { companion } from './002-companion.ts'
import { classificationAndCare } from './003-classification-and-care.ts'
import { groupChat } from './004-group-chat.ts'
import { insights } from './005-insights.ts'
import { preferences } from './006-preferences.ts'
import { support } from './007-support.ts'
import { moderation } from './008-moderation.ts'
import { privacy } from './009-privacy.ts'
import { push } from './010-push.ts'
import { chatSnapshots } from './011-chat-snapshots.ts'
import { fewerPages } from './012-fewer-pages.ts'
import { nobodyLockedOut } from './013-nobody-locked-out.ts'
import { careStates } from './014-care-states.ts'
import { mood } from './015-mood.ts'
import { sessionHighlights } from './016-session-highlights.ts'
import { accountChangesAndReminders } from './017-account-changes-and-reminders.ts'
import { editedRecords } from './018-edited-records.ts'
import { messageVectors } from './019-message-vectors.ts'
import { careReplies } from './020-care-replies.ts'
import type { Columns } from './columns.ts'

type Step = (db: Kysely<unknown>, columns: Columns) => Promise<void>
const steps: Record<string, Step> = {
  '001-accounts-and-profile': accountsAndProfile,
  '002-companion': companion,
  '003-classification-and-care': classificationAndCare,
  '004-group-chat': groupChat,
  '005-insights': insights,
  '006-preferences': preferences,
  '007-support': support,
  '008-moderation': moderation,
  '009-privacy': privacy,
  '010-push': push,
  '011-chat-snapshots': chatSnapshots,
  '012-fewer-pages': fewerPages,
  '013-nobody-locked-out': nobodyLockedOut,
  '014-care-states': careStates,
  '015-mood': mood,
  '016-session-highlights': sessionHighlights,
  '017-account-changes-and-reminders': accountChangesAndReminders,
  '018-edited-records': editedRecords,
  '019-message-vectors': messageVectors,
  '020-care-replies': careReplies,
}

// biome-ignore lint/complexity/noBannedTypes: a database whose tables are not named yet
export async function migrate(db: Kysely<{}>, engine: 'embedded' | 'postgres'): Promise<void> {
  const columns: Columns = { blob: engine === 'postgres' ? 'bytea' : 'blob' }
  const migrations = Object.fromEntries(
    Object.entries(steps).map(([name, step]): [string, Migration] => [
      name,
      { up: (db: Kysely<unknown>) => step(db, columns) },
    ]),
  )
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } })
  const { error } = await migrator.migrateToLatest()
  if (error) throw error
}
