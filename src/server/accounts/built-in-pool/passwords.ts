/** Argon2id off the event loop, a few at a time; a full queue is refused instead of growing. */
import { availableParallelism } from 'node:os'
import { hash, verify } from '@node-rs/argon2'
import { createFairQueue } from '#server/platform/fair-queue.ts'
import type { Secret } from '#server/platform/secret.ts'

/** Argon2id (2), 19 MiB, two passes, one lane. */
const cost = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 }
const QUEUE = 400
/** More than the tries one network has, so that its guesses at an address do not keep the owner out. */
const QUEUE_EACH = 100

export type Passwords = {
  /**
   * The salt is derived from the address, so a password for an address always gives the same hash: pending
   * sign-ups can be compared, and an attempt on an unknown address costs one hash like any other.
   */
  hashFor(email: string, password: string): Promise<string>
  matches(email: string, stored: string, password: string): Promise<boolean>
}

export function createPasswords(secret: Secret, atOnce: number): Passwords {
  const queue = createFairQueue({
    // A few more than cores, so no core idles while a sign-in is being answered.
    atOnce: atOnce || availableParallelism() + 2,
    // A right password is not limited: whoever signs in without end keeps one core busy and not all of them.
    atOnceEach: 1,
    waiting: QUEUE,
    waitingEach: QUEUE_EACH,
  })
  return {
    hashFor(email, password) {
      const salt = Buffer.from(secret.mac('password-salt', email), 'hex').subarray(0, 16)
      return queue.run(email, () => hash(password.normalize('NFKC'), { ...cost, salt }))
    },
    matches: (email, stored, password) => queue.run(email, () => verify(stored, password.normalize('NFKC'))),
  }
}
