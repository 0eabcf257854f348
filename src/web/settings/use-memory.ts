/** Loads and changes what the companion remembers. A change is shown once the server has made it. */
import { forgetAllMemories, forgetMemory, getMemory, putAvoid } from '#shared/companion.ts'
import type { Reply } from '#shared/endpoint.ts'
import { CallError, call } from '#web/platform/api.ts'
import { useLoaded } from '#web/platform/use-loaded.ts'

export type MemoryReply = Reply<typeof getMemory>
export type Memory = MemoryReply['memories'][number]

const load = () => call(getMemory)

export function useMemory() {
  const { loaded: memory, setLoaded, failure, again } = useLoaded(load)

  /** All return whether it worked. */
  async function forget(id: string): Promise<boolean> {
    try {
      await call(forgetMemory, { params: { id } })
    } catch (error) {
      // Already forgotten, perhaps in another tab.
      if (!(error instanceof CallError) || error.code !== 'not-found') return false
    }
    setLoaded(known => known && { ...known, memories: known.memories.filter(entry => entry.id !== id) })
    return true
  }

  async function forgetAll(): Promise<boolean> {
    try {
      await call(forgetAllMemories)
    } catch {
      return false
    }
    setLoaded(known => known && { ...known, memories: [] })
    return true
  }

  async function avoid(topics: string[]): Promise<boolean> {
    try {
      const saved = await call(putAvoid, { body: { topics } })
      setLoaded(known => known && { ...known, avoid: saved.avoid })
      return true
    } catch {
      return false
    }
  }

  return { memory, failed: failure !== null, again, forget, forgetAll, avoid }
}
