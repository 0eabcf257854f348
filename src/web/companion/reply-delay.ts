/** Delays a reply according to its length, counted from when the message was sent. */
const LEAST_MS = 600
const MOST_MS = 1200
const MS_PER_LETTER = 5

/** The delay after sending, for a reply of this length. */
export function replyDelay(reply: string): number {
  return Math.min(MOST_MS, LEAST_MS + MS_PER_LETTER * reply.length)
}

/** No delay where reduced motion is preferred. */
export function prefersNoDelay(): boolean {
  return window.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? true
}

/** Resolves once the reply is due; at once if it took that long already. */
export function waitForReplyDelay(reply: string, sentAt: number): Promise<void> {
  const left = sentAt + replyDelay(reply) - performance.now()
  return left <= 0 ? Promise.resolve() : new Promise(resolve => setTimeout(resolve, left))
}
