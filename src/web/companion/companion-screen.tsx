/** /chat2/{name} and /app/chat2/{archive id}: the chat with the companion, current or archived. */
import { Navigate, useLocation, useParams } from 'react-router'
import { chatIdIn, chatPath } from '#web/platform/paths.ts'
import { useSignedIn } from '#web/platform/session.tsx'
import { Chat } from './chat.tsx'

export function CompanionScreen() {
  const { companionName } = useSignedIn()
  const { pathname } = useLocation()
  const { chatId: given } = useParams()
  const chatId = given ? chatIdIn(pathname) : ''
  // Keyed by address, so that nothing written in one chat shows up in another.
  return chatId ? <Chat key={chatId} chatId={chatId} /> : <Navigate to={chatPath(companionName)} replace />
}
