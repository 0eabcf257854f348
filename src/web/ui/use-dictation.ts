/**
 * Dictation into a composer: recognised speech is appended to the text and never sent on its own. The first time, it
 * says where the sound may go and waits for consent.
 */
import { useEffect, useRef, useState } from 'react'
import { canDictate, type Dictation, type DictationProblem, dictate } from '#web/platform/dictation.ts'
import { storage } from '#web/platform/storage.ts'

const AGREED = 'agreed'

export type DictationState = 'off' | 'asking' | 'listening'

export function useDictation(text: string, write: (text: string) => void) {
  const [state, setState] = useState<DictationState>('off')
  const [problem, setProblem] = useState<DictationProblem>()
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
    /** Starts, asks for consent first, or stops. */
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
    /** Keeps the text as it is: the person types on, or sends it. */
    abort(): void {
      running.current?.abort()
      running.current = null
      if (state === 'listening') setState('off')
    },
  }
}

export type UsedDictation = ReturnType<typeof useDictation>
