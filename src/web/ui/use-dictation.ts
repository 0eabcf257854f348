/**
 * Speaking into a composer: what is heard appears after what was written, and is sent by nobody but the person. The
 * first time it says where the sound may go, and waits for a yes.
 */
import { useEffect, useRef, useState } from 'react'
import { canDictate, type Dictation, dictate, type Problem } from '#web/platform/dictation.ts'
import { storage } from '#web/platform/storage.ts'

const AGREED = 'agreed'

export type DictationState = 'off' | 'asking' | 'listening'

export function useDictation(text: string, write: (text: string) => void) {
  const [state, setState] = useState<DictationState>('off')
  const [problem, setProblem] = useState<Problem>()
  const running = useRef<Dictation | null>(null)
  const latest = useRef({ text, write })
  latest.current = { text, write }
  useEffect(() => () => running.current?.abort(), [])

  function start(): void {
    const written = latest.current.text.trimEnd()
    setProblem(undefined)
    running.current?.abort()
    running.current = dictate({
      onText: said => latest.current.write(written === '' ? said : `${written} ${said}`),
      onEnd: trouble => {
        running.current = null
        setState('off')
        setProblem(trouble)
      },
    })
    setState(running.current ? 'listening' : 'off')
    if (!running.current) setProblem('failed')
  }

  return {
    isPossible: canDictate(),
    state,
    problem,
    /** The button: begins, asks first, or ends. */
    toggle(): void {
      if (state === 'listening') running.current?.stop()
      else if (storage.get('twinbot_dictation') === AGREED) start()
      else setState(state === 'asking' ? 'off' : 'asking')
    },
    agree(): void {
      storage.set('twinbot_dictation', AGREED)
      start()
    },
    decline: () => setState('off'),
    /** What stands there counts: somebody writes on by hand, or sends it. */
    abort(): void {
      running.current?.abort()
      running.current = null
      if (state === 'listening') setState('off')
    },
  }
}

export type UsedDictation = ReturnType<typeof useDictation>
