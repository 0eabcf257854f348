/**
 * What the companion says, marked as English where the interface is in another language. That it reads only English is
 * the one thing said there in that language too.
 */
import type { ReactNode } from 'react'
import { texts } from '#web/platform/texts.ts'

export function InEnglish({ text, children }: { text: string; children: ReactNode }) {
  if (texts.language === 'en') return children
  const translation = texts.translated(text)
  return (
    <>
      <span lang="en">{children}</span>
      {translation && <span className="translation">{translation}</span>}
    </>
  )
}
