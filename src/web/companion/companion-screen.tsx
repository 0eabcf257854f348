/** /chat2/{name} and /app/chat2/{archive id}: the chat with the companion, current or archived. */
import { Navigate, useLocation, useParams } from 'react-router'
import { archiveKinds } from '#shared/companion.ts'
import { DEFAULT_COMPANION_NAME } from '#shared/profile.ts'
import { chatIdIn, chatPath } from '#web/platform/paths.ts'
import { useSignedIn } from '#web/platform/session.tsx'
import { archivedId, Chat } from './chat.tsx'
import { UnknownSession } from './unknown-session.tsx'

export function CompanionScreen() {
  const { companionName } = useSignedIn()
  const { pathname } = useLocation()
  const { chatId: given } = useParams()
  const chatId = given ? chatIdIn(pathname) : ''
  if (isNoSession(pathname, chatId) && chatId !== companionName)
    return <UnknownSession companionName={companionName ?? DEFAULT_COMPANION_NAME} />
  // Keyed by address, so that nothing written in one chat shows up in another.
  return chatId ? <Chat key={chatId} chatId={chatId} /> : <Navigate to={chatPath(companionName)} replace />
}

/** The address of a past session with an id that no session can have. */
function isNoSession(pathname: string, chatId: string): boolean {
  const isKind = archiveKinds.some(kind => chatId.startsWith(`${kind}-`))
  return pathname.startsWith('/app/') && isKind && !archivedId.test(chatId)
}
