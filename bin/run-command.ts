/** Runs a command's main part; whatever goes wrong is told in one sentence, with exit 1. */
import { resolve } from 'node:path'
import { plainSentence } from '#server/platform/plain-failure.ts'

export async function toldPlainly(main: () => Promise<void>): Promise<void> {
  try {
    await main()
  } catch (error) {
    const { DATABASE_URL: databaseUrl, DATA_DIR = 'data' } = process.env
    console.error(plainSentence(error, { databaseUrl, dataDir: resolve(DATA_DIR) }))
    process.exit(1)
  }
}
