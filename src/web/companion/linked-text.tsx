/** A text in which web addresses are links. */
import type { ReactNode } from 'react'
import { webAddressesIn } from '#web/platform/web-addresses.ts'

export function LinkedText({ text }: { text: string }) {
  const parts: ReactNode[] = []
  let end = 0
  for (const { from, to } of webAddressesIn(text)) {
    const url = text.slice(from, to)
    parts.push(
      text.slice(end, from),
      <a key={from} href={url} target="_blank" rel="noopener noreferrer">
        {url}
      </a>,
    )
    end = to
  }
  return (
    <>
      {parts}
      {text.slice(end)}
    </>
  )
}
