/** Loads something from the server when its part of the page is shown, with a retry. `load` must be stable. */
import { useCallback, useEffect, useState } from 'react'

export function useLoaded<T>(load: () => Promise<T>) {
  const [loaded, setLoaded] = useState<T | null>(null)
  const [failure, setFailure] = useState<unknown>(null)

  const again = useCallback(async () => {
    setFailure(null)
    try {
      setLoaded(await load())
    } catch (error) {
      console.warn('A part of the page did not load.', error)
      setFailure(error)
    }
  }, [load])

  useEffect(() => void again(), [again])

  return { loaded, setLoaded, failure, again }
}
