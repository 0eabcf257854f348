/**
 * Care in the interface. `handleCare` takes every care result from the server and opens the help panel when needed;
 * `HelpRow` goes under replies to somebody who may not be well; `CareWatch` shows the panel over all screens, and
 * `SupportBar` is on each of them for a day after a crisis. Works with the server down.
 */
import { Component, lazy, type ReactNode, Suspense, useEffect, useSyncExternalStore } from 'react'
import { type Care, showsHelp } from '#shared/care.ts'
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
export { useFalseAlarm } from './false-alarm.ts'
export { HelpRow } from './help-row.tsx'

/** `id` is the message's, `row` the place of the check-in. */
type Where = { id: string; row?: string; surface: Surface }

const loadPanel = () => import('./help-panel.tsx')
const loadBar = () => import('./help-bar.tsx')
const loadText = () => import('./care-text.tsx')
const LinkedCareText = lazy(async () => ({ default: (await loadText()).LinkedCareText }))
const Panel = lazy(async () => ({ default: (await loadPanel()).HelpPanel }))
const Bar = lazy(async () => ({ default: (await loadBar()).HelpBar }))

export function handleCare(care: Care, where: Where): void {
  careStore.handle(care, where)
}

/** For a message without a reply: uses the care result of the error if there is one, or else the local phrase list. */
export function handleUnanswered(text: string, where: Where, error?: unknown): void {
  const care = error instanceof CallError ? error.detail.care : undefined
  // A check-in needs its question, which comes with the reply, once there is one.
  if (care) return care.show === 'panel' ? careStore.handle(care, where) : undefined
  if (!hasCrisisPhrase(text)) return
  const young = isYoungWriter(text) ? { young: true as const } : {}
  careStore.handle({ tier: 'crisis', category: null, show: 'panel', ...young }, where)
}

/** Handles the care result of saving, or the text itself if saving failed. Returns whether the screen must stay. */
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

/** Whether a screen must not move on automatically. */
export const needsTime = (care: Care): boolean => showsHelp(care)

/** A text of care in parts, its numbers to be tapped; as it is until those are loaded. */
export function CareText(props: { text: string; surface: Surface }) {
  return (
    <Suspense fallback={props.text}>
      <LinkedCareText {...props} />
    </Suspense>
  )
}

/** Shows the panel when it is open, and loads the state of support mode. */
export function CareWatch({ sub }: { sub: string | null }) {
  const { panel } = useSyncExternalStore(careStore.subscribe, careStore.get)

  useEffect(() => {
    if (!sub) return
    loadSupport()
    // Preloaded, so that it opens offline.
    Promise.all([loadPanel(), loadBar(), loadText(), pageTexts()]).catch(() => {})
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

/** The bar of support mode; renders nothing outside of it. */
export function SupportBar() {
  const { until } = useSyncExternalStore(careStore.subscribe, careStore.get)
  if (until === 0) return null
  return (
    <Suspense>
      <Bar until={until} />
    </Suspense>
  )
}

/** If the panel cannot be loaded, still says where help is. */
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
