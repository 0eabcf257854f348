/** The times and days of reminders, the same on every device. */
import { Plus, X } from 'lucide-react'
import { useId } from 'react'
import { MOST_REMINDERS_A_DAY, type Reminders } from '#shared/reminders.ts'
import { texts } from '#web/platform/texts.ts'
import { Button, IconButton } from '#web/ui/button.tsx'
import { Field, FieldError } from '#web/ui/field.tsx'
import { LoadFailed, Loading } from '#web/ui/loading.tsx'
import { SkeletonRow } from '#web/ui/skeleton.tsx'
import { useReminders, zoneHere } from './use-reminders.ts'

type TimesProps = { isQuietAt: (time: string) => boolean }

export function ReminderTimes({ isQuietAt }: TimesProps) {
  const words = texts.push
  const { chosen, state, again, choose } = useReminders()
  if (state === 'failed') return <LoadFailed words={words} again={again} />
  if (!chosen)
    return (
      <Loading className="reminders" label={words.loading}>
        <SkeletonRow />
      </Loading>
    )
  return (
    <div className="reminders">
      <Times chosen={chosen} choose={choose} isQuietAt={isQuietAt} />
      <Days chosen={chosen} choose={choose} />
      <Zone chosen={chosen} choose={choose} />
      {state === 'not-saved' && (
        <div role="alert">
          <FieldError>{words.notSaved}</FieldError>
        </div>
      )}
    </div>
  )
}

type ChosenProps = { chosen: Reminders; choose: (change: Partial<Reminders>) => Promise<void> }

function Times({ chosen: { times }, choose, isQuietAt }: ChosenProps & TimesProps) {
  const words = texts.push
  const change = (at: number, time: string) => times.map((other, i) => (i === at ? time : other))
  const free = ['08:00', '12:30', '17:00', '20:00', '21:00'].find(time => !times.includes(time))
  return (
    <>
      <ul className="reminder-times">
        {times.map((time, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the field keeps focus while its time changes
          <li key={i}>
            <Field
              type="time"
              label={words.timeNumber(i + 1, times.length)}
              value={time}
              hint={isQuietAt(time) ? words.inQuietHours : undefined}
              onChange={({ target }) => {
                // Ignore a half-typed time and duplicates.
                if (target.value && !times.includes(target.value))
                  void choose({ times: change(i, target.value) })
              }}
            />
            {times.length > 1 && (
              <IconButton
                label={words.removeTime(time)}
                onClick={() => void choose({ times: times.filter(other => other !== time) })}
              >
                <X size="1.25rem" strokeWidth={1.75} aria-hidden="true" />
              </IconButton>
            )}
          </li>
        ))}
      </ul>
      {times.length < MOST_REMINDERS_A_DAY && free && (
        <Button
          kind="ghost"
          className="reminder-add"
          onClick={() => void choose({ times: [...times, free] })}
        >
          <Plus size="1.125rem" strokeWidth={1.75} aria-hidden="true" />
          {words.addTime}
        </Button>
      )}
    </>
  )
}

/** 1 January 2024 was a Monday. */
const dayName = (day: number, weekday: 'short' | 'long') =>
  new Intl.DateTimeFormat(texts.language, { weekday, timeZone: 'UTC' }).format(Date.UTC(2024, 0, day))

function Days({ chosen: { days }, choose }: ChosenProps) {
  const id = useId()
  return (
    <fieldset className="reminder-days" aria-labelledby={id}>
      <legend id={id}>{texts.push.days}</legend>
      {[1, 2, 3, 4, 5, 6, 7].map(day => {
        const on = days.includes(day)
        // At least one day: turning reminders off is the switch above.
        const isLast = on && days.length === 1
        const next = on ? days.filter(other => other !== day) : [...days, day].sort()
        return (
          <label key={day}>
            <input
              type="checkbox"
              checked={on}
              aria-label={dayName(day, 'long')}
              aria-disabled={isLast || undefined}
              onChange={() => void (isLast || choose({ days: next }))}
            />
            <span aria-hidden="true">{dayName(day, 'short')}</span>
          </label>
        )
      })}
    </fieldset>
  )
}

function Zone({ chosen: { timeZone }, choose }: ChosenProps) {
  const words = texts.push
  const here = zoneHere()
  const shown = (zone: string) => zone.replaceAll('_', ' ')
  return (
    <p className="hint">
      {words.zone(shown(timeZone))}{' '}
      {timeZone !== here && (
        <button type="button" className="text-button" onClick={() => void choose({ timeZone: here })}>
          {words.switchZone(shown(here))}
        </button>
      )}{' '}
      {words.staySignedIn}
    </p>
  )
}
