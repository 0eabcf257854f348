/** The menu of a reply: why it was given, and that it missed the point. */
import { Ellipsis } from 'lucide-react'
import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { texts } from '#web/platform/texts.ts'
import type { NotIt, ReplyActions } from './use-reply-actions.ts'
import { WhyNote } from './why-note.tsx'

/** Enough of a reply to identify it. */
const NAMED_LETTERS = 40

type ReplyMenuProps = { id: string; text: string; about: ReplyActions }

export function ReplyMenu({ id, text, about }: ReplyMenuProps) {
  const words = texts.companion.about
  const [open, setOpen] = useState(false)
  const [note, setNote] = useState<ReactNode>(null)
  const [busy, setBusy] = useState(false)
  /** They said that this reply missed, now or on an earlier visit. */
  const [missed, setMissed] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const menu = useRef<HTMLDivElement>(null)
  const actions = useRef<HTMLDivElement>(null)
  const panel = useId()
  // What was asked for is not left under the composer.
  useEffect(() => {
    if (note) actions.current?.scrollIntoView?.({ block: 'nearest' })
  }, [note])

  // One menu at a time: a press anywhere else closes it, and so does Escape, wherever the focus is.
  useEffect(() => {
    if (!open) return
    const shut = () => {
      setOpen(false)
      setNote(null)
    }
    const press = ({ target }: PointerEvent) => {
      if (target instanceof Node && !menu.current?.contains(target)) shut()
    }
    const key = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.isComposing || event.defaultPrevented) return
      shut()
      button.current?.focus()
    }
    document.addEventListener('pointerdown', press)
    document.addEventListener('keydown', key)
    return () => {
      document.removeEventListener('pointerdown', press)
      document.removeEventListener('keydown', key)
    }
  }, [open])

  async function show(): Promise<void> {
    setOpen(true)
    if (missed) return
    const why = await about.why(id)
    if (typeof why === 'object' && why.missed) setMissed(true)
  }

  function close(): void {
    setOpen(false)
    setNote(null)
    button.current?.focus()
  }

  async function ask(question: () => Promise<ReactNode>): Promise<void> {
    if (busy) return
    setBusy(true)
    setNote(await question())
    setBusy(false)
  }

  async function notIt(): Promise<ReactNode> {
    if (missed) return words.already
    const said = await about.notIt(id)
    if (said === 'sorry' || said === 'already') setMissed(true)
    if (said !== 'sorry') return words[noteOf[said]]
    close()
    return null
  }

  return (
    <div ref={menu} className="reply-menu">
      <button
        ref={button}
        type="button"
        className="round-button reply-more"
        title={words.more}
        aria-label={words.moreThis([...text].slice(0, NAMED_LETTERS).join(''))}
        aria-expanded={open}
        aria-controls={open ? panel : undefined}
        onClick={() => (open ? close() : show())}
      >
        <Ellipsis size={17} strokeWidth={1.75} aria-hidden="true" />
      </button>
      {open && (
        <div ref={actions} className="reply-about" id={panel}>
          <button
            type="button"
            className="text-button"
            onClick={() => ask(async () => <WhyNote why={await about.why(id)} />)}
          >
            {words.why}
          </button>
          {/* Not taken away: it may have the focus when the server’s answer comes. */}
          <button
            type="button"
            className="text-button"
            aria-disabled={missed || undefined}
            onClick={() => ask(notIt)}
          >
            {words.notIt}
          </button>
          <p role="status">{note ?? (missed && words.already)}</p>
        </div>
      )}
    </div>
  )
}

const noteOf = { already: 'already', unknown: 'unknown', failed: 'failed' } as const satisfies Record<
  Exclude<NotIt, 'sorry'>,
  string
>
