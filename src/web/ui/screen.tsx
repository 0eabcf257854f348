/**
 * The shell of a page: title, skip link, top bar with the way back and Help now, then the content. Every
 * screen is one of these or a SplitScreen.
 */
import { ArrowLeft } from 'lucide-react'
import { type MouseEvent, type ReactNode, use } from 'react'
import { texts } from '#web/platform/texts.ts'
import { IconLink } from './button.tsx'
import { HelpNowLink } from './help-now-link.tsx'
import { OfflineBanner } from './offline-banner.tsx'
import { ShellNotice } from './shell-notice.tsx'
import { SkipLink } from './skip-link.tsx'
import { useScrollRestoration } from './use-scroll-restoration.ts'
import './screen.css'

type ScreenProps = {
  /** Page title, before the product's name. */
  title: string
  /** The left of the bar: usually a BackLink. */
  start?: ReactNode
  /** The page's own actions, before and after Help now. */
  actions?: ReactNode
  end?: ReactNode
  width?: 'page' | 'narrow'
  children: ReactNode
}

export function Screen({ title, start, actions, end, width = 'page', children }: ScreenProps) {
  useScrollRestoration()
  return (
    <div className={`screen ${width}`}>
      <title>{texts.pageTitle(title)}</title>
      <SkipLink />
      <header className="top-bar">
        {start}
        <span className="top-bar-space" />
        {actions}
        <HelpNowLink />
        {end}
      </header>
      {use(ShellNotice)}
      <OfflineBanner />
      <main id="content">{children}</main>
    </div>
  )
}

type BackLinkProps = { to: string; place: string; onClick?: (event: MouseEvent) => void }

export function BackLink({ to, place, onClick }: BackLinkProps) {
  return (
    <IconLink className="back-link" to={to} label={texts.shell.backTo(place)} onClick={onClick}>
      <ArrowLeft size="1.375rem" strokeWidth={1.75} aria-hidden="true" />
    </IconLink>
  )
}
