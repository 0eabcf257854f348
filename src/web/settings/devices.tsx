/** Where one is signed in: this device first, each to be remembered under a name or forgotten at once. */
import type { Device } from '#shared/accounts.ts'
import { useSessionStore } from '#web/platform/session.tsx'
import { texts } from '#web/platform/texts.ts'
import { useToast } from '#web/ui/toast.tsx'
import { DeviceRow } from './device-row.tsx'
import { Section, SectionFailed, SectionLoading } from './section.tsx'
import { useDevices } from './use-devices.ts'

export function Devices() {
  const words = texts.settings
  const session = useSessionStore()
  const toast = useToast()
  const { devices, failure, again, remember, forget } = useDevices()

  async function forgetAndTell({ key, current, name, browser }: Device): Promise<string | undefined> {
    // Its sign-in ends here too: the same as Log Out.
    if (current) return void session.signOut()
    const problem = await forget(key)
    if (!problem) toast(words.forgotten(name ?? browser))
    return problem
  }

  return (
    <Section title={words.devices} hint={words.devicesHint}>
      {failure && (
        <SectionFailed again={again}>{`${words.devicesFailed} ${sentence(failure)}`}</SectionFailed>
      )}
      {!devices && !failure && <SectionLoading>{words.devicesLoading}</SectionLoading>}
      {devices && (
        <ul className="card">
          {[...devices].sort(thisFirst).map(device => (
            <DeviceRow
              key={device.key}
              device={device}
              remember={name => remember(device.key, name)}
              forget={() => forgetAndTell(device)}
            />
          ))}
        </ul>
      )}
    </Section>
  )
}

const thisFirst = (a: Device, b: Device) => Number(b.current) - Number(a.current)
const sentence = (text: string) => (/[.!?]$/.test(text) ? text : `${text}.`)
