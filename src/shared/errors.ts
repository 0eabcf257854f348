/**
 * Every refusal: the code both sides switch on, its HTTP status and the sentence people read. Sentences from
 * the specification's error catalogue are verbatim.
 */
import * as z from 'zod/mini'
import { Care } from './care.ts'

export const refusals = {
  'bad-input': [400, 'That does not look right.'],
  'not-json': [400, 'The request is not valid JSON.'],
  'text-too-long': [413, 'That is too long.'],
  'too-large': [413, 'That is too large.'],
  'unsupported-type': [415, 'Send JSON.'],
  'not-found': [404, 'There is nothing here.'],
  'not-signed-in': [401, 'The user is not authenticated'],
  'not-confirmed': [401, 'User not confirmed'],
  'bad-credentials': [403, 'Invalid credentials'],
  'not-yours': [403, 'That belongs to another account.'],
  'name-reserved': [400, 'That is the companion’s name. Please use another one.'],
  'device-configuration': [400, 'Device configuration error'],
  'too-many-tries': [429, 'Too many tries. Ask for a new code.'],
  'rate-limited': [429, 'Too many requests. Please wait a moment.'],
  busy: [429, 'A lot is being written right now. Please try again in a moment.'],
  'too-slow': [408, 'That took too long to arrive. Please try again.'],
  'thread-unknown': [404, 'There is no such thread.'],
  'wrong-thread': [403, 'This connection belongs to another thread.'],
  'message-unknown': [404, 'There is no such message.'],
  'session-moved-on': [409, 'You have already gone on from there. The session stays in your archive.'],
  'too-late': [409, 'Messages can only be edited for five minutes.'],
  'id-taken': [409, 'That id belongs to another message.'],
  'not-an-export': [422, 'That file is not an export of TwinBot, or it is damaged. Nothing was imported.'],
  'export-version': [422, 'That export has another version than this server can read. Nothing was imported.'],
  held: [
    422,
    'This was not delivered, because it could push somebody towards harm. It waits for the operator to look at it.',
  ],
  suspended: [403, 'Posting in groups is paused for your account. You can still read along.'],
  'classification-failed': [500, 'Classification failed'],
  unavailable: [503, 'Something is not available right now. Please try again.'],
  unexpected: [500, 'Something went wrong'],
} as const satisfies Record<string, readonly [status: number, sentence: string]>

export type RefusalCode = keyof typeof refusals

type Detail = {
  field?: string
  retryAfterSeconds?: number
  length?: number
  limit?: number
  sentence?: string
}

/** Thrown by the domain; `platform/http` and `platform/sockets` alone turn it into something on the wire. */
export class Refusal extends Error {
  readonly code: RefusalCode
  readonly detail: Detail

  constructor(code: RefusalCode, detail: Detail = {}) {
    super(detail.sentence ?? refusals[code][1])
    this.code = code
    this.detail = detail
  }

  get status(): number {
    return refusals[this.code][0]
  }
}

/** The code of a refusal that came with its sentence alone, as from a proxy or another server of this contract. */
export function codeOfSentence(sentence: string): RefusalCode | undefined {
  const codes = Object.keys(refusals) as RefusalCode[]
  return codes.find(code => refusals[code][1] === sentence)
}

/** The body of every refused call. */
export const refusalBody = z.object({
  error: z.string(),
  code: z.string(),
  field: z.optional(z.string()),
  length: z.optional(z.number()),
  limit: z.optional(z.number()),
  /** The care verdict on the text of a call that failed. */
  care: z.optional(Care),
})
export type RefusalBody = z.infer<typeof refusalBody>
