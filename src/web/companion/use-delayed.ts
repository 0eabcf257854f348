/** True once `on` has lasted for `ms`, so that very short states do not flicker. */
import { useEffect, useState } from 'react'

export function useDelayed(on: boolean, ms: number): boolean {
  const [held, setHeld] = useState(false)
  useEffect(() => {
    if (!on) return
    const timer = setTimeout(() => setHeld(true), ms)
    return () => {
      clearTimeout(timer)
      setHeld(false)
    }
  }, [on, ms])
  return held
}
