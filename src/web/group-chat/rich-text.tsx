/** The text of a message, with links that send no referrer and highlighted names. */
import { use } from 'react'
import { ParticipantsContext } from './participants-context.ts'
import { textParts } from './text-parts.ts'

export function RichText({ text }: { text: string }) {
  const { me, others } = use(ParticipantsContext)
  return textParts(text, me, others).map((part, index) => {
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no other name, and stay where they are
    if (part.type === 'text') return <span key={index}>{part.text}</span>
    if (part.type === 'link')
      return (
        // biome-ignore lint/suspicious/noArrayIndexKey: as above
        <a key={index} href={part.text} target="_blank" rel="noopener noreferrer nofollow ugc" tabIndex={-1}>
          {part.text}
        </a>
      )
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: as above
      <mark key={index} className={part.type === 'me' ? 'mention me' : 'mention'}>
        {part.text}
      </mark>
    )
  })
}
