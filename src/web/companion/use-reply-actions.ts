/** Asks the server why it gave a reply, and reports a reply that missed the point. */
import { useMemo } from 'react'
import { type ChatMessage, getWhy, sayNotIt } from '#shared/companion.ts'
import type { Reply } from '#shared/endpoint.ts'
import { CallError, call } from '#web/platform/api.ts'

export type Why = NonNullable<Reply<typeof getWhy>['why']> | 'unknown' | 'failed'
/** The companion apologises once; then `already`. */
export type NotIt = 'sorry' | 'already' | 'unknown' | 'failed'
export type ReplyActions = { why(messageId: string): Promise<Why>; notIt(messageId: string): Promise<NotIt> }

export function useReplyActions(chatId: string, onSorry: (message: ChatMessage) => void): ReplyActions {
  return useMemo(
    () => ({
      async why(messageId) {
        try {
          return (await call(getWhy, { params: { chatId, messageId } })).why ?? 'unknown'
        } catch (error) {
          return problem(error)
        }
      },
      async notIt(messageId) {
        try {
          const { message } = await call(sayNotIt, { params: { chatId, messageId } })
          if (!message) return 'already'
          onSorry(message)
          return 'sorry'
        } catch (error) {
          return problem(error)
        }
      },
    }),
    [chatId, onSorry],
  )
}

function problem(error: unknown): 'unknown' | 'failed' {
  return error instanceof CallError && error.code === 'not-found' ? 'unknown' : 'failed'
}
