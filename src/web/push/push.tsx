/** The choice whether this device is told of unread threads, and when it is to be quiet. Off until chosen. */
import type { QuietHours } from '#shared/push.ts'
import { texts } from '#web/platform/texts.ts'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { Fetching, NotFetched } from '#web/ui/fetching.tsx'
import { Field, FieldError } from '#web/ui/field.tsx'
import { SkeletonRow } from '#web/ui/skeleton.tsx'
import { usePush } from './use-push.ts'
import './push.css'

export function PushSetting() {
  const words = texts.push
  const { state, device, notSaved, again, turnOn, turnOff, night } = usePush()
  if (state === 'failed') return <NotFetched words={words} again={again} />
  if (state === 'loading')
    return (
      <Fetching className="card push-card" label={words.loading}>
        <SkeletonRow />
      </Fetching>
    )
  if (state !== 'ready') return <p className="card push-card">{words[state]}</p>
  return (
    <div className="card push-card">
      <Checkbox
        label={words.turnOn}
        checked={device !== null}
        onChange={event => void (event.target.checked ? turnOn() : turnOff())}
      />
      {device && (
        <Checkbox
          label={words.quiet}
          checked={device.quiet !== null}
          onChange={event => void turnOn(event.target.checked ? night : null)}
        />
      )}
      {device?.quiet && <Quiet quiet={device.quiet} onChange={turnOn} />}
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
            // Half a time is no time yet.
            if (target.value) void onChange({ ...quiet, [end]: target.value })
          }}
        />
      ))}
    </div>
  )
}
