/** Announces the companion's new messages to screen readers, each once, and that it is writing. Not the history. */
import { texts } from '#web/platform/texts.ts'
import { typographic } from '#web/platform/typographic.ts'
import type { Heard } from './use-conversation.ts'

export function Announcements({
  name,
  heard,
  typing,
}: {
  name: string
  heard: Heard | null
  typing: boolean
}) {
  const words = texts.companion
  return (
    <div className="unseen" role="status">
      {typing ? (
        <p key="writing">{words.writing(name)}</p>
      ) : (
        heard && (
          <p key={heard.id}>
            {words.botSaid(name)}
            {texts.language === 'en' ? (
              typographic(heard.text)
            ) : (
              <span lang="en">{typographic(heard.text)}</span>
            )}{' '}
            {heard.help && texts.care.line}
          </p>
        )
      )}
    </div>
  )
}
