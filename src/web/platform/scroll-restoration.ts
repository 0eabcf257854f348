/**
 * Remembers scroll position and focus for each entry of the tab's history, so that going back leads to the same spot.
 * Survives a reload and is deleted at sign-out, because a focused element is remembered by its text, which may be
 * personal.
 */
import { storage } from './storage.ts'

/** `log` is the distance from the end of a conversation; absent at the end. */
type ScrollPosition = { scroll: number; focus?: Focus; log?: number | undefined }
/** Which focusable element, counted from the top, and its text, to be sure it is the same. */
type Focus = { index: number; text: string }

const most = 50
/** The router's key for an entry it did not create. */
const LOADED = 'default'
const focusable = 'a[href], button, input, textarea, select, [tabindex="0"]'
const positions = new Map<string, ScrollPosition>(restored())
let current = ''
storage.onPersonCleared(() => positions.clear())
let arrivedBefore = false
/** Ends the wait for the page to reach its former height; nothing is recorded until then. */
let stopWaiting: (() => void) | undefined

/** Every page that was loaded directly has the same key; the path tells them apart. */
export function entryOf({ key, pathname }: { key: string; pathname: string }): string {
  return key === LOADED ? `${LOADED} ${pathname}` : key
}

function restored(): [string, ScrollPosition][] {
  try {
    const [how] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
    const stored: [string, ScrollPosition][] = JSON.parse(storage.getTab('twinbot_places') ?? '[]')
    const here = entryOf({ key: LOADED, pathname: window.location.pathname })
    // A page opened by its address starts at the top, whatever was read there before.
    return how?.type === 'navigate' ? stored.filter(([entry]) => entry !== here) : stored
  } catch {
    return []
  }
}

/** Returns how to stop. */
export function watchScroll(): () => void {
  // Screens load later than the browser expects, so we restore the position ourselves.
  window.history.scrollRestoration = 'manual'
  const scrolled = () => stopWaiting ?? note(current, { scroll: window.scrollY })
  const focused = () => stopWaiting ?? note(current, { focus: focusNow() })
  const leaving = () => storage.setTab('twinbot_places', JSON.stringify([...positions].slice(-most)))
  window.addEventListener('scroll', scrolled, { passive: true })
  document.addEventListener('focusin', focused)
  window.addEventListener('pagehide', leaving)
  return () => {
    window.removeEventListener('scroll', scrolled)
    document.removeEventListener('focusin', focused)
    window.removeEventListener('pagehide', leaving)
  }
}

/** Called once the screen of a history entry is rendered: restores focus and scroll position. */
export function restoreScroll(entry: string, how: 'POP' | 'PUSH' | 'REPLACE'): void {
  const known = positions.get(entry)
  const first = !arrivedBefore
  arrivedBefore = true
  current = entry
  stopWaiting?.()
  const back = how === 'POP' ? known : undefined
  const scroll = back?.scroll ?? 0
  window.scrollTo(0, scroll)
  // A page that was just opened is read from the top, like any other web page.
  const focused = first || refocus(back?.focus)
  if (!focused) document.querySelector('h1')?.focus({ preventScroll: true })
  if (back && !(isAt(scroll) && (focused || !back.focus))) waitFor(back)
}

/** The saved distance from the end of this history entry's conversation. */
export function logPosition(entry: string): number | undefined {
  return positions.get(entry)?.log
}

export function saveLogPosition(entry: string, log: number | undefined): void {
  if (positions.get(entry)?.log !== log) note(entry, { log })
}

const isAt = (scroll: number) => Math.abs(window.scrollY - scroll) < 2
const ownMoves = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const
const PATIENCE_MS = 10_000

/** Content is still loading: the position is restored once it is there, unless the person scrolls first. */
function waitFor({ scroll, focus }: ScrollPosition): void {
  if (typeof ResizeObserver === 'undefined') return
  const watch = new ResizeObserver(() => {
    window.scrollTo(0, scroll)
    const focused = document.activeElement?.tagName !== 'H1' || refocus(focus)
    if (focused && isAt(scroll)) stop()
  })
  const stop = () => {
    stopWaiting = undefined
    clearTimeout(timer)
    watch.disconnect()
    for (const move of ownMoves) window.removeEventListener(move, stop)
  }
  const timer = setTimeout(stop, PATIENCE_MS)
  stopWaiting = stop
  for (const move of ownMoves) window.addEventListener(move, stop, { passive: true })
  watch.observe(document.body)
}

function note(entry: string, part: Partial<ScrollPosition>): void {
  const known = positions.get(entry) ?? { scroll: 0 }
  positions.delete(entry)
  positions.set(entry, { ...known, ...part })
}

function focusNow(): Focus | undefined {
  const index = [...document.querySelectorAll(focusable)].indexOf(document.activeElement as Element)
  return index < 0 ? undefined : { index, text: textOf(document.activeElement) }
}

function refocus(focus: Focus | undefined): boolean {
  const element = focus && document.querySelectorAll<HTMLElement>(focusable)[focus.index]
  if (!element || textOf(element) !== focus.text) return false
  const fold = element.closest('details')
  if (fold) fold.open = true
  element.focus({ preventScroll: true })
  return true
}

function textOf(element: Element | null): string {
  return (element?.getAttribute('aria-label') ?? element?.textContent ?? '').slice(0, 60)
}
