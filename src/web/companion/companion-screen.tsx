/** /chat2/{name} and /app/chat2/{archive id}: talking with one's companion, now or where one left off. */
import { Navigate, useLocation, useParams } from 'react-router'
import { chatIdIn, chatPath } from '#web/platform/paths.ts'
import { useSignedIn } from '#web/platform/session.tsx'
import { Chat } from './chat.tsx'

export function CompanionScreen() {
  const { companionName } = useSignedIn()
  const { pathname } = useLocation()
  const { chatId: given } = useParams()
  const chatId = given ? chatIdIn(pathname) : ''
  // A chat of its own for each address: nothing written in one shows up in another.
  return chatId ? <Chat key={chatId} chatId={chatId} /> : <Navigate to={chatPath(companionName)} replace />
}
