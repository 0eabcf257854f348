/**
 * Persists open check-ins across a reload: the last row that asked in each place, in the encrypted offline cache, until
 * it is answered or the person signs out.
 */
import * as z from 'zod/mini'
import { checkIns } from '#shared/care.ts'
import { surfaces } from '#shared/support.ts'
import { offlineCache } from '#web/platform/offline-cache.ts'
import { careStore } from './care-store.ts'

const NAME = 'check-ins'
const shape = z.partialRecord(z.enum(surfaces), z.object({ row: z.string(), question: z.enum(checkIns) }))

/** Restores unanswered check-ins, then stores new ones. Returns how to stop. */
export function persistCheckIns(owner: string): () => void {
  const cache = offlineCache(owner)
  let stop = () => {}
  let stopped = false
  cache.read(NAME, shape).then(stored => {
    if (stopped) return
    if (stored) careStore.askAgain(stored)
    let known: unknown
    const save = () => {
      const { open, questions } = careStore.get()
      if (open === known) return
      known = open
      const asked = Object.entries(open).map(([surface, row]) => [
        surface,
        { row, question: questions[row] ?? 'living' },
      ])
      cache.write(NAME, Object.fromEntries(asked))
    }
    save()
    stop = careStore.subscribe(save)
  })
  return () => {
    stopped = true
    stop()
  }
}
