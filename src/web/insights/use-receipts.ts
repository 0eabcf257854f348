/** The sentences behind a gauge, page by page, and excluding one. */
import { useCallback, useEffect, useState } from 'react'
import { getReceipts, objectToReceipt, type Receipt } from '#shared/insights.ts'
import { call } from '#web/platform/api.ts'
import type { Summary } from './use-insights.ts'

type State = 'loading' | 'ready' | 'failed'

export function useReceipts(gauge: string, changed: (summary: Summary) => void) {
  const [receipts, setReceipts] = useState<Receipt[]>([])
  const [next, setNext] = useState<string | null>(null)
  const [state, setState] = useState<State>('loading')

  const load = useCallback(
    async (before: string | null) => {
      setState('loading')
      try {
        const page = await call(getReceipts, { query: before ? { gauge, before } : { gauge } })
        setReceipts(known => (before ? [...known, ...page.receipts] : page.receipts))
        setNext(page.next)
        setState('ready')
      } catch (error) {
        console.warn('The sentences did not load.', error)
        setState('failed')
      }
    },
    [gauge],
  )

  useEffect(() => void load(null), [load])

  /** Returns the new summary, or undefined when it was not saved. */
  async function object(messageId: string, counted: boolean): Promise<Summary | undefined> {
    try {
      const summary = await call(objectToReceipt, { params: { messageId }, body: { gauge, counted } })
      setReceipts(known =>
        known.map(receipt => (receipt.messageId === messageId ? marked(receipt, counted) : receipt)),
      )
      changed(summary)
      return summary
    } catch (error) {
      console.warn('The objection was not saved.', error)
      return undefined
    }
  }

  return { receipts, next, state, load, object }
}

function marked(receipt: Receipt, counted: boolean): Receipt {
  return { ...receipt, tags: receipt.tags.map(({ tag }) => ({ tag, counted })) }
}
