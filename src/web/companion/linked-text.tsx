/** A text in which web addresses are links. */
import type { ReactNode } from 'react'

/** Punctuation at its end belongs to the sentence. */
const address = /https?:\/\/[^\s<>"“”]*[^\s<>"“”.,;:!?'’)\]}]/gi

export function LinkedText({ text }: { text: string }) {
  const parts: ReactNode[] = []
  let end = 0
  for (const { 0: url, index } of text.matchAll(address)) {
    parts.push(
      text.slice(end, index),
      <a key={index} href={url} target="_blank" rel="noopener noreferrer">
        {url}
      </a>,
    )
    end = index + url.length
  }
  return (
    <>
      {parts}
      {text.slice(end)}
    </>
  )
}
