/**
 * PostgreSQL and Redis for the bench: BENCH_DATABASE_URL and BENCH_REDIS_URL, or the machine's own programs
 * in a temporary folder. Unlike the tests' PostgreSQL this one synchronises every commit.
 */
import { join } from 'node:path'

type Starting = {
  startPostgres(options: { lasting: boolean }): Promise<string>
  startRedis(): Promise<string>
  stopServices(): Promise<void>
}
const services: Starting = await import(join(import.meta.dirname, '..', '..', 'bin', 'test-services.mjs'))

export type Services = { databaseUrl?: string; redisUrl?: string; stop(): Promise<void> }

export async function provideServices(): Promise<Services> {
  const databaseUrl = process.env.BENCH_DATABASE_URL ?? (await had(services.startPostgres({ lasting: true })))
  const redisUrl = process.env.BENCH_REDIS_URL ?? (await had(services.startRedis()))
  return {
    ...(databaseUrl && { databaseUrl }),
    ...(redisUrl && { redisUrl }),
    stop: services.stopServices,
  }
}

/** Without one of them the rest is measured all the same. */
async function had(service: Promise<string>): Promise<string | undefined> {
  try {
    return await service
  } catch (error) {
    console.error(String(error))
    return undefined
  }
}
