/**
 * Care as a person meets it. `handleCare` is given every judgement that comes from the server and opens the help
 * panel at once; `HelpRow` stands under replies to somebody who may not be well; `CareWatch` holds the panel over
 * all screens and `SupportBar`, for a day after a crisis, stands on each. Works with the server down.
 */
import { Component, lazy, type ReactNode, Suspense, useEffect, useSyncExternalStore } from 'react'
import type { Care } from '#shared/care.ts'
import type { Surface } from '#shared/support.ts'
import { isYoungWriter } from '#shared/young-writer.ts'
import { CallError } from '#web/platform/api.ts'
import { pageTexts } from '#web/platform/page-texts.ts'
import { texts } from '#web/platform/texts.ts'
import { Banner } from '#web/ui/banner.tsx'
import { careStore } from './care-store.ts'
import { hasCrisisPhrase } from './crisis-phrases.ts'
import { persistCheckIns } from './persist-check-ins.ts'
import { loadSupport } from './support-mode.ts'

export { careStore } from './care-store.ts'
export { chosenCountry } from './chosen-country.ts'
export { HelpRow } from './help-row.tsx'
export { useNotMeant } from './not-meant.ts'

/** `id` is the message's own, `row` the place where a check-in stands. */
type Where = { id: string; row?: string; surface: Surface }

const loadPanel = () => import('./help-panel.tsx')
const loadBar = () => import('./help-bar.tsx')
const Panel = lazy(async () => ({ default: (await loadPanel()).HelpPanel }))
const Bar = lazy(async () => ({ default: (await loadBar()).HelpBar }))

export function handleCare(care: Care, where: Where): void {
  careStore.handle(care, where)
}

/** For words that got no answer: a failing server may still have heard them; else the plainest are heard here. */
export function handleUnanswered(text: string, where: Where, error?: unknown): void {
  const care = error instanceof CallError ? error.detail.care : undefined
  // A check-in would stand without the question: it is asked with the reply, once there is one.
  if (care) return care.show === 'panel' ? careStore.handle(care, where) : undefined
  if (!hasCrisisPhrase(text)) return
  const young = isYoungWriter(text) ? { young: true as const } : {}
  careStore.handle({ tier: 'crisis', category: null, show: 'panel', ...young }, where)
}

/** Hears what saving answered, or the words themselves when it failed. Answers whether the screen must stay. */
export async function handleSaving(saving: Promise<Care>, text: string, where: Where): Promise<boolean> {
  try {
    const care = await saving
    handleCare(care, where)
    return needsTime(care)
  } catch (error) {
    handleUnanswered(text, where, error)
    throw error
  }
}

/** Every row that has asked something, on this page or before it was loaded anew. */
export function useCheckInRows(): Readonly<Record<string, unknown>> {
  return useSyncExternalStore(careStore.subscribe, () => careStore.get().checkIns)
}

/** Whether a screen must not move on by itself. */
export function needsTime({ show }: Care): boolean {
  return show === 'panel' || show === 'row' || show === 'help'
}

/** The panel, whenever something opens it, and what the server knows of support mode. */
export function CareWatch({ sub }: { sub: string | null }) {
  const { panel } = useSyncExternalStore(careStore.subscribe, careStore.get)

  useEffect(() => {
    if (!sub) return
    loadSupport()
    // There before it is needed, so that it opens without a network.
    Promise.all([loadPanel(), loadBar(), pageTexts()]).catch(() => {})
    const again = () => document.visibilityState === 'visible' && loadSupport()
    document.addEventListener('visibilitychange', again)
    const stopPersisting = persistCheckIns(sub)
    return () => {
      document.removeEventListener('visibilitychange', again)
      stopPersisting()
    }
  }, [sub])

  if (!panel) return null
  return (
    <PanelBoundary>
      <Suspense>
        <Panel {...panel} />
      </Suspense>
    </PanelBoundary>
  )
}

/** The bar of support mode; nothing outside of it. */
export function SupportBar() {
  const { until } = useSyncExternalStore(careStore.subscribe, careStore.get)
  if (until === 0) return null
  return (
    <Suspense>
      <Bar until={until} />
    </Suspense>
  )
}

/** A panel that could not be loaded still says where help is. */
class PanelBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override render() {
    if (!this.state.failed) return this.props.children
    return (
      <div className="help-unloaded">
        <Banner tone="error">{texts.care.unloaded}</Banner>
      </div>
    )
  }
}
