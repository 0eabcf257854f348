/** The reader's evaluation, loaded once when the page opens. */
import { type Figures, getFigures } from '#shared/classification.ts'
import { call } from '#web/platform/api.ts'
import { useLoaded } from '#web/platform/use-loaded.ts'

const load = () => call(getFigures)

export function useEvaluation(): Figures | 'loading' | 'failed' {
  const { loaded, failure } = useLoaded(load)
  return loaded ?? (failure === null ? 'loading' : 'failed')
}
