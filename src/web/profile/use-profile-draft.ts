/** Draft answers: they survive a reload, a failed submit and a lost network, until they are saved. */
import { useState } from 'react'
import { type ProfileAnswers, profileQuestions } from '#shared/profile.ts'
import { storage } from '#web/platform/storage.ts'

const none = Object.fromEntries(profileQuestions.map(question => [question, ''])) as ProfileAnswers

/** `owner` is stored with the draft, so that somebody else's is never shown. */
export function useProfileDraft(owner: string, saved: ProfileAnswers | null) {
  const [draft, setDraft] = useState<ProfileAnswers>(() => ({ ...none, ...saved, ...stored(owner) }))

  function write(question: keyof ProfileAnswers, text: string): void {
    const next = { ...draft, [question]: text }
    setDraft(next)
    storage.set('twinbot_profile_draft', JSON.stringify({ owner, answers: next }))
  }

  return { draft, write, forget: () => storage.set('twinbot_profile_draft', null) }
}

function stored(owner: string): Partial<ProfileAnswers> {
  try {
    const stored = JSON.parse(storage.get('twinbot_profile_draft') ?? 'null')
    return stored?.owner === owner ? stored.answers : {}
  } catch {
    return {}
  }
}
