/** Whether the window is as narrow as a phone, to render the right layout instead of hiding one of two. */
import { useSyncExternalStore } from 'react'

const query = () => window.matchMedia?.('(max-width: 45em)')

function subscribe(changed: () => void): () => void {
  const media = query()
  media?.addEventListener('change', changed)
  return () => media?.removeEventListener('change', changed)
}

export function useNarrowWindow(): boolean {
  return useSyncExternalStore(subscribe, () => query()?.matches ?? false)
}
