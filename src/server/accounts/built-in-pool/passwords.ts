/** Argon2id off the event loop, a few at a time; a full queue is refused instead of growing. */
import { availableParallelism } from 'node:os'
import { hash, verify } from '@node-rs/argon2'
import type { Secret } from '#server/platform/secret.ts'
import { Refusal } from '#shared/errors.ts'

/** Argon2id (2), 19 MiB, two passes, one lane. */
const cost = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 }
const QUEUE = 400

export type Passwords = {
  /**
   * The salt is derived from the address, so a password for an address always gives the same hash: pending
   * sign-ups can be compared, and an attempt on an unknown address costs one hash like any other.
   */
  hashFor(email: string, password: string): Promise<string>
  matches(stored: string, password: string): Promise<boolean>
}

export function createPasswords(secret: Secret, atOnce: number): Passwords {
  // A few more than cores, so no core idles while a sign-in is being answered.
  const gate = createGate(atOnce || availableParallelism() + 2)
  return {
    hashFor(email, password) {
      const salt = Buffer.from(secret.mac('password-salt', email), 'hex').subarray(0, 16)
      return gate(() => hash(password.normalize('NFKC'), { ...cost, salt }))
    },
    matches: (stored, password) => gate(() => verify(stored, password.normalize('NFKC'))),
  }
}

function createGate(atOnce: number) {
  let running = 0
  const waiting: Array<() => void> = []
  return async function pass<T>(work: () => Promise<T>): Promise<T> {
    if (waiting.length >= QUEUE) throw new Refusal('rate-limited', { retryAfterSeconds: 5 })
    if (running >= atOnce) await new Promise<void>(resolve => waiting.push(resolve))
    else running += 1
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else running -= 1
    }
  }
}
