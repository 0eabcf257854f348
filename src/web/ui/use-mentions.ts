/**
 * Offers names while somebody types `@` and the first letters of one. The text box is a combobox as long as the list
 * is open: arrow keys choose, Enter completes, Escape closes the list.
 */
import { type KeyboardEvent, type RefObject, useId, useState } from 'react'

/** Another letter narrows a longer list. */
const MOST_NAMES = 5

type Options = {
  area: RefObject<HTMLTextAreaElement | null>
  text: string
  names: readonly string[]
  write: (text: string) => void
}

export function useMentions({ area, text, names, write }: Options) {
  const id = useId()
  const [caret, setCaret] = useState(0)
  const [active, setActive] = useState(0)
  const [focused, setFocused] = useState(false)
  /** Where the `@` is whose list was closed with Escape. */
  const [closedAt, setClosedAt] = useState<number>()
  const { at, found } = completionsOf(text.slice(0, caret), names)
  const isOpen = focused && found.length > 0 && at !== closedAt
  const chosen = Math.min(active, found.length - 1)

  function complete(name: string): void {
    const box = area.current
    if (!box) return
    const space = text.startsWith(' ', caret) ? '' : ' '
    box.setRangeText(`@${name}${space}`, at, caret, 'end')
    setCaret(box.selectionEnd)
    write(box.value)
  }

  /** Returns whether the key was for the list. */
  function onKeyDown(event: KeyboardEvent): boolean {
    // 229 is how some browsers report a key that belongs to the input method.
    if (!isOpen || event.nativeEvent.isComposing || event.nativeEvent.keyCode === 229) return false
    const name = found[chosen]
    if (event.key === 'ArrowDown') setActive((chosen + 1) % found.length)
    else if (event.key === 'ArrowUp') setActive((chosen + found.length - 1) % found.length)
    else if (event.key === 'Escape') setClosedAt(at)
    else if (event.key === 'Enter' && !event.shiftKey && name !== undefined) complete(name)
    else return false
    event.preventDefault()
    return true
  }

  return {
    id,
    names: isOpen ? found : [],
    chosen,
    complete,
    onKeyDown,
    /** For the text box. */
    attributes: {
      ...(isOpen && {
        role: 'combobox',
        'aria-expanded': true,
        'aria-haspopup': 'listbox' as const,
        'aria-autocomplete': 'list' as const,
        'aria-controls': id,
        'aria-activedescendant': `${id}${chosen}`,
      }),
      onSelect: () => setCaret(area.current?.selectionEnd ?? 0),
      onFocus: () => setFocused(true),
      onBlur: () => setFocused(false),
    },
    /** For each change of the text. */
    onWrite(written: string): void {
      const now = area.current?.selectionEnd ?? 0
      setCaret(now)
      setActive(0)
      if (written.charAt(now - 1) === '@') setClosedAt(undefined)
    },
  }
}

/** Names that begin like what follows the last `@` before the caret. A name typed in full needs no completion. */
function completionsOf(before: string, names: readonly string[]) {
  const at = before.lastIndexOf('@')
  const none = { at, found: [] }
  if (at < 0 || /[\p{L}\p{N}_@]/u.test(before.charAt(at - 1))) return none
  const letters = before.slice(at + 1).toLowerCase()
  const found = names.filter(name => name.toLowerCase().startsWith(letters)).slice(0, MOST_NAMES)
  return found.length === 1 && found[0]?.toLowerCase() === letters ? none : { at, found }
}
