/** The shell of the first steps: the scene on one side, one short form on the other. */
import { ArrowLeft } from 'lucide-react'
import { type ReactNode, use } from 'react'
import { texts } from '#web/platform/texts.ts'
import { IconLink } from './button.tsx'
import { HelpNowLink } from './help-now-link.tsx'
import { OfflineBanner } from './offline-banner.tsx'
import { Scene, type SceneStep } from './scene.tsx'
import { ShellNotice } from './shell-notice.tsx'
import { SkipLink } from './skip-link.tsx'
import { useScrollRestoration } from './use-scroll-restoration.ts'
import './split-screen.css'

type SplitScreenProps = {
  title: string
  step: SceneStep
  /** A question over the picture, on wide screens. */
  question?: string
  back?: { to: string; state?: unknown }
  children: ReactNode
}

export function SplitScreen({ title, step, question, back, children }: SplitScreenProps) {
  useScrollRestoration()
  return (
    <div className="split">
      <title>{texts.pageTitle(title)}</title>
      <SkipLink />
      <div className="split-art">
        <Scene step={step} />
        {question && <p className="split-question">{question}</p>}
      </div>
      <main id="content" className="split-pane">
        <div className="split-column">
          {back && (
            <IconLink className="split-back" to={back.to} state={back.state} label={texts.shell.back}>
              <ArrowLeft size="1.375rem" strokeWidth={1.75} aria-hidden="true" />
            </IconLink>
          )}
          <HelpNowLink />
          {use(ShellNotice)}
          <OfflineBanner />
          {children}
        </div>
      </main>
    </div>
  )
}
