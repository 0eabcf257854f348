/**
 * Rate limits in fixed windows, counted in Redis if configured, so that all nodes share a count, or else in
 * memory. Keys are fingerprints: no email address reaches Redis.
 */
import { createHash } from 'node:crypto'
import { Redis } from 'ioredis'
import { Refusal } from '#shared/errors.ts'
import type { Clock } from './clock.ts'
import type { Log } from './log.ts'
import { waitForRedis } from './redis.ts'
import type { Secret } from './secret.ts'

export type Rate = { count: number; seconds: number }

export type Limits = {
  /** Resolves once Redis has answered for the first time or was found to be down. */
  ready(): Promise<void>
  /** Counts `by` attempts (one by default) against `who`, and refuses when there were too many. */
  take(name: string, who: string, rate: Rate, by?: number): Promise<void>
  /** Undoes a count, as after a successful sign-in. */
  giveBack(name: string, who: string, by?: number): Promise<void>
  /** How often Redis failed to count; for the metrics. */
  errors(): number
  close(): Promise<void>
}

type Counted = { tries: number; secondsLeft: number }
type Counter = {
  ready(): Promise<void>
  add(key: string, by: number, seconds: number): Promise<Counted>
  close(): Promise<void>
}

type Parts = { redisUrl: string | undefined; secret: Secret; clock: Clock; log: Log }

export function createLimits({ redisUrl, secret, clock, log }: Parts): Limits {
  const here = memoryCounter(clock)
  const counter = redisUrl ? redisCounter(redisUrl) : here
  const keyOf = (name: string, who: string) => `limit:${secret.mac('limits', `${name}:${who}`)}`

  let errors = 0
  async function add(key: string, by: number, seconds: number): Promise<Counted> {
    try {
      return await counter.add(key, by, seconds)
    } catch (error) {
      // Redis is down: count per node, which is better than refusing everybody or nobody.
      errors += 1
      log.debug({ err: error }, 'counting tries in this process')
      return here.add(key, by, seconds)
    }
  }

  return {
    async take(name, who, rate, by = 1) {
      const { tries, secondsLeft } = await add(keyOf(name, who), by, rate.seconds)
      if (tries > rate.count)
        throw new Refusal('rate-limited', { retryAfterSeconds: Math.max(1, secondsLeft) })
    },
    async giveBack(name, who, by = 1) {
      await add(keyOf(name, who), -by, 1)
    },
    errors: () => errors,
    ready: () => counter.ready(),
    close: () => counter.close(),
  }
}

const MOST_KEYS = 200_000
/** Counters that newcomers share once the table is full. */
const SHARED_KEYS = 65_536
const SWEEP_EVERY_MS = 1000

/**
 * Bounded memory under a flood, without ever evicting a count to make room. Once full, newcomers share
 * counters: a flood may slow newcomers down, but gives nobody extra guesses.
 */
export function memoryCounter(clock: Clock, mostKeys = MOST_KEYS, sharedKeys = SHARED_KEYS): Counter {
  const windows = new Map<string, { tries: number; endsAt: number }>()
  let sweptAt = 0

  function isTableFull(now: number): boolean {
    if (windows.size < mostKeys) return false
    // Scanning all of them for every newcomer would be too slow.
    if (now - sweptAt < SWEEP_EVERY_MS) return true
    sweptAt = now
    for (const [key, window] of windows) if (window.endsAt <= now) windows.delete(key)
    return windows.size >= mostKeys
  }

  function windowKeyOf(key: string, seconds: number, now: number): string {
    if (windows.has(key) || !isTableFull(now)) return key
    const number = createHash('sha256').update(key).digest().readUInt32BE() % sharedKeys
    return `shared:${seconds}:${number}`
  }

  return {
    async add(key, by, seconds) {
      const now = clock.now()
      const windowKey = windowKeyOf(key, seconds, now)
      let window = windows.get(windowKey)
      if (!window || window.endsAt <= now) {
        window = { tries: 0, endsAt: now + seconds * 1000 }
        windows.set(windowKey, window)
      }
      window.tries = Math.max(0, window.tries + by)
      return { tries: window.tries, secondsLeft: Math.ceil((window.endsAt - now) / 1000) }
    },
    ready: async () => {},
    close: async () => {},
  }
}

function redisCounter(redisUrl: string): Counter {
  const redis = new Redis(redisUrl, {
    maxRetriesPerRequest: 1,
    enableOfflineQueue: false,
    commandTimeout: 500,
  })
  redis.on('error', () => {})
  return {
    async add(key, by, seconds) {
      const answers = await redis.multi().incrby(key, by).expire(key, seconds, 'NX').pttl(key).exec()
      const [tries, , leftMs] = (answers ?? []).map(([error, value]) => {
        if (error) throw error
        return Number(value)
      })
      if (tries === undefined || leftMs === undefined) throw new Error('Redis did not count.')
      // Rounded up here: asked for seconds, Redis would leave out less than half of one.
      return { tries, secondsLeft: Math.ceil(leftMs / 1000) }
    },
    ready: () => waitForRedis(redis),
    close: async () => redis.disconnect(),
  }
}
