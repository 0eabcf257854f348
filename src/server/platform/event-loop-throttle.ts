/**
 * Lets a few pieces of heavy work through per turn of the event loop, so that a hundred people writing at
 * once wait for each other, and everybody else's requests and sockets do not wait for all of them. A few and
 * not one: what passes together is written to the disk together.
 */
export type Turnstile = () => Promise<void>

export function createTurnstile(together: number): Turnstile {
  let passed = 0
  let opening = Promise.resolve()
  return () => {
    if (passed % together === 0) opening = opening.then(() => new Promise(resolve => setImmediate(resolve)))
    passed += 1
    return opening
  }
}
