/**
 * Changes the secret of a stopped installation. Without APP_SECRET the data folder gets a new one; with
 * it, set APP_SECRET to the new secret and OLD_APP_SECRET to the one in use until now.
 */
import { BadSetting, readConfig } from '#server/config.ts'
import { openDatabase } from '#server/platform/db.ts'
import { isSecretOf } from '#server/platform/installation.ts'
import { rotateSecret } from '#server/platform/rotation.ts'
import {
  adoptNextSecret,
  createSecret,
  newSecret,
  readOrMakeSecret,
  writeNextSecret,
} from '#server/platform/secret.ts'

try {
  await rotate()
} catch (error) {
  console.error((error as Error).message)
  process.exit(1)
}

async function rotate(): Promise<void> {
  const config = readConfig(process.env)
  if (config.appSecret && !config.oldAppSecret) {
    throw new BadSetting('Set OLD_APP_SECRET to the secret in use until now, and APP_SECRET to the new one.')
  }
  const database = await openDatabase(config)
  try {
    const old = createSecret(config.oldAppSecret ?? readOrMakeSecret(config.dataDir))
    if (!(await isSecretOf(database.db, old)))
      throw new BadSetting('The old secret is not the one of this database.')
    const next = config.appSecret ?? newSecret()
    if (!config.appSecret) writeNextSecret(config.dataDir, next)
    const { keys, letters } = await rotateSecret(database.db, old, createSecret(next))
    if (!config.appSecret) adoptNextSecret(config.dataDir)
    console.log(
      `The secret is changed: ${keys} personal keys and ${letters} waiting letters are wrapped anew.`,
    )
  } finally {
    await database.close()
  }
}
