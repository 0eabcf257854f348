/** One check-in: the chosen words, saving them with a strength, and taking that back. */
import { useState } from 'react'
import { deleteMood, type Feeling, putMood, type Strength } from '#shared/mood.ts'
import { handleSaving } from '#web/care/care.tsx'
import { call } from '#web/platform/api.ts'
import { newMessageId } from '#web/platform/unsent.ts'

export type ChosenWords = { feelings: readonly Feeling[]; ownWord: string }

export function useCheckIn() {
  const [id] = useState(newMessageId)
  const [chosen, choose] = useState<ChosenWords>({ feelings: [], ownWord: '' })
  const [strength, setStrength] = useState<Strength>('clear')
  const [failed, setFailed] = useState(false)
  /** The word of their own suggests that they may not be well. */
  const [needsHelp, setNeedsHelp] = useState(false)
  const ownWord = chosen.ownWord.replace(/\s+/g, ' ').trim()
  const felt = { feelings: [...chosen.feelings], ...(ownWord && { ownWord }) }

  /** Returns whether it worked. */
  async function attempt(work: Promise<unknown>): Promise<boolean> {
    setFailed(false)
    try {
      await work
      return true
    } catch (error) {
      console.warn('The check-in was not saved.', error)
      setFailed(true)
      return false
    }
  }

  function save(strength: Strength): Promise<boolean> {
    setStrength(strength)
    const saving = call(putMood, { params: { id }, body: { ...felt, strength } }).then(({ care }) => care)
    return attempt(handleSaving(saving, ownWord, { id, surface: 'mood' }).then(setNeedsHelp))
  }

  const undo = () => attempt(call(deleteMood, { params: { id } }))
  return { id, chosen, choose, felt: { ...felt, strength }, failed, needsHelp, attempt, save, undo }
}

export type CheckIn = ReturnType<typeof useCheckIn>
