/** A text with the words somebody searched for highlighted. */
import type { ReactNode } from 'react'
import { wordsAskedFor } from '#shared/fold.ts'
import { rangesOf } from '#shared/snippet.ts'

export function HighlightedText({ text, asked }: { text: string; asked: string }) {
  const parts: ReactNode[] = []
  let end = 0
  for (const [from, to] of rangesOf(text, wordsAskedFor(asked))) {
    parts.push(text.slice(end, from), <mark key={from}>{text.slice(from, to)}</mark>)
    end = to
  }
  return (
    <>
      {parts}
      {text.slice(end)}
    </>
  )
}
