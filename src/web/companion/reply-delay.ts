/** A reply is shown after a moment that suits its length, counted from when the words were sent. */
const LEAST_MS = 600
const MOST_MS = 1200
const MS_PER_LETTER = 5

/** How long after sending a reply of this length is due. */
export function replyDelay(reply: string): number {
  return Math.min(MOST_MS, LEAST_MS + MS_PER_LETTER * reply.length)
}

/** Who wants no movement waits for nothing. */
export function prefersNoDelay(): boolean {
  return window.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? true
}

/** Resolves once the reply is due; at once where it took that long already. */
export function waitForReplyDelay(reply: string, sentAt: number): Promise<void> {
  const left = sentAt + replyDelay(reply) - performance.now()
  return left <= 0 ? Promise.resolve() : new Promise(resolve => setTimeout(resolve, left))
}
