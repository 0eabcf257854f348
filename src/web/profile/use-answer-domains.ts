/** Classifies the saved answers one by one; a failure does not affect the others. */
import { useCallback, useState } from 'react'
import { classify } from '#shared/classification.ts'
import { type ProfileAnswers, type ProfileQuestion, profileQuestions } from '#shared/profile.ts'
import { handleCare } from '#web/care/care.tsx'
import { call } from '#web/platform/api.ts'
import { type AnswerReading, answerReadingOf } from './answer-domains.ts'

/** Id of the row with the check-in about an answer. */
export const rowOf = (question: ProfileQuestion) => `profile ${question}`

export type Readings = Partial<Record<ProfileQuestion, AnswerReading>>

export function useAnswerDomains(userId: string) {
  const [readings, setReadings] = useState<Readings>({})

  /** Settles with the results when all are classified. `id` is the submission's. */
  const readAll = useCallback(
    async (answers: ProfileAnswers, id: string): Promise<Readings> => {
      const read = async (question: ProfileQuestion) => {
        const reading = await readOne(userId, answers[question])
        if (reading.status === 'care')
          handleCare(reading.care, { id, row: rowOf(question), surface: 'profile' })
        setReadings(known => ({ ...known, [question]: reading }))
        return [question, reading] as const
      }
      return Object.fromEntries(await Promise.all(profileQuestions.map(read)))
    },
    [userId],
  )

  return { readings, readAll }
}

async function readOne(userId: string, text: string): Promise<AnswerReading> {
  try {
    return answerReadingOf(text, await call(classify, { body: { userId, context: 'profile', text } }))
  } catch (error) {
    console.warn('An answer was not read.', error)
    return { status: 'failed' }
  }
}
