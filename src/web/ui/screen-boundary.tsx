/** Stands in for a screen that could not be loaded or drawn, with a way to try again. */
import { Component, type ReactNode } from 'react'
import { texts } from '#web/platform/texts.ts'
import { Button } from './button.tsx'
import { EmptyState } from './empty-state.tsx'
import { HelpNowLink } from './help-now-link.tsx'

export class ScreenBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override render() {
    if (!this.state.failed) return this.props.children
    const again = <Button onClick={() => window.location.reload()}>{texts.shell.reload}</Button>
    return (
      <main>
        <EmptyState
          action={
            <>
              {again}
              <HelpNowLink />
            </>
          }
        >
          {texts.shell.failedScreen}
        </EmptyState>
      </main>
    )
  }
}
