/** Remounts everything when another person signs in, so that nothing of the previous one stays. */
import { Fragment, type ReactNode, useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { useSession } from '#web/platform/session.tsx'

export function ResetOnUserChange({ children }: { children: ReactNode }) {
  const session = useSession()
  const navigate = useNavigate()
  const sub = session.status === 'signed-in' ? session.user.sub : null
  const [drawnFor, setDrawnFor] = useState(sub)
  const [changes, setChanges] = useState(0)
  if (session.status === 'anonymous' && drawnFor) setDrawnFor(null)
  if (sub && sub !== drawnFor) {
    if (drawnFor) setChanges(changes + 1)
    setDrawnFor(sub)
  }
  useEffect(() => {
    if (changes > 0) navigate('/dashboard', { replace: true })
  }, [changes, navigate])
  return <Fragment key={changes}>{children}</Fragment>
}
