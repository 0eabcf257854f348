/** Which push notifications this device gets, and its quiet hours. Off by default. */
import { isQuiet, type QuietHours } from '#shared/push.ts'
import { texts } from '#web/platform/texts.ts'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { Field, FieldError } from '#web/ui/field.tsx'
import { LoadFailed, Loading } from '#web/ui/loading.tsx'
import { SkeletonCheckbox } from '#web/ui/skeleton.tsx'
import { ReminderTimes } from './reminder-times.tsx'
import { NIGHT, usePush } from './use-push.ts'
import './push.css'

export function PushSetting() {
  const words = texts.push
  const { state, device, notSaved, again, choose } = usePush()
  if (state === 'failed') return <LoadFailed words={words} again={again} />
  if (state === 'loading')
    return (
      <Loading className="card push-card" label={words.loading}>
        <SkeletonCheckbox />
        <SkeletonCheckbox />
      </Loading>
    )
  if (state === 'unsupported') return <p className="card push-card">{words.unsupported}</p>
  const isDenied = state === 'denied'
  const quiet = device?.quiet ?? null
  return (
    <div className="card push-card">
      <Checkbox
        label={words.turnOn}
        disabled={isDenied}
        checked={device?.threads ?? false}
        onChange={event => void choose({ threads: event.target.checked })}
      />
      <Checkbox
        label={words.remind}
        disabled={isDenied}
        checked={device?.reminders ?? false}
        onChange={event => void choose({ reminders: event.target.checked })}
      />
      {isDenied && (
        <p className="hint" role="status">
          {words.denied}
        </p>
      )}
      {device?.reminders && <ReminderTimes isQuietAt={time => quiet !== null && isQuiet(quiet, time)} />}
      {device && (
        <Checkbox
          label={words.quiet}
          checked={quiet !== null}
          onChange={event => void choose({ quiet: event.target.checked ? NIGHT : null })}
        />
      )}
      {quiet && device && <Quiet quiet={quiet} onChange={changed => choose({ quiet: changed })} />}
      {notSaved && (
        <div role="alert">
          <FieldError>{words.notSaved}</FieldError>
        </div>
      )}
    </div>
  )
}

type QuietProps = { quiet: QuietHours; onChange: (quiet: QuietHours) => Promise<void> }

function Quiet({ quiet, onChange }: QuietProps) {
  const words = texts.push
  return (
    <div className="push-quiet">
      {(['from', 'to'] as const).map(end => (
        <Field
          key={end}
          type="time"
          label={words[end]}
          value={quiet[end]}
          onChange={({ target }) => {
            // Ignore a half-typed time.
            if (target.value) void onChange({ ...quiet, [end]: target.value })
          }}
        />
      ))}
    </div>
  )
}
