/** Taking one's own message back: asked once more, because it cannot be undone. */
import { Undo2 } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { texts } from '#web/platform/texts.ts'

/** Enough of a message to know which one is meant. */
const NAMED_LETTERS = 40

export function Unsend({ text, unsend }: { text: string; unsend: () => Promise<boolean> }) {
  const words = texts.group
  const [asking, setAsking] = useState(false)
  const [busy, setBusy] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const sure = useRef<HTMLButtonElement>(null)
  const asked = useRef(false)

  useEffect(() => {
    if (asking) sure.current?.focus()
    else if (asked.current) button.current?.focus()
    asked.current = asking
  }, [asking])

  async function takeBack(): Promise<void> {
    setBusy(true)
    const done = await unsend()
    // Where it worked the message is gone, and this with it.
    if (done) return
    setBusy(false)
    setAsking(false)
  }

  if (asking)
    return (
      <span className="unsend-sure">
        {words.unsendSure}
        <button ref={sure} type="button" className="text-button" aria-busy={busy} onClick={takeBack}>
          {words.takeBack}
        </button>
        <button type="button" className="text-button" onClick={() => setAsking(false)}>
          {words.keep}
        </button>
      </span>
    )
  return (
    <button
      ref={button}
      type="button"
      className="unsend"
      title={words.unsend}
      aria-label={words.unsendThis([...text].slice(0, NAMED_LETTERS).join(''))}
      onClick={() => setAsking(true)}
    >
      <Undo2 size={15} strokeWidth={1.75} aria-hidden="true" />
    </button>
  )
}
