/** A device: what it is, when it was last used, and Remember or Forget, each with a confirmation. */
import { MonitorSmartphone } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { type Device, MAX_NAME_LENGTH } from '#shared/accounts.ts'
import { dayName, timeOfDay } from '#web/platform/dates.ts'
import { texts } from '#web/platform/texts.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { ConfirmStep } from './confirm-step.tsx'
import { FormButtons } from './form-buttons.tsx'

type RowProps = {
  device: Device
  /** Both return what went wrong, if anything. */
  remember: (name: string) => Promise<string | undefined>
  forget: () => Promise<string | undefined>
}

export function DeviceRow({ device, remember, forget }: RowProps) {
  const words = texts.settings
  const [step, setStep] = useState<'shown' | 'naming' | 'forgetting'>('shown')
  const title = device.name ?? device.browser
  return (
    <li className="device">
      <MonitorSmartphone size={22} strokeWidth={1.75} aria-hidden="true" />
      <div className="device-words">
        <b dir="auto">{title}</b>
        <small>{aboutDevice(device)}</small>
      </div>
      {step === 'shown' && (
        <div className="settings-buttons">
          <Button
            kind="sec"
            aria-label={device.remembered ? words.renameThis(title) : words.rememberThis(title)}
            onClick={() => setStep('naming')}
          >
            {device.remembered ? words.rename : words.remember}
          </Button>
          <Button kind="ghost" aria-label={words.forgetThis(title)} onClick={() => setStep('forgetting')}>
            {words.forget}
          </Button>
        </div>
      )}
      {step === 'naming' && <Naming device={device} remember={remember} onClose={() => setStep('shown')} />}
      {step === 'forgetting' && (
        <ConfirmStep
          question={device.current ? words.forgetSureHere : words.forgetSure}
          yes={words.forget}
          yesName={words.forgetThis(title)}
          no={words.keepIt}
          act={forget}
          onClose={() => setStep('shown')}
        />
      )}
    </li>
  )
}

function aboutDevice({ name, browser, current, remembered, signedInAt, lastSeenAt }: Device): string {
  const words = texts.settings
  return [
    current && words.thisDevice,
    name && browser,
    remembered && words.remembered,
    // Nothing else distinguishes two unnamed browsers of one kind.
    !current && !name && words.signedInOn(momentOf(signedInAt)),
    !current && words.lastUsed(momentOf(lastSeenAt)),
  ]
    .filter(Boolean)
    .join(' · ')
}

function momentOf(timestamp: string): string {
  const at = new Date(timestamp)
  return `${dayName(at)}, ${timeOfDay(at)}`
}

type NamingProps = Pick<RowProps, 'device' | 'remember'> & { onClose: () => void }

function Naming({ device, remember, onClose }: NamingProps) {
  const words = texts.settings
  const [name, setName] = useState(device.name ?? device.browser)
  const [problem, setProblem] = useState<string>()
  const [busy, setBusy] = useState(false)

  async function save(event: FormEvent): Promise<void> {
    event.preventDefault()
    if (busy || name.trim() === '') return
    setBusy(true)
    const wrong = await remember(name.trim())
    setBusy(false)
    setProblem(wrong)
    if (!wrong) onClose()
  }

  return (
    <form className="device-step" onSubmit={save} noValidate aria-busy={busy}>
      <Field
        label={words.deviceName}
        name="deviceName"
        autoComplete="off"
        dir="auto"
        maxLength={MAX_NAME_LENGTH}
        // The button that opened it is gone, so focus moves to the field.
        autoFocus
        value={name}
        error={problem}
        onChange={event => setName(event.target.value)}
      />
      <FormButtons busy={busy} onCancel={onClose}>
        {words.save}
      </FormButtons>
    </form>
  )
}
