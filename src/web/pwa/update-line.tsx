/** A line that offers a newer version. Nothing happens until it is pressed, and drafts survive the reload. */
import { X } from 'lucide-react'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { useNavigate } from 'react-router'
import { texts } from '#web/platform/texts.ts'
import { IconButton } from '#web/ui/button.tsx'
import { goWhenTapped } from './open-notifications.ts'
import { endPushAtSignOut, type Updates, watchWorker } from './worker-registration.ts'
import './update-line.css'

const none: Updates = { isReady: () => false, subscribe: () => () => {}, apply: () => {} }
let updates: Updates | undefined

/** One per page, however often somebody signs in. */
function updatesOfPage(): Updates {
  const workers = navigator.serviceWorker
  if (updates) return updates
  // In development, files come straight from Vite.
  if (!workers || import.meta.env.DEV) return none
  endPushAtSignOut(workers)
  updates = watchWorker(workers, () => window.location.reload())
  return updates
}

function useNotificationTaps(): void {
  const navigate = useNavigate()
  useEffect(() => {
    const workers = navigator.serviceWorker
    return workers ? goWhenTapped(workers, path => void navigate(path)) : undefined
  }, [navigate])
}

export function UpdateLine() {
  const [{ isReady, subscribe, apply }] = useState(updatesOfPage)
  const ready = useSyncExternalStore(subscribe, isReady)
  const [later, setLater] = useState(false)
  const words = texts.version
  useNotificationTaps()
  return (
    <div className="update-place" role="status">
      {ready && !later && (
        <p className="update-line">
          {words.ready}{' '}
          <button type="button" className="text-button" onClick={apply}>
            {words.update}
          </button>
          <IconButton label={words.later} onClick={() => setLater(true)}>
            <X size="1.0625rem" strokeWidth={1.75} aria-hidden="true" />
          </IconButton>
        </p>
      )}
    </div>
  )
}
