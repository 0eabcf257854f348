/**
 * Lets a few pieces of heavy work through per turn of the event loop, so that a hundred people writing at once
 * do not hold up everybody else's requests and sockets. A few rather than one, because work that runs together is
 * written to the disk together.
 */
export type EventLoopThrottle = () => Promise<void>

export function createEventLoopThrottle(together: number): EventLoopThrottle {
  let passed = 0
  let opening = Promise.resolve()
  return () => {
    if (passed % together === 0) opening = opening.then(() => new Promise(resolve => setImmediate(resolve)))
    passed += 1
    return opening
  }
}
