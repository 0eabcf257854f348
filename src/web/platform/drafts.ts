/**
 * What somebody is writing in a composer, kept in their tab through a reload until it is sent. It belongs to
 * its author: gone at sign-out, and never shown to somebody else.
 */
import { useState } from 'react'
import { storage } from './storage.ts'

/** `place` says which composer: `companion Wren`. `keep` writes without changing what is shown. */
export function useDraft(owner: string, place: string) {
  const [text, setText] = useState(() => read(owner)[place] ?? '')

  function keep(next: string): void {
    const { [place]: _, ...others } = read(owner)
    const drafts = next === '' ? others : { ...others, [place]: next }
    storage.setTab('twinbot_drafts', JSON.stringify({ owner, drafts }))
  }

  function write(next: string): void {
    setText(next)
    keep(next)
  }

  return { text, write, show: setText, keep }
}

function read(owner: string): Record<string, string> {
  try {
    const kept = JSON.parse(storage.getTab('twinbot_drafts') ?? 'null')
    return kept?.owner === owner ? kept.drafts : {}
  } catch {
    return {}
  }
}
