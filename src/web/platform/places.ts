/**
 * Remembers, for each entry of the tab's history, how far one had scrolled and what had the focus, so that
 * going back leads to the same spot. Survives a reload of the tab.
 */
import { storage } from './storage.ts'

type Place = { scroll: number; focus?: Focus }
/** Which focusable element, counted from the top, and what it says, to be sure it is the same. */
type Focus = { index: number; text: string }

const most = 50
const focusable = 'a[href], button, input, textarea, select, [tabindex="0"]'
const places = new Map<string, Place>(restored())
let current = 'default'
let arrivedBefore = false

function restored(): [string, Place][] {
  try {
    return JSON.parse(storage.getTab('twinbot_places') ?? '[]')
  } catch {
    return []
  }
}

/** Starts watching; answers how to stop. */
export function watchPlaces(): () => void {
  // We restore by ourselves: screens arrive later than the browser would expect.
  window.history.scrollRestoration = 'manual'
  const scrolled = () => note({ scroll: window.scrollY })
  const focused = () => note({ focus: focusNow() })
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
export function arrive(key: string, how: 'POP' | 'PUSH' | 'REPLACE'): void {
  const known = places.get(key)
  const first = !arrivedBefore
  arrivedBefore = true
  current = key
  window.scrollTo(0, (how === 'POP' && known?.scroll) || 0)
  // A page just opened is read from its top, as any other page on the web.
  if (first || (how === 'POP' && refocus(known?.focus))) return
  document.querySelector('h1')?.focus({ preventScroll: true })
}

function note(part: Partial<Place>): void {
  const { scroll = 0, focus } = places.get(current) ?? {}
  places.delete(current)
  places.set(current, { scroll, focus, ...part })
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
