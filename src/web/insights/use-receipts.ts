/** The sentences behind a gauge, page by page, and excluding one. */
import { useCallback } from 'react'
import { getReceipts, objectToReceipt, type Receipt } from '#shared/insights.ts'
import { call } from '#web/platform/api.ts'
import { usePages } from '#web/platform/use-pages.ts'
import type { Summary } from './use-insights.ts'

export function useReceipts(gauge: string, changed: (summary: Summary) => void) {
  const load = useCallback(
    async (before: string | null) => {
      const { receipts, next } = await call(getReceipts, { query: before ? { gauge, before } : { gauge } })
      return { items: receipts, next }
    },
    [gauge],
  )
  const { items, setItems, hasMore, state, more } = usePages(load)

  /** Returns the new summary, or undefined when it was not saved. */
  async function object(messageId: string, counted: boolean): Promise<Summary | undefined> {
    try {
      const summary = await call(objectToReceipt, { params: { messageId }, body: { gauge, counted } })
      setItems(
        known =>
          known?.map(receipt => (receipt.messageId === messageId ? marked(receipt, counted) : receipt)) ??
          null,
      )
      changed(summary)
      return summary
    } catch (error) {
      console.warn('The objection was not saved.', error)
      return undefined
    }
  }

  return { receipts: items ?? [], hasMore, state, more, object }
}

function marked(receipt: Receipt, counted: boolean): Receipt {
  return { ...receipt, tags: receipt.tags.map(({ tag }) => ({ tag, counted })) }
}
