/** Several buttons, each opening a form or a question in its place; only one of these is open at a time. */
import { useState } from 'react'

export type Step = {
  open: boolean
  /** The button that opened it is back and takes the focus; not when another step was opened instead. */
  closedLast: boolean
  onOpen: () => void
  onClose: () => void
}

export function useOneStep(): (name: string) => Step {
  const [last, setLast] = useState<{ name: string; open: boolean }>()
  return name => ({
    open: last?.name === name && last.open,
    closedLast: last?.name === name && !last.open,
    onOpen: () => setLast({ name, open: true }),
    // A slow save may end after another step was opened, which stays open.
    onClose: () => setLast(now => (now?.name === name ? { name, open: false } : now)),
  })
}
