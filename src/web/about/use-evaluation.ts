/** The reader's evaluation, loaded once when the page opens. */
import { useEffect, useState } from 'react'
import { type Figures, getFigures } from '#shared/classification.ts'
import { call } from '#web/platform/api.ts'

export function useEvaluation(): Figures | 'loading' | 'failed' {
  const [figures, setFigures] = useState<Figures | 'loading' | 'failed'>('loading')
  useEffect(() => {
    let gone = false
    const settle = (found: Figures | 'failed') => {
      if (!gone) setFigures(found)
    }
    call(getFigures).then(settle, () => settle('failed'))
    return () => {
      gone = true
    }
  }, [])
  return figures
}
