/**
 * The app as something installed: promises that it opens without a network for whoever is signed in, and that a new
 * version is offered and never forced. Loaded once somebody is signed in; a visitor's first page pays nothing for it.
 */
import { type ComponentType, lazy, Suspense } from 'react'
import { useSession } from '#web/platform/session.tsx'

/** Should it not load, the app goes on without it. */
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
