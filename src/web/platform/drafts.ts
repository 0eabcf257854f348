/**
 * The draft in a composer, stored in the tab until it is sent, so that it survives a reload. It belongs to its author:
 * deleted at sign-out, and never shown to somebody else.
 */
import { useEffect, useState } from 'react'
import { storage } from './storage.ts'
import type { Tracked } from './unsent.ts'

/** `place` identifies the composer: `companion Wren`. */
export function useDraft(owner: string, place: string) {
  const [text, show] = useState(() => read(owner)[place] ?? '')

  function keep(next: string): void {
    const { [place]: _, ...others } = read(owner)
    const drafts = next === '' ? others : { ...others, [place]: next }
    storage.setTab('twinbot_drafts', JSON.stringify({ owner, drafts }))
  }

  return {
    text,
    /** Shows and stores. */
    write(next: string): void {
      show(next)
      keep(next)
    },
    /** Changes only what is shown. */
    show,
    /** Changes only what is stored. */
    keep,
    /** Deletes the stored draft if it is still the text that was sent. */
    forget(sent: string): void {
      if (read(owner)[place]?.trim() === sent) keep('')
    },
  }
}

type Draft = ReturnType<typeof useDraft>

/**
 * A draft on its way from the composer to the outbox. A tab closed at that moment finds it in both: if the outbox has
 * it, the composer is cleared; if not, sending the unchanged draft reuses its id, so that it is never sent twice.
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
    /** The id this same draft was sent with before; empty for a new one. */
    id: handed.text,
    begin(id: string): void {
      handed.show('')
      handed.keep(id)
    },
    end(id: string, text: string): void {
      draft.forget(text)
      handed.forget(id)
    },
    /** The draft was edited, so it is a new message. */
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
