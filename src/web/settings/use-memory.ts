/** Loads and changes what the companion remembers. A change is shown once the server has made it. */
import { useCallback, useEffect, useState } from 'react'
import { forgetAllMemories, forgetMemory, getMemory, putAvoid } from '#shared/companion.ts'
import type { Reply } from '#shared/endpoint.ts'
import { CallError, call } from '#web/platform/api.ts'

export type MemoryReply = Reply<typeof getMemory>
export type Memory = MemoryReply['memories'][number]

export function useMemory() {
  const [memory, setMemory] = useState<MemoryReply | null>(null)
  const [failed, setFailed] = useState(false)

  const load = useCallback(async () => {
    setFailed(false)
    try {
      setMemory(await call(getMemory))
    } catch (error) {
      console.warn('The memory did not load.', error)
      setFailed(true)
    }
  }, [])

  useEffect(() => void load(), [load])

  /** All return whether it worked. */
  async function forget(id: string): Promise<boolean> {
    try {
      await call(forgetMemory, { params: { id } })
    } catch (error) {
      // Already forgotten, perhaps in another tab.
      if (!(error instanceof CallError) || error.code !== 'not-found') return false
    }
    setMemory(known => known && { ...known, memories: known.memories.filter(entry => entry.id !== id) })
    return true
  }

  async function forgetAll(): Promise<boolean> {
    try {
      await call(forgetAllMemories)
    } catch {
      return false
    }
    setMemory(known => known && { ...known, memories: [] })
    return true
  }

  async function avoid(topics: string[]): Promise<boolean> {
    try {
      const saved = await call(putAvoid, { body: { topics } })
      setMemory(known => known && { ...known, avoid: saved.avoid })
      return true
    } catch {
      return false
    }
  }

  return { memory, failed, again: load, forget, forgetAll, avoid }
}
