/** Reporting a message, and blocking its author: silently, mutually, everywhere. */
import * as z from 'zod/mini'
import { messageId } from './companion.ts'
import { endpoint } from './endpoint.ts'

export const reportReasons = ['unkind', 'unsafe', 'private', 'spam', 'other'] as const
export type ReportReason = (typeof reportReasons)[number]
export const MAX_REPORT_WORDS = 1000

/** People are identified by a message of theirs, since accounts are hidden from each other. */
const message = { threadId: z.string().check(z.maxLength(100)), messageId }

export const reportMessage = endpoint('POST', '/api/reports', {
  summary: 'Report a message; it is kept for the operator as it is now. Reporting it again changes nothing.',
  body: z.object({
    ...message,
    reason: z.enum(reportReasons),
    words: z.optional(z.string().check(z.maxLength(MAX_REPORT_WORDS))),
  }),
  reply: z.object({
    /** Whether the reporter's comment calls for showing help. */
    help: z.boolean(),
  }),
})

export const blockedPerson = z.object({
  /** Of the block, not of the person. */
  id: z.string(),
  /** Their given name at the time of the block. */
  name: z.string(),
  since: z.string(),
})
export type BlockedPerson = z.infer<typeof blockedPerson>

export const blockAuthor = endpoint('POST', '/api/blocks', {
  summary: 'Block whoever said this message: from now on neither sees the other, in any thread.',
  body: z.object(message),
  reply: z.object({ blocked: blockedPerson }),
})

export const getBlocks = endpoint('GET', '/api/blocks', {
  summary: 'Whom the caller has blocked, newest first.',
  reply: z.object({ blocked: z.array(blockedPerson) }),
})

export const unblock = endpoint('DELETE', '/api/blocks/:id', {
  summary: 'Lift a block of one’s own. Lifting it twice is lifting it once.',
  params: z.object({ id: z.string().check(z.maxLength(100)) }),
  reply: z.object({ ok: z.boolean() }),
})
