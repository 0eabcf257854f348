/**
 * PostgreSQL and Redis for the benchmark: BENCH_DATABASE_URL and BENCH_REDIS_URL, or the machine's own
 * programs in a temporary folder. Unlike the tests' PostgreSQL, this one flushes every commit.
 */
import { join } from 'node:path'

type Starting = {
  startPostgres(options: { lasting: boolean }): Promise<string>
  startRedis(): Promise<string>
  stopServices(): Promise<void>
}
const services: Starting = await import(join(import.meta.dirname, '..', '..', 'bin', 'test-services.mjs'))

export type Services = { databaseUrl?: string; redisUrl?: string; stop(): Promise<void> }

/** Starts only what these contenders need. */
export async function provideServices(contenders: string[]): Promise<Services> {
  const wanted = {
    postgres: contenders.some(name => /postgres|nodes/.test(name)),
    redis: contenders.includes('two-nodes'),
  }
  const { BENCH_DATABASE_URL, BENCH_REDIS_URL } = process.env
  const databaseUrl =
    BENCH_DATABASE_URL ?? (wanted.postgres ? await had(services.startPostgres({ lasting: true })) : undefined)
  const redisUrl = BENCH_REDIS_URL ?? (wanted.redis ? await had(services.startRedis()) : undefined)
  return {
    ...(databaseUrl && { databaseUrl }),
    ...(redisUrl && { redisUrl }),
    stop: services.stopServices,
  }
}

/** If one is missing, the rest is still measured. */
async function had(service: Promise<string>): Promise<string | undefined> {
  try {
    return await service
  } catch (error) {
    console.log(error instanceof Error ? error.message : error)
    return undefined
  }
}
