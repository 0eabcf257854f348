/**
 * Writing to a thread: the draft, sending it, and taking back what could not be sent. What comes back keeps its
 * id until the composer is empty, so that sending it again is sending the same message.
 */
import { useEffect, useState } from 'react'
import { MAX_TEXT_LENGTH } from '#shared/person-text.ts'
import { hearUnanswered } from '#web/care/care.tsx'
import { useDraft, useHandedOver } from '#web/platform/drafts.ts'
import type { Outbox } from '#web/platform/outbox.ts'
import { texts } from '#web/platform/texts.ts'
import { newMessageId, type Tracked } from '#web/platform/unsent.ts'

type Options = {
  owner: string
  threadId: string
  outbox: Outbox
  unsent: readonly Tracked[]
  onWriting: () => void
}

export function useComposing({ owner, threadId, outbox, unsent, onWriting }: Options) {
  const draft = useDraft(owner, `group ${threadId}`)
  const draftId = useDraft(owner, `group ${threadId} id`)
  const handedOver = useHandedOver(owner, `group ${threadId}`, draft, unsent)
  const [problem, setProblem] = useState('')

  const refused = unsent.find(({ progress }) => progress === 'refused')
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each refusal
  useEffect(() => {
    if (!refused?.refused) return
    const { id, text, refused: reason } = refused
    void alone(`twinbot-take-back ${id}`, async () => {
      draft.write(draft.text === '' ? text : `${text}\n\n${draft.text}`)
      if (draftId.text === '') draftId.write(id)
      setProblem(texts.chat.notTaken(reason))
      await outbox.remove(id)
    })
  }, [refused?.id])

  function write(text: string): void {
    setProblem('')
    draft.write(text)
    handedOver.changed()
    if (text === '') draftId.write('')
    else onWriting()
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
    const id = draftId.text || handedOver.id || newMessageId()
    draftId.write('')
    handedOver.begin(id)
    const words = { id, kind: 'group', place: threadId, text, writtenAt: Date.now() } as const
    // Behind words that cannot be sent these are not even tried.
    if (unsent.some(({ progress }) => progress === 'waiting')) hearUnanswered(text, { id, surface: 'group' })
    // Until the words are kept, the draft is what a crash would leave; unless something new is in it.
    outbox.add(words).then(
      () => handedOver.end(id, text),
      error => console.warn('These words could not be kept in the browser.', error),
    )
  }

  return { text: draft.text, problem, write, send }
}

/** Of several tabs on the same thread only one takes words back. */
async function alone(name: string, work: () => Promise<void>): Promise<void> {
  if (!navigator.locks) return work()
  await navigator.locks.request(name, { ifAvailable: true }, lock => (lock ? work() : undefined))
}
