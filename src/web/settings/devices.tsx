/** The devices you are signed in on, this one first; each can be remembered under a name or forgotten. */
import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { Device } from '#shared/accounts.ts'
import { useSessionStore } from '#web/platform/session.tsx'
import { texts } from '#web/platform/texts.ts'
import { Button } from '#web/ui/button.tsx'
import { SkeletonRow } from '#web/ui/skeleton.tsx'
import { useToast } from '#web/ui/toast.tsx'
import { ConfirmStep } from './confirm-step.tsx'
import { DeviceRow } from './device-row.tsx'
import { Section, SectionFailed, SectionLoading } from './section.tsx'
import { useDevices } from './use-devices.ts'

/** Devices shown at first: this one, and the three used last. */
const SHOWN = 4

export function Devices() {
  const words = texts.settings
  const session = useSessionStore()
  const toast = useToast()
  const { devices, failure, again, remember, forget, signOutOthers } = useDevices()

  async function forgetAndTell({ key, current, name, browser }: Device): Promise<string | undefined> {
    // Forgetting this device is the same as Log Out.
    if (current) return void session.signOut()
    const problem = await forget(key)
    if (!problem) toast(words.forgotten(name ?? browser))
    return problem
  }

  return (
    <Section id="devices" title={words.devices} hint={words.devicesHint}>
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
              remember={name => remember(device.key, name)}
              forget={() => forgetAndTell(device)}
            />
          )}
        </DeviceList>
      )}
      {devices && devices.length > 1 && <SignOutOthers signOutOthers={signOutOthers} />}
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
  const sorted = [...devices].sort(thisFirstThenLastUsed)
  const shown = all ? sorted : sorted.slice(0, SHOWN)
  const more = sorted.length - shown.length
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

function SignOutOthers({ signOutOthers }: { signOutOthers: () => Promise<string | undefined> }) {
  const words = texts.settings
  const toast = useToast()
  const [step, setStep] = useState<'shown' | 'asking' | 'kept'>('shown')

  async function end(): Promise<string | undefined> {
    // The focused button is gone afterwards, so focus moves to the heading of the list.
    const heading = document.querySelector<HTMLElement>('#devices h2')
    const problem = await signOutOthers()
    if (problem) return problem
    toast(words.othersSignedOut)
    heading?.focus()
  }

  if (step === 'asking')
    return (
      <ConfirmStep
        question={words.signOutOthersSure}
        yes={words.signOutOthersYes}
        no={words.cancel}
        act={end}
        onClose={() => setStep('kept')}
      />
    )
  return (
    <Button kind="sec" autoFocus={step === 'kept'} onClick={() => setStep('asking')}>
      {words.signOutOthers}
    </Button>
  )
}

const thisFirstThenLastUsed = (a: Device, b: Device) =>
  Number(b.current) - Number(a.current) || b.lastSeenAt.localeCompare(a.lastSeenAt)
const sentence = (text: string) => (/[.!?]$/.test(text) ? text : `${text}.`)
