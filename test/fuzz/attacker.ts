/** The attacker's process: gets its orders, then `go` and `stop`, and acknowledges each. */
import { setTimeout as pause } from 'node:timers/promises'
import { type Attack, preparedAttack } from './attacks.ts'
import { createRandom } from './random.ts'

const AT_ONCE = 16
let strike: () => Promise<unknown> = async () => {}
let going = false
let striking: Promise<void>[] = []

async function keepStriking(): Promise<void> {
  while (going) {
    await strike().catch(() => {})
    await pause(1)
  }
}

process.on('message', async (message: Attack | 'go' | 'stop') => {
  if (message === 'go') {
    going = true
    striking = Array.from({ length: AT_ONCE }, keepStriking)
  } else if (message === 'stop') {
    going = false
    await Promise.all(striking)
  } else strike = await preparedAttack(message, createRandom(message.seed))
  process.send?.('done')
})
