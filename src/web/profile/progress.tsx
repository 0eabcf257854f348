/** Progress through the five questions: a list beside them, or a bar above them on a phone. */
import { Check } from 'lucide-react'
import { type ProfileQuestion, profileQuestions } from '#shared/profile.ts'
import { texts } from '#web/platform/texts.ts'

type StepsProps = { answered: readonly ProfileQuestion[]; current: string | null }

/** Decorative; the count in the dock is the accessible version. */
export function ProgressSteps({ answered, current }: StepsProps) {
  return (
    <ol className="progress-steps" aria-hidden="true">
      {profileQuestions.map((question, index) => {
        const done = answered.includes(question)
        const look = [done && 'done', question === current && 'now'].filter(Boolean).join(' ')
        return (
          <li key={question} className={look || undefined}>
            <i>{done ? <Check size="0.875rem" strokeWidth={3} /> : index + 1}</i>
            {texts.profile.short[question]}
          </li>
        )
      })}
    </ol>
  )
}

export function ProgressBar({ count, of }: { count: number; of: number }) {
  return (
    <div className="progress-bar" aria-hidden="true">
      {Array.from({ length: of }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: five equal parts that never move
        <i key={index} className={index < count ? 'done' : undefined} />
      ))}
    </div>
  )
}
