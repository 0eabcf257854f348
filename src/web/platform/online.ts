/** Whether the browser believes it has a network. */
import { useSyncExternalStore } from 'react'

function subscribe(changed: () => void): () => void {
  window.addEventListener('online', changed)
  window.addEventListener('offline', changed)
  return () => {
    window.removeEventListener('online', changed)
    window.removeEventListener('offline', changed)
  }
}

export const isOnline = () => navigator.onLine

export function useOnline(): boolean {
  return useSyncExternalStore(subscribe, isOnline)
}
