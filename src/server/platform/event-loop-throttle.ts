/**
 * Runs only a few pieces of heavy work per event-loop turn, so a burst of messages does not delay other
 * requests and sockets. A few rather than one, because work of the same turn shares a disk write.
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
