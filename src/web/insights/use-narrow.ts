/** Whether the window is as narrow as a phone: what stands elsewhere there is made once, not twice and hidden. */
import { useSyncExternalStore } from 'react'

const query = () => window.matchMedia?.('(max-width: 45em)')

function subscribe(changed: () => void): () => void {
  const media = query()
  media?.addEventListener('change', changed)
  return () => media?.removeEventListener('change', changed)
}

export function useNarrow(): boolean {
  return useSyncExternalStore(subscribe, () => query()?.matches ?? false)
}
