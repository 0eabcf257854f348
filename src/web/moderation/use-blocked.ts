/** Loads and unblocks blocked people. A change is shown once the server has made it. */
import { getBlocks, unblock } from '#shared/moderation.ts'
import { call } from '#web/platform/api.ts'
import { useLoaded } from '#web/platform/use-loaded.ts'

const load = async () => (await call(getBlocks)).blocked

export function useBlocked() {
  const { loaded: blocked, setLoaded, failure, again } = useLoaded(load)

  /** Returns whether it worked. */
  async function lift(id: string): Promise<boolean> {
    try {
      await call(unblock, { params: { id } })
    } catch (error) {
      console.warn('The block was not lifted.', error)
      return false
    }
    setLoaded(known => known?.filter(person => person.id !== id) ?? null)
    return true
  }

  return { blocked, failed: failure !== null, again, lift }
}
