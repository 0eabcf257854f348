/** Writing to the companion: the draft, sending it, and taking back what could not be sent. */
import { useEffect, useRef, useState } from 'react'
import { MAX_TEXT_LENGTH } from '#shared/person-text.ts'
import { hearUnanswered } from '#web/care/care.tsx'
import { useDraft, useHandedOver } from '#web/platform/drafts.ts'
import type { Outbox } from '#web/platform/outbox.ts'
import { texts } from '#web/platform/texts.ts'
import { newMessageId, type Tracked } from '#web/platform/unsent.ts'

type Options = { owner: string; chatId: string; outbox: Outbox; unsent: readonly Tracked[] }

export function useComposing({ owner, chatId, outbox, unsent }: Options) {
  const draft = useDraft(owner, `companion ${chatId}`)
  const handedOver = useHandedOver(owner, `companion ${chatId}`, draft, unsent)
  const [problem, setProblem] = useState('')
  const saidHere = useRef(new Set<string>())

  const refused = unsent.find(({ progress }) => progress === 'refused')
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each refusal
  useEffect(() => {
    if (!refused?.refused) return
    draft.write(draft.text === '' ? refused.text : `${refused.text}\n\n${draft.text}`)
    setProblem(texts.chat.notTaken(refused.refused))
    void outbox.remove(refused.id)
  }, [refused?.id])

  function write(text: string): void {
    setProblem('')
    draft.write(text)
    handedOver.changed()
  }

  function send(): void {
    const text = draft.text.trim()
    if (text === '') return
    if (text.length > MAX_TEXT_LENGTH) {
      setProblem(texts.chat.tooLong(text.length, MAX_TEXT_LENGTH))
      return
    }
    setProblem('')
    draft.show('')
    const words = {
      id: handedOver.id || newMessageId(),
      kind: 'companion',
      place: chatId,
      text,
      writtenAt: Date.now(),
    } as const
    handedOver.begin(words.id)
    saidHere.current.add(words.id)
    // Behind words that cannot be sent these are not even tried.
    if (unsent.some(({ progress }) => progress === 'waiting'))
      hearUnanswered(text, { id: words.id, surface: 'companion' })
    // Until the words are kept, the draft is what a crash would leave; unless something new is in it.
    outbox.add(words).then(
      () => handedOver.end(words.id, text),
      error => console.warn('These words could not be kept in the browser.', error),
    )
  }

  return {
    text: draft.text,
    problem,
    write,
    send,
    complain: setProblem,
    /** Whether these words were said in this tab, and not in another of the same person. */
    isSaidHere: (id: string) => saidHere.current.has(id),
  }
}
