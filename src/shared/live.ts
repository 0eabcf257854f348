/** Every frame the live socket may carry, and every code it may close with. */
import * as z from 'zod/mini'

export const DEFAULT_SOCKET_PATH = '/production'

/** 44xx: a browser sees only 1006 for a refused upgrade and would retry for ever, so we accept and close. */
export const closeCodes = {
  stopping: 1001,
  notSignedIn: 4401,
  sessionEnded: 4403,
  threadUnknown: 4404,
  flooding: 4429,
} as const

const ping = z.object({ action: z.literal('ping') })
export const clientFrame = z.discriminatedUnion('action', [ping])
export type ClientFrame = z.infer<typeof clientFrame>

const pong = z.object({ type: z.literal('pong') })
const problem = z.object({ type: z.literal('error'), code: z.string(), error: z.string() })
export const serverFrame = z.discriminatedUnion('type', [pong, problem])
export type ServerFrame = z.infer<typeof serverFrame>
