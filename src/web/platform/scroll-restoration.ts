/**
 * Remembers, for each entry of the tab's history, how far one had scrolled and what had the focus, so that
 * going back leads to the same spot. Survives a reload of the tab, and is gone at sign-out: what had the focus is
 * known by its words, which may be a person's own.
 */
import { storage } from './storage.ts'

/** `log` is how far what one read in a conversation is from its end; left out where one is at the end. */
type ScrollPosition = { scroll: number; focus?: Focus; log?: number | undefined }
/** Which focusable element, counted from the top, and what it says, to be sure it is the same. */
type Focus = { index: number; text: string }

const most = 50
/** The router's name for an entry it has not made itself. */
const LOADED = 'default'
const focusable = 'a[href], button, input, textarea, select, [tabindex="0"]'
const places = new Map<string, ScrollPosition>(restored())
let current = ''
storage.onPersonCleared(() => places.clear())
let arrivedBefore = false
/** Ends the wait for a page to be as long as it was; nothing is noted before. */
let stopWaiting: (() => void) | undefined

/** Every page that was loaded, and not led to, has the same key: with its path it is told from the others. */
export function entryOf({ key, pathname }: { key: string; pathname: string }): string {
  return key === LOADED ? `${LOADED} ${pathname}` : key
}

function restored(): [string, ScrollPosition][] {
  try {
    const [how] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
    const kept: [string, ScrollPosition][] = JSON.parse(storage.getTab('twinbot_places') ?? '[]')
    const here = entryOf({ key: LOADED, pathname: window.location.pathname })
    // Asked for by its address, a page is a new one, whatever was read at that address before.
    return how?.type === 'navigate' ? kept.filter(([entry]) => entry !== here) : kept
  } catch {
    return []
  }
}

/** Starts watching; answers how to stop. */
export function watchPlaces(): () => void {
  // We restore by ourselves: screens arrive later than the browser would expect.
  window.history.scrollRestoration = 'manual'
  const scrolled = () => stopWaiting ?? note(current, { scroll: window.scrollY })
  const focused = () => stopWaiting ?? note(current, { focus: focusNow() })
  const leaving = () => storage.setTab('twinbot_places', JSON.stringify([...places].slice(-most)))
  window.addEventListener('scroll', scrolled, { passive: true })
  document.addEventListener('focusin', focused)
  window.addEventListener('pagehide', leaving)
  return () => {
    window.removeEventListener('scroll', scrolled)
    document.removeEventListener('focusin', focused)
    window.removeEventListener('pagehide', leaving)
  }
}

/** Called when the screen of a history entry stands: puts focus and scroll where they belong. */
export function arrive(entry: string, how: 'POP' | 'PUSH' | 'REPLACE'): void {
  const known = places.get(entry)
  const first = !arrivedBefore
  arrivedBefore = true
  current = entry
  stopWaiting?.()
  const back = how === 'POP' ? known : undefined
  const scroll = back?.scroll ?? 0
  window.scrollTo(0, scroll)
  // A page just opened is read from its top, as any other page on the web.
  const focused = first || refocus(back?.focus)
  if (!focused) document.querySelector('h1')?.focus({ preventScroll: true })
  if (back && !(isAt(scroll) && (focused || !back.focus))) waitFor(back)
}

/** How far from its end one was reading the conversation of this history entry. */
export function placeInLog(entry: string): number | undefined {
  return places.get(entry)?.log
}

export function noteInLog(entry: string, log: number | undefined): void {
  if (places.get(entry)?.log !== log) note(entry, { log })
}

const isAt = (scroll: number) => Math.abs(window.scrollY - scroll) < 2
const ownMoves = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const
const PATIENCE_MS = 10_000

/** What is shown is still on its way: once it is there one is where one was, unless one moves first. */
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
  const known = places.get(entry) ?? { scroll: 0 }
  places.delete(entry)
  places.set(entry, { ...known, ...part })
}

function focusNow(): Focus | undefined {
  const index = [...document.querySelectorAll(focusable)].indexOf(document.activeElement as Element)
  return index < 0 ? undefined : { index, text: textOf(document.activeElement) }
}

function refocus(focus: Focus | undefined): boolean {
  const element = focus && document.querySelectorAll<HTMLElement>(focusable)[focus.index]
  if (!element || textOf(element) !== focus.text) return false
  element.focus({ preventScroll: true })
  return true
}

function textOf(element: Element | null): string {
  return (element?.getAttribute('aria-label') ?? element?.textContent ?? '').slice(0, 60)
}
