/** A device: what it is, when it was last used, and Remember or Forget, each with a confirmation. */
import { MonitorSmartphone } from 'lucide-react'
import { type FormEvent, Fragment, useId, useRef, useState } from 'react'
import { type Device, MAX_NAME_LENGTH } from '#shared/accounts.ts'
import { dayName, timeOfDay, timeWithSeconds } from '#web/platform/dates.ts'
import { texts } from '#web/platform/texts.ts'
import { Button } from '#web/ui/button.tsx'
import { Field, focusFirstError } from '#web/ui/field.tsx'
import { onEscape } from '#web/ui/on-escape.ts'
import { ConfirmStep } from './confirm-step.tsx'
import { FormButtons } from './form-buttons.tsx'
import type { Step } from './use-one-step.ts'

type RowProps = {
  device: Device
  /** The other devices with the same title. */
  alike: readonly Device[]
  naming: Step
  forgetting: Step
  /** Both return what went wrong, if anything. */
  remember: (name: string) => Promise<string | undefined>
  forget: () => Promise<string | undefined>
}

export function DeviceRow({ device, alike, naming, forgetting, remember, forget }: RowProps) {
  const words = texts.settings
  const row = useRef<HTMLLIElement>(null)
  const about = useId()
  const title = titleOf(device)

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
      <MonitorSmartphone size={22} strokeWidth={1.75} aria-hidden="true" />
      <div className="device-words">
        <b dir="auto">{title}</b>
        <small id={about}>
          {aboutDevice(device, alike).map((part, i) => (
            <Fragment key={part}>
              {i > 0 && ' · '}
              <span>{part}</span>
            </Fragment>
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

export const titleOf = ({ name, browser }: Device) => name ?? browser

function aboutDevice(device: Device, alike: readonly Device[]): string[] {
  const words = texts.settings
  const { name, browser, current, remembered, signedInAt, lastSeenAt } = device
  // Of two with the same title, only when they began tells which is which; if that was in one minute, to the second.
  const sameMinute = alike.some(other => momentOf(other.signedInAt) === momentOf(signedInAt))
  const signedIn = momentOf(signedInAt, sameMinute ? timeWithSeconds : timeOfDay)
  return [
    current && words.thisDevice,
    name && browser,
    remembered && words.remembered,
    !current && (!name || alike.length > 0) && words.signedInOn(signedIn),
    !current && words.lastUsed(momentOf(lastSeenAt)),
  ].filter(part => typeof part === 'string')
}

function momentOf(timestamp: string, time = timeOfDay): string {
  const at = new Date(timestamp)
  return `${dayName(at)}, ${time(at)}`
}

type NamingProps = Pick<RowProps, 'device' | 'remember'> & { onClose: () => void }

function Naming({ device, remember, onClose }: NamingProps) {
  const words = texts.settings
  const [name, setName] = useState(titleOf(device))
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
