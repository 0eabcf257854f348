/**
 * Whether this is the first visit, and whether they have talked with the companion by then. Having seen the
 * introduction is saved in the preferences, so that no other device shows it again; if saving fails, it is stored here
 * and saved on the next visit.
 */
import { useCallback, useEffect, useState } from 'react'
import { getSummary } from '#shared/classification.ts'
import { getPreferences, putPreferences } from '#shared/preferences.ts'
import { call } from '#web/platform/api.ts'
import { storage } from '#web/platform/storage.ts'

const KEY = 'twinbot_introduced'

export function useFirstVisit(): { isFirst: boolean; hasTalked: boolean; end: () => void } {
  const [isFirst, setFirst] = useState(false)
  const [hasTalked, setTalked] = useState(false)

  useEffect(() => {
    const known = storage.get(KEY)
    if (known === 'saved') return
    if (known === 'unsaved') return void save()
    let left = false
    call(getPreferences).then(
      async ({ introduced }) => {
        if (left) return
        if (introduced) return storage.set(KEY, 'saved')
        const talked = await hasMessages()
        if (left) return
        setTalked(talked)
        setFirst(true)
      },
      // If we cannot tell, do not introduce anybody twice.
      () => {},
    )
    return () => {
      left = true
    }
  }, [])

  const end = useCallback(() => {
    setFirst(false)
    storage.set(KEY, 'unsaved')
    void save()
  }, [])

  return { isFirst, hasTalked, end }
}

/** Counted in sessions of any age. If we cannot tell, all is explained. */
async function hasMessages(): Promise<boolean> {
  try {
    return (await call(getSummary)).sources.conversations > 0
  } catch {
    return false
  }
}

async function save(): Promise<void> {
  try {
    await call(putPreferences, { body: { introduced: true } })
    // Signed out in the meantime: store nothing.
    if (storage.get(KEY) === 'unsaved') storage.set(KEY, 'saved')
  } catch (error) {
    console.warn('That the introduction was seen is not saved yet.', error)
  }
}
