/**
 * What somebody is writing in a composer, stored in their tab through a reload until it is sent. It belongs to
 * its author: gone at sign-out, and never shown to somebody else.
 */
import { useEffect, useState } from 'react'
import { storage } from './storage.ts'
import type { Tracked } from './unsent.ts'

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
    /** Changes what is shown and leaves what is stored. */
    show,
    /** Changes what is stored and leaves what is shown. */
    keep,
    /** Drops what is stored, if it is still what was sent. */
    forget(sent: string): void {
      if (read(owner)[place]?.trim() === sent) keep('')
    },
  }
}

type Draft = ReturnType<typeof useDraft>

/**
 * Words on their way from the composer to the outbox. A tab that is closed right then finds them in both: what the
 * outbox has is gone from the composer, and what comes back unchanged is sent as the same message, never as a second.
 */
export function useOutboxHandover(owner: string, place: string, draft: Draft, unsent: readonly Tracked[]) {
  const handed = useDraft(owner, `${place} handed over`)
  const isOnItsWay = unsent.some(({ id, progress }) => id === handed.text && progress !== 'refused')
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the outbox is found to have them
  useEffect(() => {
    if (!isOnItsWay) return
    draft.write('')
    handed.write('')
  }, [isOnItsWay])

  return {
    /** The id under which these very words went out before; empty for new ones. */
    id: handed.text,
    begin(id: string): void {
      handed.show('')
      handed.keep(id)
    },
    end(id: string, text: string): void {
      draft.forget(text)
      handed.forget(id)
    },
    /** They are other words now. */
    changed(): void {
      handed.write('')
    },
  }
}

function read(owner: string): Record<string, string> {
  try {
    const stored = JSON.parse(storage.getTab('twinbot_drafts') ?? 'null')
    return stored?.owner === owner ? stored.drafts : {}
  } catch {
    return {}
  }
}
