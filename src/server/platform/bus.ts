/**
 * Carries messages between nodes over Redis; without Redis there is only one node. Messages published while
 * Redis is down are lost, so subscribers that need all of them must check the database too.
 */
import { randomBytes } from 'node:crypto'
import { Redis } from 'ioredis'
import type { Log } from './log.ts'
import { waitForRedis } from './redis.ts'

export type Listener = (payload: Buffer) => void

export type Bus = {
  /** There are no other nodes. */
  alone: boolean
  /** Reaches listeners on other nodes only, never this one. */
  publish(channel: string, payload: Buffer): void
  subscribe(channel: string, listener: Listener): () => void
  /** Resolves once Redis has answered for the first time or was found to be down. */
  ready(): Promise<void>
  /** Rejects when other nodes cannot be reached. */
  ping(): Promise<void>
  /** How often Redis could not be reached or timed out; for the metrics. */
  errors(): number
  close(): Promise<void>
}

/** `realm` separates installations that share a Redis. */
export function createBus(redisUrl: string | undefined, realm: string, log: Log): Bus {
  return redisUrl ? redisBus(redisUrl, realm, log) : aloneBus
}

const aloneBus: Bus = {
  alone: true,
  publish() {},
  subscribe: () => () => {},
  ready: async () => {},
  ping: async () => {},
  errors: () => 0,
  close: async () => {},
}

const NODE_ID_BYTES = 8
/** Commands that Redis does not answer in time are dropped rather than queued. */
const ANSWER_WITHIN_MS = 2000

function redisBus(redisUrl: string, realm: string, log: Log): Bus {
  const listeners = createListeners()
  const nodeId = randomBytes(NODE_ID_BYTES)
  const options = {
    maxRetriesPerRequest: 1,
    enableOfflineQueue: false,
    retryStrategy: (n: number) => Math.min(n * 100, 2000),
  }
  let errors = 0
  const sender = new Redis(redisUrl, { ...options, commandTimeout: ANSWER_WITHIN_MS })
  // The receiver queues subscriptions while Redis is down and restores them all when it is back.
  const receiver = new Redis(redisUrl, { ...options, enableOfflineQueue: true, maxRetriesPerRequest: null })
  for (const [role, connection] of Object.entries({ sender, receiver })) {
    connection.on('error', error => {
      errors += 1
      log.debug({ err: error, role }, 'redis connection')
    })
    connection.on('ready', () => log.info({ role }, 'redis connected'))
    connection.on('close', () => log.warn({ role }, 'redis connection closed'))
  }
  const full = (channel: string) => `${realm}:${channel}`
  receiver.on('messageBuffer', (channel: Buffer, message: Buffer) => {
    if (message.subarray(0, NODE_ID_BYTES).equals(nodeId)) return
    listeners.tell(channel.toString(), message.subarray(NODE_ID_BYTES))
  })
  return {
    alone: false,
    publish(channel, payload) {
      sender.publish(full(channel), Buffer.concat([nodeId, payload])).catch(error => {
        errors += 1
        log.debug({ err: error }, 'not told to other nodes')
      })
    },
    subscribe(channel, listener) {
      if (listeners.add(full(channel), listener)) receiver.subscribe(full(channel)).catch(() => {})
      return () => {
        if (listeners.remove(full(channel), listener)) receiver.unsubscribe(full(channel)).catch(() => {})
      }
    },
    async ready() {
      await Promise.all([waitForRedis(sender), waitForRedis(receiver)])
    },
    async ping() {
      if (receiver.status !== 'ready') throw new Error('Redis does not answer.')
      await sender.ping()
    },
    errors: () => errors,
    async close() {
      sender.disconnect()
      receiver.disconnect()
    },
  }
}

export function createListeners() {
  const byChannel = new Map<string, Set<Listener>>()
  return {
    /** Returns whether it is the first listener on its channel. */
    add(channel: string, listener: Listener): boolean {
      const listeners = byChannel.get(channel)
      if (listeners) listeners.add(listener)
      else byChannel.set(channel, new Set([listener]))
      return !listeners
    },
    /** Returns whether it was the last listener on its channel. */
    remove(channel: string, listener: Listener): boolean {
      const listeners = byChannel.get(channel)
      if (!listeners?.delete(listener) || listeners.size > 0) return false
      return byChannel.delete(channel)
    },
    tell(channel: string, payload: Buffer): void {
      for (const listener of byChannel.get(channel) ?? []) listener(payload)
    },
  }
}
