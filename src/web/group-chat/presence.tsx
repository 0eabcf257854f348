/** Who is here or typing. Its space is always reserved, so that nothing jumps. */
import { texts } from '#web/platform/texts.ts'

type PresenceProps = { count: number; here: readonly string[]; typing: readonly string[] }

export function Presence({ count, here, typing }: PresenceProps) {
  const words = texts.group
  const somebody = count > 0 ? words.here(here, count) : ''
  return <p className="thread-presence">{typing.length > 0 ? words.typing(typing) : somebody}</p>
}
