/**
 * `npm run rotate-key` replaces the secret of a stopped installation. Without APP_SECRET the data folder
 * gets a new one; otherwise set APP_SECRET to the new secret and OLD_APP_SECRET to the current one. Running
 * it again completes an interrupted rotation.
 */
import { existsSync } from 'node:fs'
import { BadSetting, readConfig } from '#server/config.ts'
import { openDatabase, openWithoutMigrating } from '#server/platform/db.ts'
import { hasSecret, wasWrittenWith } from '#server/platform/installation.ts'
import { holdAlone } from '#server/platform/node-lock.ts'
import { rotateSecret } from '#server/platform/rotation.ts'
import {
  adoptNextSecret,
  createSecret,
  newSecret,
  readNextSecret,
  readSecret,
  writeNextSecret,
} from '#server/platform/secret.ts'
import { runCommand } from './run-command.ts'

type Config = ReturnType<typeof readConfig>

await runCommand(async () => {
  const config = readConfig(process.env)
  const { old, next } = secretsOf(config)
  const release = config.databaseUrl ? await holdAlone(config.databaseUrl) : async () => {}
  try {
    const state = await stateOf(config, old, next)
    if (state === 'changed') return finish(config, 'The secret was changed already; that is now finished.')
    if (!config.appSecret && !readNextSecret(config.dataDir)) writeNextSecret(config.dataDir, next)
    const { keys, letters } = await rotate(config, old, next)
    finish(
      config,
      `The secret is changed: ${keys} personal keys and ${letters} waiting letters are wrapped anew.`,
    )
  } finally {
    await release()
  }
})

/** An interrupted rotation continues with the secret it started with: the database may already use it. */
function secretsOf({ appSecret, oldAppSecret, dataDir }: Config): { old: string; next: string } {
  if (appSecret) {
    if (oldAppSecret) return { old: oldAppSecret, next: appSecret }
    throw new BadSetting('Set OLD_APP_SECRET to the secret in use until now, and APP_SECRET to the new one.')
  }
  if (!existsSync(dataDir))
    throw new BadSetting(`There is no folder ${dataDir}; set DATA_DIR to the one in use.`)
  const old = oldAppSecret ?? readSecret(dataDir)
  if (!old) throw new BadSetting(`There is no secret in ${dataDir}; set DATA_DIR to the folder in use.`)
  return { old, next: readNextSecret(dataDir) ?? newSecret() }
}

/** Checked before anything is changed, so a mistyped URL or folder does no harm. */
async function stateOf(config: Config, old: string, next: string): Promise<'unchanged' | 'changed'> {
  const database = openWithoutMigrating(config)
  try {
    if (!(await hasSecret(database.db))) throw new BadSetting('There is no TwinBot data in this database.')
    if (await wasWrittenWith(database.db, createSecret(next))) return 'changed'
    if (await wasWrittenWith(database.db, createSecret(old))) return 'unchanged'
    throw new BadSetting('The old secret is not the one of this database.')
  } finally {
    await database.close()
  }
}

async function rotate(config: Config, old: string, next: string) {
  const database = await openDatabase(config)
  try {
    return await rotateSecret(database.db, createSecret(old), createSecret(next))
  } finally {
    await database.close()
  }
}

function finish({ appSecret, dataDir }: Config, sentence: string): void {
  if (!appSecret) adoptNextSecret(dataDir)
  console.log(sentence)
}
