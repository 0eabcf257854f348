/** The one source of time, so that a test can hold it still or move it on. */
export type Clock = { now(): number }

export const systemClock: Clock = { now: () => Date.now() }
