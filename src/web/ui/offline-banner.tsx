/** Shown on every screen while offline. */
import { useOnline } from '#web/platform/online.ts'
import { texts } from '#web/platform/texts.ts'
import { Banner } from './banner.tsx'

export function OfflineBanner() {
  const online = useOnline()
  return online ? null : <Banner tone="warn">{texts.shell.offline}</Banner>
}
