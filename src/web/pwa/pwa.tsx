/**
 * The installable app: it opens offline for a signed-in person, and a new version is offered, never forced. Loaded
 * after sign-in, so that it costs nothing on a visitor's first page.
 */
import { type ComponentType, lazy, Suspense } from 'react'
import { useSession } from '#web/platform/session.tsx'

/** If it does not load, the app works without it. */
const UpdateLine = lazy<ComponentType>(() =>
  import('./update-line.tsx').then(
    module => ({ default: module.UpdateLine }),
    () => ({ default: () => null }),
  ),
)

export function Pwa() {
  const { status } = useSession()
  if (status !== 'signed-in') return null
  return (
    <Suspense>
      <UpdateLine />
    </Suspense>
  )
}
