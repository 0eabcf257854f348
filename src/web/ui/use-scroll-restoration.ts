/** Tells a screen that one has arrived on it: by a link, or by going back to where one was. */
import { useLayoutEffect } from 'react'
import { useLocation, useNavigationType } from 'react-router'
import { arrive, entryOf } from '#web/platform/places.ts'

export function useArrival(): void {
  const entry = entryOf(useLocation())
  const how = useNavigationType()
  // Before it is painted: the browser may scroll a shorter screen up, which is no move on the one before.
  // biome-ignore lint/correctness/useExhaustiveDependencies: one arrival per history entry
  useLayoutEffect(() => arrive(entry, how), [entry])
}
