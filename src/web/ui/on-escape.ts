/** Handles the Escape key. While a word is being composed, Escape belongs to the input method. */
import type { KeyboardEvent } from 'react'

export const onEscape = (act: () => void) => (event: KeyboardEvent) => {
  if (event.key === 'Escape' && !event.nativeEvent.isComposing) act()
}
