/** A device: what it is, when it was last used, and Remember or Forget, each with a confirmation. */
import { MonitorSmartphone } from 'lucide-react'
import { type FormEvent, useId, useRef, useState } from 'react'
import { type Device, MAX_NAME_LENGTH } from '#shared/accounts.ts'
import { dayName, timeOfDay } from '#web/platform/dates.ts'
import { texts } from '#web/platform/texts.ts'
import { Button } from '#web/ui/button.tsx'
import { Field, focusFirstError } from '#web/ui/field.tsx'
import { onEscape } from '#web/ui/on-escape.ts'
import { ConfirmStep } from './confirm-step.tsx'
import { FormButtons } from './form-buttons.tsx'
import type { Step } from './use-one-step.ts'

type RowProps = {
  device: Device
  /** Different from that of every other device. */
  title: string
  naming: Step
  forgetting: Step
  /** Both return what went wrong, if anything. */
  remember: (name: string) => Promise<string | undefined>
  forget: () => Promise<string | undefined>
}

export function DeviceRow({ device, title, naming, forgetting, remember, forget }: RowProps) {
  const words = texts.settings
  const row = useRef<HTMLLIElement>(null)
  const about = useId()

  async function forgetAndGoOn(): Promise<string | undefined> {
    const here = row.current
    const next = here?.nextElementSibling
    const heading = here?.closest('section')?.querySelector('h2')
    const problem = await forget()
    if (problem) return problem
    // The row is gone or about to go; whoever went elsewhere meanwhile stays there.
    const focused = document.activeElement
    if (focused === document.body || here?.contains(focused))
      (next?.querySelector('button') ?? heading)?.focus()
  }

  return (
    <li className="device" ref={row}>
      <MonitorSmartphone size="1.375rem" strokeWidth={1.75} aria-hidden="true" />
      <div className="device-words">
        <b dir="auto">{title}</b>
        <small id={about}>
          {aboutDevice(device).map(part => (
            // The space is for those who hear it; the dot between two parts is drawn.
            <span key={part}>{part} </span>
          ))}
        </small>
      </div>
      {!naming.open && !forgetting.open && (
        <div className="settings-buttons">
          <Button
            kind="sec"
            aria-label={device.remembered ? words.renameThis(title) : words.rememberThis(title)}
            aria-describedby={about}
            autoFocus={naming.closedLast}
            onClick={naming.onOpen}
          >
            {device.remembered ? words.rename : words.remember}
          </Button>
          <Button
            kind="ghost"
            aria-label={words.forgetThis(title)}
            aria-describedby={about}
            autoFocus={forgetting.closedLast}
            onClick={forgetting.onOpen}
          >
            {words.forget}
          </Button>
        </div>
      )}
      {naming.open && <Naming device={device} remember={remember} onClose={naming.onClose} />}
      {forgetting.open && (
        <ConfirmStep
          question={device.current ? words.forgetSureHere : words.forgetSure}
          yes={words.forget}
          yesName={words.forgetThis(title)}
          no={words.keepIt}
          act={forgetAndGoOn}
          onClose={forgetting.onClose}
        />
      )}
    </li>
  )
}

function aboutDevice({ name, browser, current, remembered, signedInAt, lastSeenAt }: Device): string[] {
  const words = texts.settings
  const isNamed = name !== null && name !== browser
  return [
    current && words.thisDevice,
    isNamed && browser,
    remembered && words.remembered,
    !current && !isNamed && words.signedInOn(momentOf(signedInAt)),
    !current && words.lastUsed(momentOf(lastSeenAt)),
  ].filter(part => typeof part === 'string')
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

  async function save(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    const form = event.currentTarget
    if (busy) return
    setBusy(true)
    const wrong = name.trim() ? await remember(name.trim()) : words.needDeviceName
    setBusy(false)
    setProblem(wrong)
    if (wrong) focusFirstError(form)
    else onClose()
  }

  return (
    <form className="device-step" onSubmit={save} onKeyDown={onEscape(onClose)} noValidate aria-busy={busy}>
      <Field
        label={words.deviceName}
        name="deviceName"
        autoComplete="off"
        dir="auto"
        maxLength={MAX_NAME_LENGTH}
        // The button that opened it is gone, so focus moves to the field.
        autoFocus
        value={name}
        hint={device.remembered ? undefined : words.rememberHint}
        error={problem}
        onChange={event => setName(event.target.value)}
      />
      <FormButtons busy={busy} onCancel={onClose}>
        {words.save}
      </FormButtons>
    </form>
  )
}
