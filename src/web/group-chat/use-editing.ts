/** Editing your own message in the composer. The changed text stays there until the server has accepted it. */
import { useRef, useState } from 'react'
import { editMessage } from '#shared/group-chat.ts'
import { MAX_TEXT_LENGTH } from '#shared/person-text.ts'
import { handleCare, handleUnanswered } from '#web/care/care.tsx'
import { CallError, call } from '#web/platform/api.ts'
import { useDraft } from '#web/platform/drafts.ts'
import { texts } from '#web/platform/texts.ts'
import { useToast } from '#web/ui/toast.tsx'
import type { CachedThread } from './cached-thread.ts'
import { domainsIn, noteOf } from './domain-notes.ts'
import { loadTaxonomy } from './taxonomy.ts'
import { withChanged, withOwn } from './thread.ts'
import type { MessageLine } from './timeline.ts'

type Options = { owner: string; threadId: string; cached: CachedThread }

export function useEditing({ owner, threadId, cached }: Options) {
  const words = texts.thread
  const toast = useToast()
  const draft = useDraft(owner, `group ${threadId} edit`)
  const editedId = useDraft(owner, `group ${threadId} edit id`)
  const [problem, complain] = useState('')
  const saving = useRef(false)
  const id = editedId.text

  function end(): void {
    complain('')
    editedId.write('')
    draft.write('')
  }

  async function save(text: string): Promise<void> {
    const where = { id, surface: 'group' as const }
    try {
      const { message, care, results } = await call(editMessage, { params: { threadId, id }, body: { text } })
      handleCare(care, { ...where, row: `reply ${id}` })
      const note = results && (await noteFor(results))
      cached.change(thread => {
        const changed = withChanged(thread, message)
        // Unchanged text keeps its note.
        if (!message.edited) return changed
        return withOwn(changed, id, ({ note: _, ...own }) => ({ ...own, ...(note && { note }) }))
      }, 'now')
      end()
      toast(words.saved)
    } catch (error) {
      console.warn('An edit was not saved.', error)
      handleUnanswered(text, where, error)
      const refused = error instanceof CallError && error.status >= 400 && error.status < 500
      complain(refused ? error.sentence : words.notSaved)
    }
  }

  return {
    /** Id of the message being edited; empty when none is. */
    id,
    text: draft.text,
    problem,
    begin({ key, text }: MessageLine): void {
      complain('')
      editedId.write(key)
      draft.write(text)
    },
    cancel: end,
    write(text: string): void {
      complain('')
      draft.write(text)
    },
    send(): void {
      const text = draft.text.trim()
      if (text === '' || saving.current) return
      if (text.length > MAX_TEXT_LENGTH) return complain(texts.chat.tooLong(text.length, MAX_TEXT_LENGTH))
      saving.current = true
      void save(text).finally(() => {
        saving.current = false
      })
    },
  }
}

async function noteFor(results: Parameters<typeof domainsIn>[0]): Promise<string | undefined> {
  const taxonomy = await loadTaxonomy()
  return taxonomy ? noteOf(domainsIn(results, taxonomy.tags, taxonomy.hierarchy)) : undefined
}
