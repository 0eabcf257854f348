/**
 * One Tab stop for a whole log. Up and down move between its messages, left and right between the buttons of one, and
 * Enter opens its menu. Help stays in the Tab order of its own.
 */
import { type FocusEvent, type KeyboardEvent, useState } from 'react'

/** `ids` are the ids of the items that can have the focus; the newest is entered first. */
export function useRovingFocus(ids: readonly string[]) {
  const [entered, setEntered] = useState<string>()
  const stop = entered !== undefined && ids.includes(entered) ? entered : ids.at(-1)
  return {
    tabIndexOf: (id: string) => (id === stop ? 0 : -1),
    onFocus({ target }: FocusEvent<HTMLElement>): void {
      const item = target.closest<HTMLElement>('li[tabindex]')
      if (item) setEntered(item.id)
    },
    onKeyDown,
  }
}

function onKeyDown(event: KeyboardEvent<HTMLElement>): void {
  if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return
  const focused = event.target as HTMLElement
  const item = focused.closest<HTMLElement>('li[tabindex]')
  if (!item || focused.closest('.message-help')) return
  const next = nextFocus(event.key, event.currentTarget, item, focused)
  if (next) {
    event.preventDefault()
    next.focus()
  } else if (event.key === 'Enter' && focused === item) {
    event.preventDefault()
    item.querySelector<HTMLElement>('[aria-haspopup]')?.click()
  }
}

function nextFocus(key: string, list: HTMLElement, item: HTMLElement, focused: HTMLElement) {
  const items = [...list.querySelectorAll<HTMLElement>('li[tabindex]')]
  const at = items.indexOf(item)
  if (key === 'ArrowUp') return items[at - 1]
  if (key === 'ArrowDown') return items[at + 1]
  if (key === 'Home') return items[0]
  if (key === 'End') return items.at(-1)
  const controls = [item, ...inReadingOrder(item.querySelectorAll<HTMLElement>('a, button'))]
  if (key === 'ArrowLeft') return controls[controls.indexOf(focused) - 1]
  if (key === 'ArrowRight') return controls[controls.indexOf(focused) + 1]
}

/** Under one's own messages the menu is left of the reactions. */
function inReadingOrder(controls: Iterable<HTMLElement>): HTMLElement[] {
  const places = [...controls]
    .filter(control => !control.closest('.message-help'))
    .map(control => ({ control, box: control.getBoundingClientRect() }))
  const isSameRow = (a: DOMRect, b: DOMRect) => a.top < b.bottom && b.top < a.bottom
  return places
    .sort((a, b) => (isSameRow(a.box, b.box) ? a.box.left - b.box.left : a.box.top - b.box.top))
    .map(({ control }) => control)
}
