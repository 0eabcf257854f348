/** Imported group messages, loaded page by page on request. */
import { useCallback, useEffect, useRef, useState } from 'react'
import { getGroupRecord, type Recorded } from '#shared/group-chat.ts'
import { call } from '#web/platform/api.ts'

type Known = { messages: readonly Recorded[]; before: string | null }

export function useGroupRecord() {
  const [known, setKnown] = useState<Known | null>(null)
  const [state, setState] = useState<'loading' | 'ready' | 'failed'>('loading')
  const before = useRef<string | null>(null)

  const load = useCallback(async () => {
    setState('loading')
    const from = before.current
    try {
      const page = await call(getGroupRecord, { query: from === null ? {} : { before: from } })
      before.current = page.before
      setKnown(had => ({
        messages: from === null ? page.messages : [...(had?.messages ?? []), ...page.messages],
        before: page.before,
      }))
      setState('ready')
    } catch (error) {
      console.warn('The record did not load.', error)
      setState('failed')
    }
  }, [])

  useEffect(() => void load(), [load])

  return { known, state, load }
}
