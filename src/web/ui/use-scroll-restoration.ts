/** Restores scroll position and focus when a screen is opened by going back; otherwise starts at the top. */
import { useLayoutEffect } from 'react'
import { useLocation, useNavigationType } from 'react-router'
import { entryOf, restoreScroll } from '#web/platform/scroll-restoration.ts'

export function useScrollRestoration(): void {
  const entry = entryOf(useLocation())
  const how = useNavigationType()
  // Before painting: the browser may scroll a shorter screen, which must not count as scrolling the one before.
  // biome-ignore lint/correctness/useExhaustiveDependencies: one arrival per history entry
  useLayoutEffect(() => restoreScroll(entry, how), [entry])
}
