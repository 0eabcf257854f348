/** A starting server waits briefly for Redis and goes on without it. */
import type { Redis } from 'ioredis'

const PATIENCE_MS = 3000

export function waitForRedis(redis: Redis): Promise<void> {
  if (redis.status === 'ready') return Promise.resolve()
  return new Promise(resolve => {
    const done = () => {
      clearTimeout(timer)
      redis.off('ready', done)
      redis.off('close', done)
      resolve()
    }
    const timer = setTimeout(done, PATIENCE_MS)
    redis.once('ready', done)
    redis.once('close', done)
  })
}
