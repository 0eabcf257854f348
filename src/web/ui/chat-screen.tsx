/**
 * The shell of a conversation: a bar, the log and the composer, as tall as the visible window. The log stays at the
 * newest message unless the reader has scrolled up; then a pill says that there is something new.
 */
import { ArrowDown } from 'lucide-react'
import { type ReactNode, use, useId } from 'react'
import { texts } from '#web/platform/texts.ts'
import { HelpNowLink } from './help-now-link.tsx'
import { OfflineBanner } from './offline-banner.tsx'
import { ShellNotice } from './shell-notice.tsx'
import { SkipLink } from './skip-link.tsx'
import { ToastPlace } from './toast.tsx'
import { useLogScroll } from './use-log-scroll.ts'
import { useScrollRestoration } from './use-scroll-restoration.ts'
import { useVisibleHeight } from './use-visible-height.ts'
import './chat-screen.css'

type ChatScreenProps = {
  /** Page title, before the product's name. */
  title: string
  /** The left of the bar: back link, avatar, heading. */
  start: ReactNode
  actions?: ReactNode
  /** Accessible name of the log. */
  label: string
  /** How to move between the messages by keyboard, where they take the focus instead of the log. */
  keys?: string
  /** Changes with each new message; `mine` when it was written in this tab. */
  newest: { id: string; mine: boolean } | undefined
  /** Changes when earlier messages are added at the top. */
  oldest: string | undefined
  onNearStart?: () => void
  /** Opens at the oldest message instead of the newest. */
  fromStart?: boolean
  /** Laid over the top of the log. */
  above?: ReactNode
  children: ReactNode
  /** Under the log: the composer and its notices. */
  dock: ReactNode
}

export function ChatScreen(props: ChatScreenProps) {
  const {
    title,
    start,
    actions,
    label,
    keys,
    newest,
    oldest,
    onNearStart,
    fromStart,
    above,
    children,
    dock,
  } = props
  const id = useId()
  useScrollRestoration()
  const frame = useVisibleHeight()
  const { log, content, missed, toNewest } = useLogScroll({ newest, oldest, onNearStart, fromStart })
  return (
    <div className="chat" ref={frame}>
      <title>{texts.pageTitle(title)}</title>
      <SkipLink />
      <header className="chat-bar">
        <div>
          {start}
          <span className="top-bar-space" />
          {actions}
          <HelpNowLink />
        </div>
      </header>
      {use(ShellNotice)}
      <OfflineBanner />
      <main id="content" className="chat-main">
        {above && <div className="chat-above">{above}</div>}
        <div
          className="chat-log"
          ref={log}
          role="log"
          aria-live="off"
          aria-label={label}
          aria-describedby={keys && id}
          tabIndex={keys ? -1 : 0}
        >
          <div className="chat-stack" ref={content}>
            {children}
          </div>
        </div>
        {keys && (
          <p id={id} hidden>
            {keys}
          </p>
        )}
        <div className="chat-dock">
          <div className="chat-over">
            {missed && (
              <button type="button" className="chat-missed" onClick={toNewest}>
                <ArrowDown size="1rem" strokeWidth={2} aria-hidden="true" />
                {texts.chat.newMessages}
              </button>
            )}
          </div>
          <ToastPlace />
          {dock}
        </div>
      </main>
    </div>
  )
}
