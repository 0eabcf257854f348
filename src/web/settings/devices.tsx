/** The devices you are signed in on, this one first; each can be remembered under a name or forgotten. */
import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { Device } from '#shared/accounts.ts'
import { useSessionStore } from '#web/platform/session.tsx'
import { texts } from '#web/platform/texts.ts'
import { Button } from '#web/ui/button.tsx'
import { useFailureLine } from '#web/ui/loading.tsx'
import { SkeletonRow } from '#web/ui/skeleton.tsx'
import { useToast } from '#web/ui/toast.tsx'
import { ConfirmStep } from './confirm-step.tsx'
import { DeviceRow } from './device-row.tsx'
import { deviceTitles } from './device-titles.ts'
import { Section, SectionFailed, SectionLoading } from './section.tsx'
import { useDevices } from './use-devices.ts'
import { type Step, useOneStep } from './use-one-step.ts'

/** Devices shown at first: this one, and the three used last. */
const SHOWN = 4

export function Devices() {
  const words = texts.settings
  const session = useSessionStore()
  const toast = useToast()
  const { devices: known, failure, again, remember, forget, signOutOthers } = useDevices()
  const devices = known?.map(named).toSorted(thisFirstThenLastUsed)
  const step = useOneStep()
  const failureLine = useFailureLine(words.devicesFailed)
  const titles = deviceTitles(devices ?? [])
  const titleOf = ({ key, browser }: Device) => titles.get(key) ?? browser

  async function rememberAndTell({ key, remembered }: Device, name: string): Promise<string | undefined> {
    const problem = await remember(key, name)
    if (!problem) toast(remembered ? words.saved : words.nowRemembered(name))
    return problem
  }

  async function forgetAndTell(device: Device): Promise<string | undefined> {
    // Forgetting this device is the same as Log Out.
    if (device.current) return void session.signOut()
    const title = titleOf(device)
    const problem = await forget(device.key)
    if (!problem) toast(words.forgotten(title))
    return problem
  }

  return (
    <Section
      id="devices"
      title={words.devices}
      hint={words.devicesHint}
      summary={failure ? failureLine : devices ? summaryOf(devices) : words.devicesLoading}
    >
      {failure && (
        <SectionFailed again={again}>{`${words.devicesFailed} ${sentence(failure)}`}</SectionFailed>
      )}
      {!devices && !failure && (
        <SectionLoading label={words.devicesLoading}>
          <SkeletonRow />
        </SectionLoading>
      )}
      {devices && (
        <DeviceList devices={devices}>
          {device => (
            <DeviceRow
              key={device.key}
              device={device}
              title={titleOf(device)}
              naming={step(`name ${device.key}`)}
              forgetting={step(`forget ${device.key}`)}
              remember={name => rememberAndTell(device, name)}
              forget={() => forgetAndTell(device)}
            />
          )}
        </DeviceList>
      )}
      {devices && devices.length > 1 && (
        <SignOutOthers asking={step('others')} signOutOthers={signOutOthers} />
      )}
    </Section>
  )
}

type ListProps = { devices: readonly Device[]; children: (device: Device) => ReactNode }

/** This device and those used last; the others on request. */
function DeviceList({ devices, children }: ListProps) {
  const [all, setAll] = useState(false)
  const list = useRef<HTMLUListElement>(null)
  // The button is gone, so focus moves to the first device that it showed.
  useEffect(() => {
    if (all) list.current?.children[SHOWN]?.querySelector('button')?.focus()
  }, [all])
  const shown = all ? devices : devices.slice(0, SHOWN)
  const more = devices.length - shown.length
  return (
    <>
      <ul className="card" ref={list}>
        {shown.map(children)}
      </ul>
      {more > 0 && (
        <Button kind="ghost" onClick={() => setAll(true)}>
          {texts.settings.moreDevices(more)}
        </Button>
      )}
    </>
  )
}

type OthersProps = { asking: Step; signOutOthers: () => Promise<string | undefined> }

function SignOutOthers({ asking, signOutOthers }: OthersProps) {
  const words = texts.settings
  const toast = useToast()

  async function end(): Promise<string | undefined> {
    // The focused button is gone afterwards, so focus moves to the heading of the list.
    const heading = document.querySelector<HTMLElement>('#devices h2')
    const problem = await signOutOthers()
    if (problem) return problem
    toast(words.othersSignedOut)
    heading?.focus()
  }

  if (asking.open)
    return (
      <ConfirmStep
        question={words.signOutOthersSure}
        yes={words.signOutOthersYes}
        no={words.cancel}
        act={end}
        onClose={asking.onClose}
      />
    )
  return (
    <Button kind="sec" autoFocus={asking.closedLast} onClick={asking.onOpen}>
      {words.signOutOthers}
    </Button>
  )
}

function summaryOf({ length }: readonly Device[]): string {
  const words = texts.settings
  return length > 1 ? words.otherDevices(length - 1) : words.onlyThisDevice
}

const UNKNOWN = 'Unknown browser'

/** The server's names of browsers are English: "Firefox on Linux". */
function named(device: Device): Device {
  const [browser, system] = device.browser.split(' on ')
  if (!system)
    return device.browser === UNKNOWN ? { ...device, browser: texts.settings.unknownBrowser } : device
  return { ...device, browser: texts.settings.browserOn(browser ?? '', system) }
}

const thisFirstThenLastUsed = (a: Device, b: Device) =>
  Number(b.current) - Number(a.current) || b.lastSeenAt.localeCompare(a.lastSeenAt)
const sentence = (text: string) => (/[.!?]$/.test(text) ? text : `${text}.`)
