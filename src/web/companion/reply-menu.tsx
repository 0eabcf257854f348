/** The menu of a reply, over the log: why it was given, which is said under the reply, and that it missed the point. */
import { Ellipsis } from 'lucide-react'
import { type CSSProperties, type ReactNode, useCallback, useEffect, useId, useRef, useState } from 'react'
import { startOf } from '#web/platform/start-of.ts'
import { texts } from '#web/platform/texts.ts'
import { moveInMenu } from '#web/ui/menu-keys.ts'
import type { NotIt, ReplyActions } from './use-reply-actions.ts'
import { WhyNote } from './why-note.tsx'

/** The menu with the longest reason, in letters of the usual size. */
const ROOM_REM = 15

type ReplyMenuProps = {
  id: string
  text: string
  about: ReplyActions
  /** Shows why it was given. */
  onWhy: (note: ReactNode) => void
}

export function ReplyMenu({ id, text, about, onWhy }: ReplyMenuProps) {
  const words = texts.companion.about
  const [open, setOpen] = useState(false)
  const [place, setPlace] = useState<CSSProperties>({})
  const [note, setNote] = useState<ReactNode>(null)
  const [busy, setBusy] = useState(false)
  /** They said that this reply missed, now or on an earlier visit. */
  const [missed, setMissed] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const root = useRef<HTMLDivElement>(null)
  const popup = useRef<HTMLDivElement>(null)
  const menu = useId()
  // What was asked for is not left under the composer.
  useEffect(() => {
    if (note) popup.current?.scrollIntoView?.({ block: 'nearest' })
  }, [note])
  useEffect(() => {
    if (open) popup.current?.querySelector('button')?.focus({ preventScroll: true })
  }, [open])

  /** Who has moved on to something else keeps the focus there. */
  const close = useCallback(() => {
    if (root.current?.contains(document.activeElement)) button.current?.focus({ preventScroll: true })
    setOpen(false)
    setNote(null)
  }, [])

  // One menu at a time: a press or the focus anywhere else closes it, and so does Escape, wherever the focus is.
  useEffect(() => {
    if (!open) return
    const outside = ({ target }: Event) => {
      if (target instanceof Node && !root.current?.contains(target)) close()
    }
    const key = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.isComposing && !event.defaultPrevented) close()
    }
    document.addEventListener('pointerdown', outside)
    document.addEventListener('focusin', outside)
    document.addEventListener('keydown', key)
    return () => {
      document.removeEventListener('pointerdown', outside)
      document.removeEventListener('focusin', outside)
      document.removeEventListener('keydown', key)
    }
  }, [open, close])

  async function show(): Promise<void> {
    setOpen(true)
    if (button.current) setPlace(placeBy(button.current))
    if (missed) return
    const why = await about.why(id)
    if (typeof why === 'object' && why.missed) setMissed(true)
  }

  async function ask(question: () => Promise<ReactNode>): Promise<void> {
    if (busy) return
    setBusy(true)
    setNote(await question())
    setBusy(false)
  }

  async function why(): Promise<ReactNode> {
    onWhy(<WhyNote why={await about.why(id)} />)
    close()
    return null
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
    <div ref={root} className="reply-menu">
      <button
        ref={button}
        type="button"
        className="round-button reply-more"
        title={words.more}
        aria-label={words.moreThis(startOf(text))}
        aria-haspopup="menu"
        aria-expanded={open}
        aria-controls={open ? menu : undefined}
        onClick={() => (open ? close() : show())}
      >
        <Ellipsis size="1.0625rem" strokeWidth={1.75} aria-hidden="true" />
      </button>
      {open && (
        <div ref={popup} className="reply-about" style={place}>
          <div role="menu" id={menu} aria-label={words.more} onKeyDown={moveInMenu}>
            <button type="button" role="menuitem" onClick={() => ask(why)}>
              {words.why}
            </button>
            {/* Not taken away: it may have the focus when the server’s answer comes. */}
            <button
              type="button"
              role="menuitem"
              aria-disabled={missed || undefined}
              onClick={() => ask(notIt)}
            >
              {words.notIt}
            </button>
          </div>
          <p role="status">{note ?? (missed && words.already)}</p>
        </div>
      )}
    </div>
  )
}

/** Under the button, or over it if the log ends too soon; moved to the right as far as it needs to be whole. */
function placeBy(button: HTMLElement): CSSProperties {
  const edges = (button.closest('[role="log"]') ?? document.body).getBoundingClientRect()
  const at = button.getBoundingClientRect()
  const [above, below] = [at.top - edges.top, edges.bottom - at.bottom]
  const room = ROOM_REM * Number.parseFloat(getComputedStyle(document.documentElement).fontSize)
  const right = `min(0px, ${at.right - edges.left}px - var(--whole))`
  return below < room && above > below ? { right, bottom: '100%' } : { right, top: '100%' }
}

const noteOf = { already: 'already', unknown: 'unknown', failed: 'failed' } as const satisfies Record<
  Exclude<NotIt, 'sorry'>,
  string
>
