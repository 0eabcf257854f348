/** Jumps to a line of the log: loads earlier messages until it is there, scrolls to it and highlights it briefly. */
import { useCallback, useEffect, useState } from 'react'
import { texts } from '#web/platform/texts.ts'
import { useToast } from '#web/ui/toast.tsx'
import type { Line } from './timeline.ts'

const MARKED_MS = 2000

export const lineId = (key: string) => `line-${key}`

type Target = { key: string; seq: number }

export function useJump(lines: readonly Line[], reach: (seq: number) => Promise<boolean>) {
  const toast = useToast()
  const [target, setTarget] = useState<Target | null>(null)

  // biome-ignore lint/correctness/useExhaustiveDependencies: looked for again when there are more lines
  useEffect(() => {
    const line = target && document.getElementById(lineId(target.key))
    if (!line) return
    setTarget(null)
    line.scrollIntoView({ block: 'center' })
    line.focus({ preventScroll: true })
    line.classList.add('pointed')
    setTimeout(() => line.classList.remove('pointed'), MARKED_MS)
  }, [target, lines])

  return useCallback(
    async (to: Target): Promise<void> => {
      setTarget(to)
      const isThere = await reach(to.seq)
      if (isThere) return
      setTarget(null)
      toast(texts.thread.notReached)
    },
    [reach, toast],
  )
}
