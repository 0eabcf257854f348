/** Tells a screen that one has arrived on it: by a link, or by going back to where one was. */
import { useEffect } from 'react'
import { useLocation, useNavigationType } from 'react-router'
import { arrive } from '#web/platform/places.ts'

export function useArrival(): void {
  const { key } = useLocation()
  const how = useNavigationType()
  // biome-ignore lint/correctness/useExhaustiveDependencies: one arrival per history entry
  useEffect(() => arrive(key, how), [key])
}
