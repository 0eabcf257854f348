/** Loads and unblocks blocked people. A change is shown once the server has made it. */
import { useCallback, useEffect, useState } from 'react'
import { type BlockedPerson, getBlocks, unblock } from '#shared/moderation.ts'
import { call } from '#web/platform/api.ts'

export function useBlocked() {
  const [blocked, setBlocked] = useState<readonly BlockedPerson[] | null>(null)
  const [failed, setFailed] = useState(false)

  const load = useCallback(async () => {
    setFailed(false)
    try {
      setBlocked((await call(getBlocks)).blocked)
    } catch (error) {
      console.warn('The blocked people did not load.', error)
      setFailed(true)
    }
  }, [])
  useEffect(() => void load(), [load])

  /** Returns whether it worked. */
  async function lift(id: string): Promise<boolean> {
    try {
      await call(unblock, { params: { id } })
    } catch (error) {
      console.warn('The block was not lifted.', error)
      return false
    }
    setBlocked(known => known?.filter(person => person.id !== id) ?? null)
    return true
  }

  return { blocked, failed, again: load, lift }
}
