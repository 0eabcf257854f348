/** Runs a command; failures are printed as one sentence, with exit code 1. */
import { resolve } from 'node:path'
import { describeFailure } from '#server/platform/describe-failure.ts'

export async function runCommand(main: () => Promise<void>): Promise<void> {
  try {
    await main()
  } catch (error) {
    const { DATABASE_URL: databaseUrl, DATA_DIR = 'data' } = process.env
    console.error(describeFailure(error, { databaseUrl, dataDir: resolve(DATA_DIR) }))
    process.exit(1)
  }
}
