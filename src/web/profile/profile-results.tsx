/** The saved answers with the domains found in each. Those in which nothing was found are one line below the others. */
import { ChevronDown } from 'lucide-react'
import type { Ref } from 'react'
import { type ProfileAnswers, type ProfileQuestion, profileQuestions } from '#shared/profile.ts'
import { texts } from '#web/platform/texts.ts'
import { domainsIn } from './answer-domains.ts'
import { ClassifiedAnswer } from './classified-answer.tsx'
import type { Readings } from './use-answer-domains.ts'

type ResultsProps = {
  answers: ProfileAnswers
  readings: Readings
  done: boolean
  /** Where there is nothing more to see: after the last answer in which something was found. */
  end?: Ref<HTMLDivElement>
}

export function ProfileResults({ answers, readings, done, end }: ResultsProps) {
  const words = texts.profile
  // Only once all are read, so that they move once at most.
  const isQuiet = (question: ProfileQuestion) => done && domainsIn(readings[question]) === 0
  const quiet = profileQuestions.filter(isQuiet)
  const others = profileQuestions.filter(question => !isQuiet(question))
  const answer = (question: ProfileQuestion) => (
    <ClassifiedAnswer
      key={question}
      question={question}
      text={answers[question]}
      reading={readings[question]}
    />
  )
  return (
    <>
      {others.map(answer)}
      <div className="profile-end" ref={end} />
      {quiet.length > 0 && (
        <details className="profile-quiet" open={others.length === 0}>
          <summary>
            {others.length === 0 ? words.noneFound : words.noneFoundIn(quiet.length)}
            <ChevronDown size="1.125rem" strokeWidth={1.75} aria-hidden="true" />
          </summary>
          {quiet.map(answer)}
        </details>
      )}
    </>
  )
}
