/** The only source of time, so tests can stop it or move it forward. */
export type Clock = { now(): number }

export const systemClock: Clock = { now: () => Date.now() }
