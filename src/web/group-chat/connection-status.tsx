/** The state of the connection, under the heading. Announced only when a change has lasted. */
import { useEffect, useState } from 'react'
import type { LiveStatus } from '#web/platform/live.ts'
import { useOnline } from '#web/platform/online.ts'
import { texts } from '#web/platform/texts.ts'

const SPOKEN_AFTER_MS = 2000

export function ConnectionStatus({ status }: { status: LiveStatus }) {
  const words = texts.group
  const online = useOnline()
  const isOpen = status.state === 'open'
  const trying = status.everOpen ? words.reconnecting : words.connecting
  const notOpen = online ? trying : words.offline
  return (
    <>
      <p className={isOpen ? 'connection-status open' : 'connection-status'}>
        <i aria-hidden="true" />
        <span>{isOpen ? words.connected : notOpen}</span>
      </p>
      {/* Being offline is announced by the banner. */}
      <Announcement isOpen={isOpen} everOpen={status.everOpen && online} />
    </>
  )
}

function Announcement({ isOpen, everOpen }: { isOpen: boolean; everOpen: boolean }) {
  const [said, setSaid] = useState('')
  useEffect(() => {
    if (!everOpen) return
    const next = isOpen ? texts.group.spokenOpen : texts.group.spokenLost
    const timer = setTimeout(() => setSaid(next), SPOKEN_AFTER_MS)
    return () => clearTimeout(timer)
  }, [isOpen, everOpen])
  return (
    <span className="unseen" role="status">
      {said}
    </span>
  )
}
