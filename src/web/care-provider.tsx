/** Care around all screens, loaded after sign-in so that it does not delay the first page. */
import { type ComponentType, lazy, type ReactNode, Suspense, useState } from 'react'
import { useSession } from '#web/platform/session.tsx'
import { loadSignedInTexts } from '#web/platform/texts.ts'
import { ShellNotice } from '#web/ui/shell-notice.tsx'

type Face = typeof import('#web/care/care.tsx')
const AGAIN_MS = 3000

const Watch = part(({ CareWatch }) => CareWatch)
const Bar = part(({ SupportBar }) => SupportBar)

/** Retries until it is loaded. */
function part<Props extends object>(choose: (face: Face) => ComponentType<Props>) {
  return lazy(async () => {
    for (;;) {
      try {
        const [face] = await Promise.all([import('#web/care/care.tsx'), loadSignedInTexts()])
        return { default: choose(face) }
      } catch {
        await new Promise(resolve => setTimeout(resolve, AGAIN_MS))
      }
    }
  })
}

export function CareProvider({ children }: { children: ReactNode }) {
  const session = useSession()
  const sub = session.status === 'signed-in' && session.user.email_verified ? session.user.sub : null
  // An open panel stays when the session ends: only the person closes it.
  const [met, meet] = useState(false)
  if (sub && !met) meet(true)
  // Made anew each time, so that it follows the language.
  const bar = sub ? (
    <Suspense>
      <Bar />
    </Suspense>
  ) : null
  return (
    <ShellNotice value={bar}>
      {children}
      {met && (
        <Suspense>
          <Watch sub={sub} />
        </Suspense>
      )}
    </ShellNotice>
  )
}
