/** Announces the companion's new messages to screen readers, each once, and that it is writing. Not the history. */
import { texts } from '#web/platform/texts.ts'
import { typographic } from '#web/platform/typographic.ts'
import { InEnglish } from './in-english.tsx'
import type { ReplyAnnouncement } from './use-conversation.ts'

export function Announcements({
  name,
  announcement,
  typing,
}: {
  name: string
  announcement: ReplyAnnouncement | null
  typing: boolean
}) {
  const words = texts.companion
  return (
    <div className="unseen" role="status">
      {typing ? (
        <p key="writing">{words.writing(name)}</p>
      ) : (
        announcement && (
          <p key={announcement.id}>
            {words.botSaid(name)}
            <InEnglish text={announcement.text}>{typographic(announcement.text)}</InEnglish>{' '}
            {announcement.help && texts.care.line}
          </p>
        )
      )}
    </div>
  )
}
