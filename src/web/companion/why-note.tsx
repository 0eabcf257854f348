/** Why a reply was given, in one sentence. */
import type { ReactNode } from 'react'
import { texts } from '#web/platform/texts.ts'
import { typographic } from '#web/platform/typographic.ts'
import type { Why } from './use-reply-actions.ts'

export function WhyNote({ why }: { why: Why }): ReactNode {
  const words = texts.companion.about
  if (why === 'failed' || why === 'unknown') return words[why]
  if (why.from === 'moment') return <Named sentence={words.writtenFor} name={why.name} />
  if (why.from === 'situation' || why.from === 'stance')
    return <Named sentence={words.forTheme} name={readable(why.name)} />
  const mood = (words.moods as Record<string, string>)[why.name]
  if (mood) return words.forMood(mood)
  const about = (words.mentions as Record<string, string>)[why.name]
  if (about) return words.forMention(about)
  const kind = (words.kinds as Record<string, string>)[why.name]
  return kind ? words.forKind(kind) : words.general
}

/** The server's names are English in every language, so a screen reader is told. */
function Named({ sentence, name }: { sentence: (name: string) => string; name: string }) {
  const [before, after] = sentence('|').split('|')
  return (
    <>
      {before}
      <span lang="en">{typographic(name)}</span>
      {after}
    </>
  )
}

/** Names that would read badly with their hyphens turned into spaces. */
const inWords: Record<string, string> = {
  'death-person': 'losing someone',
  'death-pet': 'losing a pet',
  looks: 'how you look',
  food: 'eating',
  urge: 'a strong urge',
  online: 'time spent online',
  boss: 'a difficult boss',
  colleague: 'a difficult colleague',
  watched: 'being watched at work',
  hours: 'long working hours',
  flat: 'feeling flat',
  passed: 'passing a test',
  'body-can': 'what your body can do',
  'praise-hard': 'praise that is hard to take',
  body: 'something about your body',
  gave: 'something you gave',
  worn: 'feeling worn out',
}

const readable = (name: string): string => inWords[name] ?? name.replaceAll('-', ' ')
