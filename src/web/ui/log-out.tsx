/** Signs out; the guard then shows the login form. */
import { LogOut } from 'lucide-react'
import { useSessionStore } from '#web/platform/session.tsx'
import { texts } from '#web/platform/texts.ts'
import { Button } from './button.tsx'

export function LogOutButton() {
  const session = useSessionStore()
  return (
    <Button kind="ghost" className="log-out" onClick={() => session.signOut()}>
      <LogOut size="1.125rem" strokeWidth={1.75} aria-hidden="true" />
      {texts.shell.logOut}
    </Button>
  )
}
