/**
 * The state of a composer: the draft is stored in the tab, handed to the outbox once, and returned with the reason when
 * it is refused. A returned message keeps its id until the composer is empty, so that it is never sent as a second one.
 */
import { useEffect, useState } from 'react'
import { MAX_TEXT_LENGTH } from '#shared/person-text.ts'
import { useDraft, useOutboxHandover } from './drafts.ts'
import type { Outbox } from './outbox.ts'
import { texts } from './texts.ts'
import { newMessageId, type Tracked, type Unsent } from './unsent.ts'

type Options = {
  owner: string
  kind: Unsent['kind']
  place: string
  outbox: Outbox
  unsent: readonly Tracked[]
  /** The message is not attempted yet, because earlier ones are still waiting. */
  onUntried: (words: Unsent) => void
  /** The message that the next one replies to. */
  replyTo?: string | undefined
  /** A refused message is back in the composer. */
  onReturned?: (words: Unsent) => void
}

export function useComposer({ owner, kind, place, outbox, unsent, onUntried, replyTo, onReturned }: Options) {
  const draft = useDraft(owner, `${kind} ${place}`)
  const draftId = useDraft(owner, `${kind} ${place} id`)
  const handedOver = useOutboxHandover(owner, `${kind} ${place}`, draft, unsent)
  const [problem, complain] = useState('')

  const refused = unsent.find(({ progress }) => progress === 'refused')
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each refusal
  useEffect(() => {
    if (!refused?.refused) return
    const { id, text, refused: reason } = refused
    void alone(`twinbot-take-back ${id}`, async () => {
      draft.write(draft.text === '' ? text : `${text}\n\n${draft.text}`)
      if (draftId.text === '') draftId.write(id)
      onReturned?.(refused)
      complain(texts.chat.notTaken(reason))
      await outbox.remove(id)
    })
  }, [refused?.id])

  function write(text: string): void {
    complain('')
    draft.write(text)
    handedOver.changed()
    if (text === '') draftId.write('')
  }

  /** Returns the id of the message, if it was sent. */
  function send(): string | undefined {
    const text = draft.text.trim()
    if (text === '') return undefined
    if (text.length > MAX_TEXT_LENGTH) {
      complain(texts.chat.tooLong(text.length, MAX_TEXT_LENGTH))
      return undefined
    }
    complain('')
    draft.show('')
    const id = draftId.text || handedOver.id || newMessageId()
    draftId.write('')
    handedOver.begin(id)
    const words = { id, kind, place, text, writtenAt: Date.now(), ...(replyTo && { replyTo }) }
    if (unsent.some(({ progress }) => progress === 'waiting')) onUntried(words)
    // The draft stays until the outbox has stored the message, so that a crash loses nothing.
    outbox.add(words).then(
      () => handedOver.end(id, text),
      error => console.warn('These words could not be kept in the browser.', error),
    )
    return id
  }

  return { text: draft.text, problem, write, send, complain }
}

/** Of several tabs on the same conversation, only one takes the message back. */
async function alone(name: string, work: () => Promise<void>): Promise<void> {
  if (!navigator.locks) return work()
  await navigator.locks.request(name, { ifAvailable: true }, lock => (lock ? work() : undefined))
}
