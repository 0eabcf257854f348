/** The countdown after a code was sent. Shows every second; announces only 60, 30, 10 and 0. */
import { useEffect, useState } from 'react'
import { CODE_COUNTDOWN_SECONDS } from '#shared/accounts.ts'
import { texts } from '#web/platform/texts.ts'
import { secondsLeft } from './code-sent.ts'

/** `sending` changes with each code sent, which restarts the countdown. */
export function useSecondsLeft(sending: number): number {
  const [left, setLeft] = useState(secondsLeft)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new sending restarts the clock
  useEffect(() => {
    setLeft(secondsLeft())
    const clock = setInterval(() => setLeft(secondsLeft()), 250)
    return () => clearInterval(clock)
  }, [sending])
  return left
}

const spokenAt = [60, 30, 10, 0]
const around = 2 * Math.PI * 9

export function Countdown({ left }: { left: number }) {
  const words = texts.verify
  const spoken = spokenAt.filter(seconds => seconds >= left).at(-1) ?? 60
  return (
    <span className="countdown">
      <svg width="22" height="22" viewBox="0 0 22 22" aria-hidden="true">
        <circle cx="11" cy="11" r="9" stroke="var(--line)" />
        {left > 0 && (
          <circle
            cx="11"
            cy="11"
            r="9"
            stroke="var(--lake)"
            strokeLinecap="round"
            strokeDasharray={`${(left / CODE_COUNTDOWN_SECONDS) * around} ${around}`}
            transform="rotate(-90 11 11)"
          />
        )}
      </svg>
      <span>
        {words.expires} <b className="tabular">{words.seconds(left)}</b>
      </span>
      <span className="unseen" role="status">
        {spoken === 0 ? words.expiredSpoken : words.secondsSpoken(spoken)}
      </span>
    </span>
  )
}
