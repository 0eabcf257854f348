/**
 * What somebody is writing in a composer, kept in their tab through a reload until it is sent. It belongs to
 * its author: gone at sign-out, and never shown to somebody else.
 */
import { useState } from 'react'
import { storage } from './storage.ts'

/** `place` says which composer: `companion Wren`. */
export function useDraft(owner: string, place: string) {
  const [text, show] = useState(() => read(owner)[place] ?? '')

  function keep(next: string): void {
    const { [place]: _, ...others } = read(owner)
    const drafts = next === '' ? others : { ...others, [place]: next }
    storage.setTab('twinbot_drafts', JSON.stringify({ owner, drafts }))
  }

  return {
    text,
    /** Shows and keeps. */
    write(next: string): void {
      show(next)
      keep(next)
    },
    /** Changes what is shown and leaves what is kept. */
    show,
    /** Drops what is kept, if it is still what was sent. */
    forget(sent: string): void {
      if (read(owner)[place]?.trim() === sent) keep('')
    },
  }
}

function read(owner: string): Record<string, string> {
  try {
    const kept = JSON.parse(storage.getTab('twinbot_drafts') ?? 'null')
    return kept?.owner === owner ? kept.drafts : {}
  } catch {
    return {}
  }
}
