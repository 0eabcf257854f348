/** For the address of a session that is not in your archive. */
import { chatPath } from '#web/platform/paths.ts'
import { texts } from '#web/platform/texts.ts'
import { NotFoundScreen } from '#web/ui/not-found-screen.tsx'
import { BackLink } from '#web/ui/screen.tsx'

export function UnknownSession({ companionName }: { companionName: string }) {
  const words = texts.companion.unknown
  return (
    <NotFoundScreen
      title={words.title}
      start={<BackLink to="/archive" place={texts.archive.title} />}
      action={{ to: '/archive', label: words.toArchive }}
      other={{ to: chatPath(companionName), label: words.toChat(companionName) }}
    >
      {words.text}
    </NotFoundScreen>
  )
}
