/** True once something has been going on for a while, so that what is over in an instant never flickers. */
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
