/** Loads a list page by page: the first page when it is shown, further ones on request. `load` must be stable. */
import { useCallback, useEffect, useState } from 'react'

type Page<T> = { items: readonly T[]; next: string | null }

export function usePages<T>(load: (from: string | null) => Promise<Page<T>>) {
  const [items, setItems] = useState<readonly T[] | null>(null)
  const [next, setNext] = useState<string | null>(null)
  const [state, setState] = useState<'loading' | 'ready' | 'failed'>('loading')

  const loadFrom = useCallback(
    async (from: string | null) => {
      setState('loading')
      try {
        const page = await load(from)
        setItems(known => (from === null ? page.items : [...(known ?? []), ...page.items]))
        setNext(page.next)
        setState('ready')
      } catch (error) {
        console.warn('A page of a list did not load.', error)
        setState('failed')
      }
    },
    [load],
  )

  useEffect(() => void loadFrom(null), [loadFrom])

  return { items, setItems, hasMore: next !== null, state, more: () => void loadFrom(next) }
}
